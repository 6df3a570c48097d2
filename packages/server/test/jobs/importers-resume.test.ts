/** Importers that are interrupted, shared by workers, or unable to continue: no row is lost or imported twice. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { system } from '../../src/operations/job.ts';
import { importRowsJob, resumeImportersJob } from '../../src/resources/people/importers/jobs.ts';
import { importRows } from '../../src/resources/people/importers/operations/import-rows.ts';
import { serializeImporter } from '../../src/resources/people/importers/serializer.ts';
import { runJob } from '../../src/worker.ts';
import { rowsOf } from '../support/database.ts';
import { countsOf, importFile, refuseItemsFrom, retrieveImporter, runImporter } from '../support/importers.ts';
import { createList } from '../support/lists.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false, settings: { LOG_LEVEL: 'silent' } });

const addresses = (count: number): string =>
  `value\n${Array.from({ length: count }, (_, index) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}\n`).join('')}`;

async function addressImporter(count: number) {
  const list = await createList(service.current, 'ip-addresses');
  const { id } = await importFile(service.current, 'list-item/ip-addresses', addresses(count), { 'list-id': list.id });
  return { id, listId: list.id };
}

const run = (importerId: string): Promise<void> => runImporter(service.current, importerId);

const query = (text: string, values: readonly unknown[] = []) =>
  rowsOf(service.current.connectionString, text, [...values]);

const itemsOn = async (listId: string) =>
  (await query('select count(*)::int as items from list_items where list_id = $1', [listId]))[0]?.['items'];

const jobsFor = async (id: string) =>
  (
    await query(
      `select count(*)::int as jobs from pgboss.job where name = 'import-rows' and data->>'importerId' = $1`,
      [id],
    )
  )[0]?.['jobs'];

describe('an interrupted import', () => {
  it('continues after the rows that are done, and repeats none of them', async () => {
    const { id, listId } = await addressImporter(450);
    // The second transaction fails halfway.
    const allow = await refuseItemsFrom(service.current, listId, 300);
    await assert.rejects(run(id));
    assert.deepEqual(countsOf(await retrieveImporter(service.current, id)), [200, 0, 0, 450]);
    assert.equal(await itemsOn(listId), 200);
    await allow();
    await run(id);
    const ended = await retrieveImporter(service.current, id);
    assert.deepEqual([ended.attributes['status'], ...countsOf(ended)], ['ready', 450, 0, 0, 450]);
    assert.equal(await itemsOn(listId), 450);
  });

  it('is resumed within 30 seconds, once', async () => {
    const { id } = await addressImporter(1);
    const sweep = () => runJob(service.current.app, resumeImportersJob, {});
    const before = await jobsFor(id);
    assert.equal(before, 1);
    await sweep();
    assert.equal(await jobsFor(id), 1);
    service.current.clock.forward(16);
    await sweep();
    await sweep();
    assert.equal(await jobsFor(id), 2);
    await run(id);
    service.current.clock.forward(3600);
    await sweep();
    assert.equal(await jobsFor(id), 2);
  });

  it('is given up after repeated failures; the remaining rows count as errors', async () => {
    const { id, listId } = await addressImporter(450);
    const allow = await refuseItemsFrom(service.current, listId, 200);
    // The first run imports 200 rows, and the next twenty import none.
    for (let runs = 0; runs < 21; runs += 1) await assert.rejects(run(id));
    await run(id);
    await allow();
    const ended = await retrieveImporter(service.current, id);
    assert.deepEqual([ended.attributes['status'], ...countsOf(ended)], ['errored', 200, 0, 250, 450]);
    assert.deepEqual(ended.attributes['row-errors'], [
      { row: 201, problem: 'this row and those after it were left out: the import failed again and again' },
    ]);
    await run(id);
    assert.equal(await itemsOn(listId), 200);
    const [row] = await query(
      `select file_id, wrapped_key from importers i join subject_keys k on k.id = i.subject_key_id where i.id = $1`,
      [id],
    );
    assert.deepEqual(row, { file_id: null, wrapped_key: null });
  });

  it('ends when its file is lost', async () => {
    const { id } = await addressImporter(3);
    const { app, seeded } = service.current;
    const [row] = await query('select file_id from importers where id = $1', [id]);
    await app.files.remove(seeded.sandbox.scope.environmentId, String(row?.['file_id']));
    await run(id);
    const ended = await retrieveImporter(service.current, id);
    assert.deepEqual([ended.attributes['status'], ...countsOf(ended)], ['errored', 0, 0, 3, 3]);
  });

  it('removes its file in a later run when the first one was ended before', async () => {
    const { id } = await addressImporter(2);
    const { app, seeded } = service.current;
    const { environmentId } = seeded.sandbox.scope;
    const [before] = await query('select file_id from importers where id = $1', [id]);
    const broken = { ...app, files: { ...app.files, remove: () => Promise.reject(new Error('ended')) } };
    await assert.rejects(runJob(broken, importRowsJob, { environmentId, importerId: id }));
    assert.equal((await retrieveImporter(service.current, id)).attributes['status'], 'ready');
    service.current.clock.forward(16);
    const jobs = await jobsFor(id);
    await runJob(app, resumeImportersJob, {});
    assert.equal(await jobsFor(id), Number(jobs) + 1);
    await run(id);
    assert.deepEqual(await query('select file_id from importers where id = $1', [id]), [{ file_id: null }]);
    const key = Buffer.alloc(32);
    assert.equal(await app.files.read(environmentId, String(before?.['file_id']), key), null);
  });
});

/** Does the first rows of an importer of addresses, as a worker that read its file. */
const doRows = (id: string, from: number, count: number, before = async (): Promise<void> => undefined) => {
  const { app, seeded } = service.current;
  const rows = Array.from({ length: count }, (_, index) => ({
    row: from + index + 1,
    cells: { value: `10.9.${from + index}.1` },
  }));
  return app.runner.write(seeded.sandbox.scope, system, async (context) => {
    const done = await importRows(context, id, from, rows);
    await before();
    return done === null ? null : countsOf({ attributes: serializeImporter(done).attributes });
  });
};

describe('several workers with one importer', () => {
  it('run one at a time: the others skip the importer, and do not wait', async () => {
    const { id } = await addressImporter(4);
    const [begun, ends] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = doRows(id, 0, 2, async () => {
      begun.resolve();
      await ends.promise;
    });
    await begun.promise;
    const second = await Promise.race([doRows(id, 0, 2), wait(5000, 'waits')]);
    ends.resolve();
    assert.equal(second, null);
    assert.deepEqual(await first, [2, 0, 0, 4]);
  });

  it('skip rows that another one has done since', async () => {
    const { id } = await addressImporter(4);
    assert.deepEqual(await doRows(id, 0, 2), [2, 0, 0, 4]);
    assert.equal(await doRows(id, 0, 2), null);
    assert.equal(await doRows(id, 0, 3), null);
    assert.deepEqual(await doRows(id, 2, 2), [4, 0, 0, 4]);
    assert.equal(await doRows(id, 4, 2), null);
    assert.deepEqual(countsOf(await retrieveImporter(service.current, id)), [4, 0, 0, 4]);
  });

  it('process each row once', async () => {
    const { id, listId } = await addressImporter(1500);
    const runs = Array.from({ length: 4 }, () => run(id));
    await Promise.all(runs);
    await run(id);
    const ended = await retrieveImporter(service.current, id);
    assert.deepEqual([ended.attributes['status'], ...countsOf(ended)], ['ready', 1500, 0, 0, 1500]);
    assert.equal(await itemsOn(listId), 1500);
  });

  it('process each account once, for two importers with the same reference ids', async () => {
    const text = `reference_id\n${Array.from({ length: 300 }, (_, index) => `shared-${index}\n`).join('')}`;
    const first = await importFile(service.current, 'accounts', text);
    const second = await importFile(service.current, 'accounts', text);
    await Promise.all([run(first.id), run(second.id)]);
    const ended = await Promise.all([first, second].map(({ id }) => retrieveImporter(service.current, id)));
    const sum = (index: number) => ended.reduce((total, each) => total + Number(countsOf(each)[index]), 0);
    assert.deepEqual([sum(0), sum(1), sum(2)], [300, 300, 0]);
    const [row] = await query('select count(*)::int as accounts from accounts where reference_id is not null');
    assert.equal(row?.['accounts'], 300);
  });
});

describe('a list that is archived meanwhile', () => {
  it('refuses the remaining rows, with the reason', async () => {
    const { id, listId } = await addressImporter(250);
    await service.current.sandbox.request('DELETE', `/lists/${listId}`);
    await run(id);
    const ended = await retrieveImporter(service.current, id);
    assert.deepEqual([ended.attributes['status'], ...countsOf(ended)], ['ready', 0, 0, 250, 250]);
    const errors = ended.attributes['row-errors'] as readonly { readonly row: number; readonly problem: string }[];
    assert.equal(errors.length, 100);
    assert.deepEqual(errors[0], { row: 1, problem: 'the list is archived' });
  });
});
