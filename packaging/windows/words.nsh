; What the installer says besides NSIS's own words, in its three languages.

LangString SAVED_GAME ${LANG_ENGLISH} "Farmdesk saved game"
LangString SAVED_GAME ${LANG_JAPANESE} "Farmdesk のセーブデータ"
LangString SAVED_GAME ${LANG_KOREAN} "Farmdesk 저장된 게임"

LangString ON_DESKTOP ${LANG_ENGLISH} "Shortcut on the desktop"
LangString ON_DESKTOP ${LANG_JAPANESE} "デスクトップにショートカットを作成"
LangString ON_DESKTOP ${LANG_KOREAN} "바탕 화면에 바로 가기 만들기"

LangString ALSO_SAVES ${LANG_ENGLISH} "Saved games and settings, too"
LangString ALSO_SAVES ${LANG_JAPANESE} "セーブデータと設定も削除"
LangString ALSO_SAVES ${LANG_KOREAN} "저장된 게임과 설정도 삭제"

LangString IS_OPEN ${LANG_ENGLISH} "Farmdesk is open. Please close it, then choose Retry."
LangString IS_OPEN ${LANG_JAPANESE} "Farmdesk が開いています。閉じてから「再試行」を選んでください。"
LangString IS_OPEN ${LANG_KOREAN} "Farmdesk가 열려 있습니다. 닫은 다음 [다시 시도]를 선택해 주세요."

LangString NEEDS_WINDOWS_10 ${LANG_ENGLISH} "Farmdesk needs a 64-bit Windows 10, version 1903, or newer."
LangString NEEDS_WINDOWS_10 ${LANG_JAPANESE} "Farmdesk には 64 ビット版の Windows 10 バージョン 1903 以降が必要です。"
LangString NEEDS_WINDOWS_10 ${LANG_KOREAN} "Farmdesk는 64비트 Windows 10 버전 1903 이상이 필요합니다."

LangString NEEDS_ADMINISTRATOR ${LANG_ENGLISH} "Only an administrator can do this for everybody on this computer. Please choose Run as administrator."
LangString NEEDS_ADMINISTRATOR ${LANG_JAPANESE} "このコンピューターの全員に対して行うには管理者の権限が必要です。「管理者として実行」を選んでください。"
LangString NEEDS_ADMINISTRATOR ${LANG_KOREAN} "이 컴퓨터의 모든 사용자에게 적용하려면 관리자 권한이 필요합니다. [관리자 권한으로 실행]을 선택해 주세요."

LangString OLDER_IS_IN_THE_WAY ${LANG_ENGLISH} "The older version of Farmdesk could not be removed. Please close it and start this installer again."
LangString OLDER_IS_IN_THE_WAY ${LANG_JAPANESE} "以前のバージョンの Farmdesk を削除できませんでした。閉じてから、もう一度このインストーラーを起動してください。"
LangString OLDER_IS_IN_THE_WAY ${LANG_KOREAN} "이전 버전의 Farmdesk를 제거할 수 없습니다. 닫은 다음 이 설치 프로그램을 다시 시작해 주세요."

LangString CANNOT_WRITE ${LANG_ENGLISH} "Not all of Farmdesk could be written into this folder. Please choose another one, or make room on the disk."
LangString CANNOT_WRITE ${LANG_JAPANESE} "このフォルダーに Farmdesk を書き込めませんでした。別のフォルダーを選ぶか、ディスクの空きを増やしてください。"
LangString CANNOT_WRITE ${LANG_KOREAN} "이 폴더에 Farmdesk를 모두 쓸 수 없습니다. 다른 폴더를 선택하거나 디스크 공간을 확보해 주세요."
