import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { updateAccountFields } from '../../src/resources/people/accounts/index.ts';
import { relatedTo } from '../support/client.ts';
import { createInquiry } from '../support/inquiries.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });

describe('values that inquiries pass to their account', () => {
  it('are all kept when two of them are approved at the same moment', async () => {
    const { app, seeded, sandbox } = service.current;
    const { scope } = seeded.sandbox;
    const [account] = relatedTo(await createInquiry(service.current, { 'reference-id': 'both' }), 'account');
    const id = account?.id ?? '';
    const write = (fields: Record<string, string>, before: Promise<unknown>, done: () => void) =>
      app.runner.write(scope, { type: 'system' }, async (context) => {
        await updateAccountFields(context, id, 'inq_1', fields);
        done();
        await before;
      });
    const first = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const one = write({ 'name-first': 'Ada' }, release.promise, first.resolve);
    await first.promise;
    const two = write({ 'name-last': 'Byron' }, Promise.resolve(), () => undefined);
    // Lets the second request read, or wait to read, before the first one may commit.
    await app.database.read({ environmentId: null }, (reader) =>
      reader.select({ text: 'select pg_sleep(0.2)', values: [] }),
    );
    release.resolve();
    await Promise.all([one, two]);
    const { attributes } = (await sandbox.get(`/accounts/${id}`)).body.data;
    assert.equal(attributes['name-first'], 'Ada');
    assert.equal(attributes['name-last'], 'Byron');
  });
});
