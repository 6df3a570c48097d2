/** Insertion of many items, one per line, with a result per line; a dry run comes first. */
import type { OperationContext } from '../../../../operations/context.ts';
import { isFault } from '../comparers/comparer.ts';
import type { List, ListItem } from '../list.ts';
import { mostPlaces, recall } from '../memory.ts';
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

interface Line {
  readonly line: number;
  readonly item: ListItem;
}

const chunk = 500;

/**
 * Inserts the items. A dry run returns the same results without writing, except for lines that are added concurrently.
 */
export async function pasteItems(context: OperationContext, command: BulkCommand): Promise<LineVerdict[]> {
  const { tx, scope } = context;
  const list = await listForItems(context, command.listId, null);
  const verdicts: LineVerdict[] = [];
  const drafts = new Map<string, Line>();
  let room =
    list.kind === 'geolocation' ? mostPlaces - (await recall(tx, scope)).places.length : Number.POSITIVE_INFINITY;
  for (const [index, text] of command.lines.entries()) {
    const line = index + 1;
    const read = text.trim() === '' ? null : readLineItem(list, text);
    if (read === null) verdicts.push({ line, verdict: 'empty', problem: null, itemId: null });
    else if (isFault(read))
      verdicts.push({ line, verdict: 'invalid', problem: `${read.member} ${read.problem}`, itemId: null });
    else {
      const item = draftItem(context, list, read, command.expiresAt);
      const key = item.valueIndex.toString('hex');
      if (drafts.has(key)) verdicts.push({ line, verdict: 'duplicate', problem: null, itemId: null });
      else if (room <= 0)
        verdicts.push({ line, verdict: 'invalid', problem: `there are ${mostPlaces} places`, itemId: null });
      else {
        room -= 1;
        drafts.set(key, { line, item });
      }
    }
  }
  const added = await store(context, list, [...drafts.values()], command.isDryRun);
  if (added.some(({ verdict }) => verdict === 'added') && !command.isDryRun) await sendActivation(context, list.id);
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
