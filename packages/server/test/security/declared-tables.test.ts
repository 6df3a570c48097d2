/** Every table has a declared erasure and retention. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import sql from 'sql-template-tag';
import type { OperationContext } from '../../src/operations/context.ts';
import { erase } from '../../src/privacy/erasure.ts';
import type { Erasure, Retention } from '../../src/privacy/registry.ts';
import { deleteOldRecords } from '../../src/privacy/retention.ts';
import { rowsOf } from '../support/database.ts';
import { findUndeclared } from '../support/declared-tables.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false }, async ({ connectionString }) => {
  await rowsOf(
    connectionString,
    `create table planted_notes (environment_id text, id text, inquiry_id text, subject_key_id text, sealed bytea not null,
       hint text, erased_at timestamptz, created_at timestamptz)`,
  );
  await rowsOf(connectionString, 'grant select, insert, update, delete on planted_notes to countersign_service');
});

const planted = 'planted_notes';
const told = async () => {
  const { registry } = service.current.app;
  const all = await findUndeclared(service.current.connectionString, registry.slices);
  return {
    ofOthers: all.filter((each) => !each.startsWith(planted)),
    ofPlanted: all.filter((each) => each.startsWith(planted)),
  };
};

describe('the tables of the service', () => {
  it('each declare how they are erased, column by sealed column, and how long they are kept', async () => {
    assert.deepEqual((await told()).ofOthers, []);
  });

  it('are found when they are not declared: sealed values, references to a person, and age', async () => {
    assert.deepEqual((await told()).ofPlanted, [
      'planted_notes.sealed is sealed, and no declaration says how it is erased',
      'planted_notes.inquiry_id refers to a person, and no declaration says how it is erased',
      'planted_notes.subject_key_id refers to a person, and no declaration says how it is erased',
      'planted_notes is said to be kept 0 times in place of once',
    ]);
  });

  it('must exist when they are declared: an unknown table or column is reported', async () => {
    const { connectionString } = service.current;
    const slice = { kinds: [], endpoints: [], events: [] };
    const vain: Erasure = { table: 'nowhere', by: { inquiry: 'inquiry_id' }, rows: 'deleted' };
    const misspelt: Retention = { table: planted, seconds: 60, since: 'made_at' };
    const all = await findUndeclared(connectionString, [{ ...slice, erases: [vain], keeps: [misspelt] }]);
    assert.ok(all.includes('nowhere is declared and does not exist'));
    assert.ok(all.includes('planted_notes.made_at is declared and does not exist'));
  });
});

interface Note {
  readonly id: string;
  readonly sealed: string;
  readonly hint: string | null;
  readonly erased: boolean;
}

/** Returns the notes left after `work`, of three: of an inquiry, of its key only, and of another person. */
async function afterwards(work: (context: OperationContext) => Promise<void>): Promise<Note[]> {
  const { app, seeded, connectionString, clock } = service.current;
  const { scope } = seeded.sandbox;
  await rowsOf(connectionString, `delete from ${planted}`);
  await app.runner.write(scope, { type: 'system' }, async (context) => {
    for (const [id, inquiryId, keyId] of [
      ['of-inquiry', 'inq_1', 'sk_1'],
      ['of-key', null, 'sk_1'],
      ['of-another', 'inq_2', 'sk_2'],
    ]) {
      await context.tx.execute(
        sql`insert into planted_notes values (${scope.environmentId}, ${id}, ${inquiryId}, ${keyId}, 'secret', 'hint', null, ${clock.now()})`,
      );
    }
    await work(context);
  });
  const rows = await rowsOf(
    connectionString,
    `select id, convert_from(sealed, 'utf8') as sealed, hint, erased_at is not null as erased from ${planted} order by id`,
  );
  return rows as unknown as Note[];
}

const erasing = (declared: Erasure, references: Readonly<Record<string, readonly string[]>>) =>
  afterwards((context) =>
    erase(
      { ...context, slices: { ...context.slices, erases: [declared] } },
      'afterwards',
      references,
      context.clock.now(),
    ),
  );

const untouched = (id: string): Note => ({ id, sealed: 'secret', hint: 'hint', erased: false });
const by = { inquiry: 'inquiry_id', key: 'subject_key_id' };
const person = { inquiry: ['inq_1'], key: ['sk_1'] };

describe('the erasure', () => {
  it('empties the rows of the first reference that the declaration names, and leaves those of others', async () => {
    const declared: Erasure = { table: planted, by, empties: { sealed: 'nothing', hint: 'null' }, marks: 'erased_at' };
    assert.deepEqual(await erasing(declared, person), [
      untouched('of-another'),
      { id: 'of-inquiry', sealed: '', hint: null, erased: true },
      untouched('of-key'),
    ]);
  });

  it('deletes rows that hold nothing but what is erased', async () => {
    const left = await erasing({ table: planted, by, rows: 'deleted' }, { key: ['sk_1'] });
    assert.deepEqual(left, [untouched('of-another')]);
  });

  it('touches nothing of another phase, nor by references that it does not know', async () => {
    const declared = { table: planted, by, rows: 'deleted' } as const;
    assert.equal((await erasing({ ...declared, phase: 'at-once' }, person)).length, 3);
    assert.equal((await erasing(declared, { account: ['act_1'] })).length, 3);
  });

  it('passes functions the ids of the erased resources, regardless of their table', async () => {
    const ids: string[] = [];
    await afterwards((context) => {
      const erases: Erasure[] = [
        { table: planted, by, isResource: true, rows: 'deleted' },
        { table: 'copies', columns: [], erase: async (_context, { resourceIds }) => void ids.push(...resourceIds) },
      ];
      return erase({ ...context, slices: { ...context.slices, erases } }, 'afterwards', person, context.clock.now());
    });
    assert.deepEqual(ids, ['of-inquiry']);
  });
});

describe('the retention', () => {
  it('deletes what is older than declared, except for what is spared', async () => {
    const { app, seeded, clock, connectionString } = service.current;
    await afterwards(async () => undefined);
    const keeps: Retention[] = [
      { table: planted, seconds: 60, since: 'created_at', unless: sql`inquiry_id = 'inq_1'` },
    ];
    const sweep = () => deleteOldRecords(app.runner, seeded.sandbox.scope, keeps);
    const left = async () =>
      (await rowsOf(connectionString, `select id from ${planted} order by id`)).map(({ id }) => id);
    clock.forward(50);
    await sweep();
    assert.equal((await left()).length, 3);
    clock.forward(20);
    await sweep();
    assert.deepEqual(await left(), ['of-inquiry']);
  });
});
