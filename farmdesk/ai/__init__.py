"""Players that know no game, the judges that know one, and the process they think in.

A player gets a concealed state only: what its seat cannot see is not there to be peeked at.
`desk` answers "what would this level play?", `worker` does so beside the window, `arena` lets
levels play each other, `train` learns a judge's weights.
Never enters: Qt, pixels, words, the rules of a game outside `judges`.
"""
