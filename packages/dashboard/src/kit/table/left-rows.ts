/**
 * The last focused row of each entry of the browser's history. Back leads to the same entry; a new visit of the same
 * address has another entry. The rows are kept until the page is reloaded.
 */

/** A row that will receive the focus: its key, and its index in case the key no longer exists. */
export interface WantedRow {
  readonly key: string;
  readonly index: number;
}

const rows = new Map<string, WantedRow>();

function entry(): string {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && '__TSR_key' in state ? String(state.__TSR_key) : '';
}

export const rememberRow = (row: WantedRow): void => void rows.set(entry(), row);

/** Returns the row that had the focus when this entry of the history was left; undefined on a first visit. */
export const rememberedRow = (): WantedRow | undefined => rows.get(entry());
