import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createAccount, eventsAbout, fieldOf, until } from '../support/accounts.ts';
import { rowsOf } from '../support/database.ts';
import { useService } from '../support/service.ts';
import { createTransaction, createTransactionType } from '../support/transactions.ts';

const service = useService();

const png = Buffer.from('89504e470d0a1a0a00', 'hex').toString('base64');
const remove = (id: string) => service.current.sandbox.request('DELETE', `/transactions/${id}`);
const told = (id: string) =>
  until(
    () => eventsAbout(service.current, id),
    (events) => events.some(([name]) => name === 'transaction.redacted'),
  );
const count = async (text: string, id: string): Promise<unknown> =>
  (await rowsOf(service.current.connectionString, `select count(*)::integer as n from ${text}`, [id]))[0]?.['n'];

describe('DELETE /transactions/{id}', () => {
  it('erases fields at once and derived data later, emits its event last, keeps the account; then 409', async () => {
    const { sandbox, templateId } = service.current;
    const account = await createAccount(service.current, { 'name-first': 'Stays' });
    const type = await createTransactionType(service.current, { 'fallback-inquiry-template-id': templateId });
    const marker = 'Qzxerasedmarker';
    const made = await createTransaction(service.current, {
      'transaction-type-id': type.id,
      'reference-id': marker,
      fields: { debug: 'failed', 'account-id': account.id, 'card-fingerprint': marker, 'counterparty-name': marker },
      tags: [marker],
    });
    await sandbox.post(`/transactions/${made.id}/label`, { meta: { label: marker } });
    await sandbox.post(`/transactions/${made.id}/add-relation`, {
      meta: { 'relation-schema-key': 'accounts', 'target-object-id': account.id },
    });
    const { status, body } = await remove(made.id);
    assert.equal(status, 200);
    assert.deepEqual(body.data.attributes['tags'], []);
    assert.equal(body.data.attributes['reference-id'], null);
    assert.deepEqual(
      Object.values(body.data.attributes['fields'] as object).filter(({ value }) => value !== null),
      [],
    );
    assert.equal((await remove(made.id)).status, 409);
    assert.equal((await told(made.id)).at(-1)?.[0], 'transaction.redacted');
    const inquiry = await sandbox.get(`/inquiries/${String(fieldOf(made, 'fallback-inquiry-id'))}`);
    assert.ok(inquiry.body.data.attributes['redacted-at']);
    const kept = await sandbox.get(`/accounts/${account.id}`);
    assert.equal(kept.body.data.attributes['redacted-at'], null);
    for (const table of ['identifiers', 'labels', 'relations']) {
      assert.equal(await count(`transaction_${table} where transaction_id = $1`, made.id), 0, table);
    }
    assert.equal(await count('link_sources where source_id = $1', made.id), 0);
    const events = await sandbox.get(`/events?filter[object-id]=${made.id}&page[size]=100`);
    assert.doesNotMatch(events.text, new RegExp(marker));
  });

  it('of an account erases its own transactions, not those it is only related to', async () => {
    const { sandbox } = service.current;
    const account = await createAccount(service.current);
    const own = await createTransaction(service.current, { fields: { 'account-id': account.id, amount: 1 } });
    const other = await createTransaction(service.current, { fields: { amount: 2 } });
    await sandbox.post(`/transactions/${other.id}/add-relation`, {
      meta: { 'relation-schema-key': 'accounts', 'target-object-id': account.id },
    });
    await sandbox.request('DELETE', `/accounts/${account.id}`);
    await told(own.id);
    assert.equal(fieldOf((await sandbox.get(`/transactions/${own.id}`)).body.data, 'amount'), null);
    assert.equal(fieldOf((await sandbox.get(`/transactions/${other.id}`)).body.data, 'amount'), 2);
  });
});

describe('POST /transactions/{id}/redact-biometrics', () => {
  it('erases pictures and the selfie photo of its account, and keeps the texts', async () => {
    const { sandbox } = service.current;
    const photo = { data: png, filename: 'p.png' };
    const account = await createAccount(service.current, { 'selfie-photo': { data: photo } });
    const fields = [
      { type: 'file', key: 'front-photo' },
      { type: 'string', key: 'account-id' },
    ];
    const type = await createTransactionType(service.current, {
      'field-schemas': fields,
      'fact-fields': { account: 'account-id' },
    });
    const made = await createTransaction(service.current, {
      'transaction-type-id': type.id,
      fields: { 'front-photo': photo, 'account-id': account.id },
    });
    assert.ok(fieldOf(made, 'front-photo'));
    const { status, body } = await sandbox.post(`/transactions/${made.id}/redact-biometrics`);
    assert.equal(status, 200);
    assert.equal(fieldOf(body.data, 'front-photo'), null);
    assert.equal(fieldOf(body.data, 'account-id'), account.id);
    assert.equal(fieldOf((await sandbox.get(`/accounts/${account.id}`)).body.data, 'selfie_photo'), null);
    assert.equal(await count('field_files where owner_id = $1 and deleted_at is null', made.id), 0);
    await remove(made.id);
    assert.equal((await sandbox.post(`/transactions/${made.id}/redact-biometrics`)).status, 409);
  });
});
