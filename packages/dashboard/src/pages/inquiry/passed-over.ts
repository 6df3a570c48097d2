/** Inquiries that this tab passed over in the review queue, so that the next one is another one. */

const key = 'passed-over';
const most = 100;

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

/** Returns the ids, newest last, with one that is left now. */
export function passedOver(leave: string): readonly string[] {
  return [...read().filter((id) => id !== leave), leave].slice(-most);
}

/** Keeps the ids after the next inquiry was opened: one of them means that a new round through the queue begins. */
export function keepPassedOver(ids: readonly string[], next: string | null): void {
  const kept = next === null || ids.includes(next) ? ids.slice(-1) : ids;
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // A full or forbidden store: the queue then hands out what was left last but one.
  }
}
