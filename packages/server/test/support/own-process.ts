/**
 * Gives the importing test file a separate process, if it measures or changes process-wide state, such as memory. `why`
 * is for the reader.
 */
export function needsOwnProcess(why: string): void {
  if (why === '') throw new TypeError('a process of its own needs a reason');
}
