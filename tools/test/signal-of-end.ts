/**
 * Returns a signal that fires if this process is ended, which then still ends its children; a second signal ends it at
 * once. Its reason is the signal of the system.
 */
export function signalOfEnd(): AbortSignal {
  const ending = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(name, () => {
      if (ending.signal.aborted) process.exit(1);
      ending.abort(name);
    });
  }
  return ending.signal;
}
