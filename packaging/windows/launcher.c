/* farmdesk.exe and farmdesk-console.exe: start app\start.py with the Python that lies beside them.

   Built by assemble.py with PYTHON_DLL, such as L"python311.dll"; twice, with and without console.
   The python3NN._pth beside the DLL says where modules are, and shuts out every foreign setting. */

#include <windows.h>
#include <stdlib.h>
#include <wchar.h>

#define LONGEST 32768 /* characters: what a path may have on Windows */

typedef int (*PythonMain)(int, wchar_t **);

static int damaged(void)
{
    MessageBoxW(NULL, L"A part of Farmdesk is missing. Please install Farmdesk again.", L"Farmdesk",
                MB_ICONERROR | MB_OK);
    return 3;
}

/* The path of a file beside this program, or of the program itself; NULL when it is too long. */
static wchar_t *beside(const wchar_t *name)
{
    wchar_t *path = malloc(LONGEST * sizeof(wchar_t));
    DWORD length = path ? GetModuleFileNameW(NULL, path, LONGEST) : 0;
    if (!length || length + (name ? wcslen(name) : 0) >= LONGEST)
        return NULL;
    if (name)
        wcscpy(wcsrchr(path, L'\\') + 1, name);
    return path;
}

int wmain(int count, wchar_t **words)
{
    wchar_t *program = beside(NULL), *library = beside(PYTHON_DLL), *start = beside(L"app\\start.py");
    HMODULE python = program && library && start ? LoadLibraryW(library) : NULL;
    PythonMain run = python ? (PythonMain)(void *)GetProcAddress(python, "Py_Main") : NULL;
    wchar_t **line = calloc(count + 3, sizeof(wchar_t *));
    if (!run || !line)
        return damaged();
    line[0] = program; /* whole, since the process that thinks is started by this name */
    line[1] = L"-B"; /* nothing is written into the installed folder: it must be left empty */
    line[2] = start;
    for (int word = 1; word < count; word++)
        line[word + 2] = words[word];
    return run(count + 2, line);
}
