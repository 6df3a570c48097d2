/**
 * Secrets of webhooks: keys read them according to the contract, users see one once, and rotation needs its own
 * permission.
 */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { createClient } from '../support/client.ts';
import { rowsOf } from '../support/database.ts';
import { type Person, signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });

const attributes = { name: 'Shop', url: 'https://receiver.example.com/', 'enabled-events': ['inquiry.created'] };
const isShown = ({ text }: { readonly text: string }): boolean => text.includes('wbhsec_');
const bodyOf = (members: object) => ({ data: { attributes: members } });
const person = (role: 'owner' | 'admin' | 'developer' | 'auditor'): Promise<Person> =>
  signedIn(service.current, { role });

async function madeByKey(): Promise<string> {
  const made = await service.current.sandbox.post('/webhooks', bodyOf(attributes));
  assert.equal(isShown(made), true);
  return made.body.data.id;
}

describe('the secret of a webhook', () => {
  it('is returned to a key, as the contract says', async () => {
    const id = await madeByKey();
    assert.equal(isShown(await service.current.sandbox.get(`/webhooks/${id}`)), true);
    assert.equal(isShown(await service.current.sandbox.get('/webhooks')), false);
  });

  it('is not shown to a user who retrieves it', async () => {
    const id = await madeByKey();
    for (const role of ['owner', 'admin', 'developer', 'auditor'] as const) {
      const answer = await (await person(role)).get(`/api/v1/webhooks/${id}`);
      assert.equal(answer.status, 200, role);
      assert.equal(isShown(answer), false, role);
    }
  });

  it('is shown once to a user who creates a webhook, and to one who may replace it', async () => {
    const [developer, admin] = [await person('developer'), await person('admin')];
    const made = await developer.post('/api/v1/webhooks', bodyOf(attributes));
    assert.equal(isShown(made), true);
    const path = `/api/v1/webhooks/${made.body.data.id}`;
    const refused = await developer.post(`${path}/rotate-secret`);
    assert.equal(refused.status, 403);
    assert.match(refused.text, /"required-permission":"webhook\.secret"/);
    assert.equal(isShown(await admin.post(`${path}/rotate-secret`)), true);
    assert.equal(isShown(await admin.get(path)), false);
  });

  it('is not returned to a key of a user without the right', async () => {
    const developer = await person('developer');
    const id = await madeByKey();
    for (const permissions of [['webhook.read'], ['webhook.write']]) {
      const refused = await developer.post('/api/v1/api-keys', bodyOf({ name: 'Reading', permissions }));
      assert.equal(refused.status, 403, refused.text);
    }
    const made = await developer.post('/api/v1/api-keys', bodyOf({ name: 'Default' }));
    assert.equal(made.status, 201, made.text);
    const client = createClient(service.current.baseUrl, String(made.body.data.attributes['value']), true);
    assert.equal((await client.get(`/webhooks/${id}`)).status, 403);
    assert.equal((await client.get('/events')).status, 200);
  });
});

describe('roles of an earlier version', () => {
  it('lose the rights without effect, and roles with all rights get those over secrets', async () => {
    const { connectionString } = service.current;
    await rowsOf(
      connectionString,
      "update roles set permissions = array_remove(permissions, 'webhook.secret') || array['pii.reveal', 'verification.override']",
    );
    const path = new URL('../../migrations/0082_rights_over_secrets.sql', import.meta.url);
    for (const statement of (await readFile(path, 'utf8')).split(';\n')) {
      if (statement.trim() !== '') await rowsOf(connectionString, statement);
    }
    const rows = await rowsOf(connectionString, 'select seeded_as, permissions from roles');
    const holders = rows.filter(({ permissions }) => (permissions as string[]).includes('webhook.secret'));
    assert.deepEqual(holders.map((row) => row['seeded_as']).toSorted(), ['admin', 'owner']);
    assert.equal(/pii\.reveal|verification\.override/.test(JSON.stringify(rows)), false);
  });
});
