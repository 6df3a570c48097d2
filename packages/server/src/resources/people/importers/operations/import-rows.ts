/** Import of rows: one transaction processes a batch of rows and saves their counts. */
import { addSeconds } from '../../../../lib/clock.ts';
import { Refusal, type RefusalEntry } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { createAccountFrom } from '../../accounts/index.ts';
import { addItems, type ItemKind, kindOfItem, listForItems } from '../../lists/index.ts';
import type { FileRow } from '../csv-rows.ts';
import { type Importer, resumeSeconds, rowsDone } from '../importer.ts';
import { kindOfImporter } from '../importer-kinds.ts';
import { type RowOutcome, withRowsDone } from '../states.ts';
import { lockImporter } from '../store.ts';
import { storeProgress } from './end-importer.ts';

/**
 * Processes the rows that follow the first `from` rows and returns the importer. Returns null and does nothing if
 * another worker has the importer or has processed some of the rows.
 */
export async function importRows(
  context: OperationContext,
  id: string,
  from: number,
  rows: readonly FileRow[],
): Promise<Importer | null> {
  const importer = await lockImporter(context.tx, context.scope, id);
  if (importer === null || importer.status !== 'pending' || rowsDone(importer) !== from) return null;
  const { itemKind } = kindOfImporter(importer.kind);
  const outcomes =
    itemKind === null
      ? await createAccounts(context, importer, rows)
      : await addToList(context, importer, rows, itemKind);
  const now = context.clock.now();
  return storeProgress(context, {
    ...withRowsDone(importer, outcomes, now),
    dueAt: addSeconds(now, resumeSeconds),
  });
}

const tooManyCells = { member: 'the row', problem: 'has more values than the header has columns' };

async function createAccounts(
  context: OperationContext,
  { kind }: Importer,
  rows: readonly FileRow[],
): Promise<RowOutcome[]> {
  const outcomes: RowOutcome[] = [];
  for (const { row, cells } of rows) {
    if (cells === null) {
      outcomes.push({ row, outcome: 'error', problem: `${tooManyCells.member} ${tooManyCells.problem}` });
      continue;
    }
    const attributes = kindOfImporter(kind).attributesOf(cells);
    outcomes.push(await outcomeOf(row, () => context.tx.savepoint(() => createAccountFrom(context, attributes))));
  }
  return outcomes;
}

/** Returns the result of a row. A conflict in the creation means that an account with the same reference id exists. */
async function outcomeOf(row: number, create: () => Promise<unknown>): Promise<RowOutcome> {
  try {
    await create();
    return { row, outcome: 'successful', problem: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === 'conflict') return { row, outcome: 'duplicate', problem: null };
    return { row, outcome: 'error', problem: sentenceOf(error) };
  }
}

async function addToList(
  context: OperationContext,
  importer: Importer,
  rows: readonly FileRow[],
  itemKind: ItemKind,
): Promise<RowOutcome[]> {
  const list = await listForItems(context, importer.listId ?? '', itemKind).catch((error: unknown) => {
    if (error instanceof Refusal) return error;
    throw error;
  });
  if (list instanceof Refusal) {
    return rows.map(({ row }) => ({ row, outcome: 'error', problem: sentenceOf(list) }));
  }
  const { attributesOf } = kindOfImporter(importer.kind);
  const { comparer } = kindOfItem(itemKind);
  const given = rows.map(({ row, cells }) => ({
    line: row,
    read: cells === null ? tooManyCells : comparer.read(attributesOf(cells), list),
  }));
  const verdicts = await addItems(context, list, given, {
    creator: { type: `importer/${importer.kind}`, id: importer.id },
  });
  return verdicts.map(({ line, verdict, problem }) => ({ row: line, outcome: outcomes[verdict], problem }));
}

const outcomes = { added: 'successful', duplicate: 'duplicate', invalid: 'error', empty: 'error' } as const;

/** Returns the details of a refusal with the names of members, without their positions in a request. */
export const sentenceOf = ({ entries }: Refusal): string => entries.slice(0, 3).map(partOf).join('; ');

function partOf({ details = 'was refused', pointer = '' }: RefusalEntry): string {
  const member = pointer.replace('/data/attributes/', '').replaceAll('/', '.');
  const part = details.replace('data.attributes.', '');
  return part.startsWith('must ') ? `${member} ${part}` : part;
}
