/** Columns of the list of inquiries that a reader may choose, in addition to the person, which is always the first. Pure. */

/** Ids in the order of the columns. */
export const columnIds = ['status', 'template', 'tags', 'age', 'claimed', 'last-event', 'created'] as const;

export type ColumnId = (typeof columnIds)[number];

const usual: readonly ColumnId[] = ['status', 'template', 'tags', 'age', 'claimed'];

/** Rights that a column needs, where reading inquiries is not enough. */
const needs: Readonly<Partial<Record<ColumnId, string>>> = { claimed: 'inquiry.decide' };

/** Returns the columns that a user with these rights may see. */
export const offeredTo = (hasRight: (right: string) => boolean): readonly ColumnId[] =>
  columnIds.filter((id) => {
    const right = needs[id];
    return right === undefined || hasRight(right);
  });

/** Returns the offered columns that are shown; `chosen` is null if none were chosen. */
export const shownOf = (offered: readonly ColumnId[], chosen: readonly string[] | null): readonly ColumnId[] =>
  offered.filter((id) => (chosen ?? usual).includes(id));

/** Returns the chosen columns after one was switched on or off; those of other roles stay as they are. */
export function switched(chosen: readonly string[] | null, id: ColumnId): readonly string[] {
  const before = chosen ?? usual;
  return before.includes(id) ? before.filter((each) => each !== id) : [...before, id];
}
