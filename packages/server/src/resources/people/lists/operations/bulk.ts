/** Insertion of many items, one per line, with a result per line; a dry run comes first. */
import type { OperationContext } from '../../../../operations/context.ts';
import { type ItemFault, isFault, type ReadItem } from '../comparers/comparer.ts';
import type { List, ListItem } from '../list.ts';
import { countPlaces, mostPlaces } from '../memory.ts';
import { readLineItem } from '../read-line-item.ts';
import { insertItems, knownValues } from '../store.ts';
import { draftItem, listForItems, sendActivation } from './items.ts';

export interface LineVerdict {
  /** Number of the line, from 1. */
  readonly line: number;
  readonly verdict: 'added' | 'duplicate' | 'invalid' | 'empty';
  readonly problem: string | null;
  readonly itemId: string | null;
}

export interface BulkCommand {
  readonly listId: string;
  readonly lines: readonly string[];
  readonly isDryRun: boolean;
  readonly expiresAt: Date | null;
}

/** Parsed line; null for an empty line. */
export interface GivenItem {
  readonly line: number;
  readonly read: ReadItem | ItemFault | null;
}

export interface AddOptions {
  readonly isDryRun?: boolean;
  readonly expiresAt?: Date | null;
  /** Creator of the items; the actor by default. */
  readonly creator?: ListItem['creator'];
}

interface Line {
  readonly line: number;
  readonly item: ListItem;
}

const chunk = 500;

/** Inserts the items. A dry run returns the same results without writing, unless lines are added concurrently. */
export async function pasteItems(context: OperationContext, command: BulkCommand): Promise<LineVerdict[]> {
  const list = await listForItems(context, command.listId, null);
  const given = command.lines.map((text, index) => ({
    line: index + 1,
    read: text.trim() === '' ? null : readLineItem(list, text),
  }));
  return addItems(context, list, given, command);
}

/** Inserts the parsed items into a list from {@link listForItems} and returns a result for each line. */
export async function addItems(
  context: OperationContext,
  list: List,
  given: readonly GivenItem[],
  { isDryRun = false, expiresAt = null, creator }: AddOptions,
): Promise<LineVerdict[]> {
  const verdicts: LineVerdict[] = [];
  const drafts = new Map<string, Line>();
  let room = list.kind === 'geolocation' ? mostPlaces - (await countPlaces(context)) : Number.POSITIVE_INFINITY;
  for (const { line, read } of given) {
    if (read === null) verdicts.push({ line, verdict: 'empty', problem: null, itemId: null });
    else if (isFault(read))
      verdicts.push({ line, verdict: 'invalid', problem: `${read.member} ${read.problem}`, itemId: null });
    else {
      const drafted = draftItem(context, list, read, expiresAt);
      const item = creator === undefined ? drafted : { ...drafted, creator };
      const key = item.valueIndex.toString('hex');
      if (drafts.has(key)) verdicts.push({ line, verdict: 'duplicate', problem: null, itemId: null });
      else if (room <= 0)
        verdicts.push({ line, verdict: 'invalid', problem: `there are already ${mostPlaces} places`, itemId: null });
      else {
        room -= 1;
        drafts.set(key, { line, item });
      }
    }
  }
  const added = await store(context, list, [...drafts.values()], isDryRun);
  if (added.some(({ verdict }) => verdict === 'added') && !isDryRun) await sendActivation(context, list.id);
  return [...verdicts, ...added].toSorted((a, b) => a.line - b.line);
}

async function store(
  { tx, scope }: OperationContext,
  list: List,
  lines: readonly Line[],
  isDryRun: boolean,
): Promise<LineVerdict[]> {
  const verdicts: LineVerdict[] = [];
  for (let start = 0; start < lines.length; start += chunk) {
    const some = lines.slice(start, start + chunk);
    const items = some.map(({ item }) => item);
    const known = isDryRun
      ? await knownValues(
          tx,
          scope,
          list.id,
          items.map(({ valueIndex }) => valueIndex),
        )
      : null;
    const inserted = isDryRun ? null : await insertItems(tx, scope, list, items);
    for (const { line, item } of some) {
      const isAdded = inserted?.has(item.id) ?? known?.has(item.valueIndex.toString('hex')) !== true;
      const itemId = isAdded && !isDryRun ? item.id : null;
      verdicts.push({ line, verdict: isAdded ? 'added' : 'duplicate', problem: null, itemId });
    }
  }
  return verdicts;
}
