/**
 * Options for `launch` of a browser: the test runner ends the processes of a worker, and a signal ends the worker,
 * which has no signal handler.
 */
export const signalsOfRunner = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false } as const;
