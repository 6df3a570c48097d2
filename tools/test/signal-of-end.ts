/** Fires when somebody ends this process, which then still ends its children; a second time ends it at once. Its reason is the signal. */
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
