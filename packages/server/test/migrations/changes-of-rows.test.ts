/** Migration that changes rows, run by an owner who is subject to row-level security everywhere else. */
import assert from 'node:assert/strict';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { migrate } from '../../src/database/migrate.ts';
import { rowsOf } from '../support/database.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });
const folder = await mkdtemp(join(tmpdir(), 'countersign-migrations-'));
after(() => rm(folder, { recursive: true, force: true }));

describe('a migration', () => {
  it('that changes rows reaches those of every environment, and afterwards their owner sees none again', async () => {
    const { connectionString, ownerConnection } = service.current;
    await cp(new URL('../../migrations/', import.meta.url), folder, { recursive: true });
    await writeFile(join(folder, '9999_names.sql'), `update inquiry_templates set name = 'Named anew';`);
    const { applied } = await migrate(ownerConnection, [], pathToFileURL(`${folder}/`));
    assert.deepEqual(applied, ['9999_names.sql']);
    const names = await rowsOf(connectionString, 'select environment_id, name from inquiry_templates');
    assert.equal(new Set(names.map((row) => row['environment_id'])).size, 2);
    assert.deepEqual([...new Set(names.map(({ name }) => name))], ['Named anew']);
    assert.deepEqual(await rowsOf(ownerConnection, 'select id from inquiry_templates'), []);
  });
});
