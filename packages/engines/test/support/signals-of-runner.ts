/** For `launch` of a browser: the test runner ends what a worker started, and a signal ends the worker, which listens to none. */
export const signalsOfRunner = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false } as const;
