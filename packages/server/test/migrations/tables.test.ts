import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { describeTables } from '../../src/database/describe-tables.ts';
import { createTestDatabase } from '../support/database.ts';

const generated = new URL('../../src/database/generated/tables.ts', import.meta.url);

describe('the generated columns', () => {
  it('are those of the migrated database', async () => {
    const database = await createTestDatabase();
    try {
      const described = await describeTables(database.connectionString);
      assert.ok(described.includes('  inquiries: {\n'), described);
      assert.ok(readFileSync(generated, 'utf8').endsWith(described), 'out of date; run: npm run generate');
    } finally {
      await database.drop();
    }
  });
});
