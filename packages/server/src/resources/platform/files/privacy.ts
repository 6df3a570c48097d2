/** Erasure and retention of stored files, whose bytes are outside of the database. */
import { definePort } from '../../../operations/port.ts';
import type { DueContext, Erasure, PrivacyContext, Retention } from '../../../privacy/registry.ts';
import { deleteFieldFiles } from './field-files.ts';
import { deleteFiles, findFileIdsOfInquiry } from './store.ts';

const batch = 500;

/**
 * Port that finds the ids of at most `limit` pictures whose retention is over. Templates set the retention; slices
 * above this one know the template of each picture.
 */
export const retentionOfPictures =
  definePort<(context: DueContext, limit: number) => Promise<string[]>>()('retention of pictures');

/**
 * Removes files. Bytes are removed first: a crash before the commit leaves rows without bytes, which the next run
 * deletes.
 */
async function removeFiles({ tx, scope, files }: PrivacyContext, ids: readonly string[], at: Date): Promise<void> {
  for (const id of ids) await files.remove(scope.environmentId, id);
  await deleteFiles(tx, scope, ids, at);
}

export const erases: readonly Erasure[] = [
  {
    table: 'files',
    phase: 'at-once',
    by: { file: 'id' },
    empties: { sealed: 'nothing' },
    marks: 'deleted_at',
  },
  {
    table: 'files',
    columns: ['sealed'],
    async erase(context, { references: { inquiry = [], file = [] }, at }) {
      const ids = [...file];
      for (const id of inquiry) ids.push(...(await findFileIdsOfInquiry(context.tx, context.scope, id)));
      await removeFiles(context, ids, at);
    },
  },
  {
    table: 'field_files',
    columns: [],
    async erase(
      context,
      { references: { inquiry = [], account = [], transaction = [], case: cases = [], key = [] }, at },
    ) {
      const owners = [...inquiry, ...account, ...transaction, ...cases];
      for (const ownerId of owners) await deleteFieldFiles(context, ownerId, key, at);
    },
  },
];

export const keeps: readonly Retention[] = [
  {
    table: 'files',
    until: 'the retention of the template is over',
    due: async (context, most) => (await context.slices.port(retentionOfPictures)(context, most)).length,
    async expire(context) {
      const ids = await context.slices.port(retentionOfPictures)(context, batch);
      await removeFiles(context, ids, context.clock.now());
      return ids.length;
    },
  },
  { table: 'field_files', forever: 'as long as the inquiry, account or case in whose fields it stands' },
];
