/**
 * For a test file that judges or bends its whole process, such as the memory it holds: to import this gives it a process of its
 * own. `why` is for the reader.
 */
export function needsOwnProcess(why: string): void {
  if (why === '') throw new TypeError('a process of its own needs a reason');
}
