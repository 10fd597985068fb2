# Installs the one setup program in dist silently, starts what was installed, removes it, and fails
# when anything goes wrong or anything is left. For a hosted Windows; needs no administrator.

$ErrorActionPreference = "Stop"
$place = Join-Path $env:LOCALAPPDATA "Programs\Farmdesk"
$console = Join-Path $place "farmdesk-console.exe"
$key = "HKCU:\Software\Microsoft\Windows\CurrentVersion\Uninstall\Farmdesk"

function Invoke-Checked([string] $program, [string[]] $words) {
    $done = Start-Process $program -ArgumentList $words -Wait -PassThru -NoNewWindow
    if ($done.ExitCode -ne 0) { throw "$program $words ended with $($done.ExitCode)" }
}

$setup = (Get-Item dist/*-setup.exe).FullName
Invoke-Checked $setup @("/S")
if (-not (Test-Path $key)) { throw "The list of programs does not know Farmdesk." }
$env:QT_QPA_PLATFORM = "offscreen"
Invoke-Checked $console @("--version")
Invoke-Checked $console @("--smoke")
$game = Join-Path $env:TEMP "tried.farmdesk"
$seats = @("--seats", "steady,novice", "--seed", "7", "--apart", "--save", $game)
Invoke-Checked $console (@("play", "harvest_valley") + $seats)
Invoke-Checked $console @("--smoke", $game)

Start-Process (Join-Path $place "uninstall.exe") -ArgumentList "/S" -Wait
# The uninstaller goes on as a copy of itself, so that it can remove its own file.
for ($seconds = 0; (Test-Path $place) -and $seconds -lt 60; $seconds++) { Start-Sleep 1 }
foreach ($left in @($place, $key, "HKCU:\Software\Classes\.farmdesk")) {
    if (Test-Path $left) { throw "$left is left behind." }
}
Write-Host "Installed, started and removed."
