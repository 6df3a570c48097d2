/** GET /dashboard/api/inquiries/{inquiry-id}/related: other inquiries of the same person, document or picture. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { documentNumberTrace, keepTraces, type Trace } from '../../src/resources/verification/verifications/index.ts';
import { createInquiry } from '../support/inquiries.ts';
import { type Person, signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';

const service = useService();
const path = (id: string) => `/dashboard/api/inquiries/${id}/related`;

interface Related {
  readonly id: string;
  readonly name: string | null;
  readonly shares: readonly string[];
}

async function relatedTo(asker: Person, id: string): Promise<Related[]> {
  const answer = await asker.get(path(id));
  assert.equal(answer.status, 200, answer.text);
  return (JSON.parse(answer.text) as { related: Related[] }).related;
}

async function leave(inquiryId: string, ...traces: Trace[]): Promise<void> {
  const { app, seeded } = service.current;
  await app.runner.write(seeded.sandbox.scope, { type: 'system' }, ({ tx, scope }) =>
    keepTraces(tx, scope, traces, { inquiryId, accountId: null, now: app.clock.now() }),
  );
}

const fields = { 'name-first': 'Ada', 'name-last': 'Byron' };

describe('200', () => {
  it('returns what shares the account, the document number, the person or the file, with what is shared', async () => {
    const account = await service.current.sandbox.post('/accounts', { data: { attributes: {} } });
    const ofAccount = { 'account-id': account.body.data.id };
    const one = await createInquiry(service.current, ofAccount);
    const sameAccount = await createInquiry(service.current, ofAccount);
    const sameDocument = await createInquiry(service.current, { fields });
    const other = await createInquiry(service.current);
    const number = documentNumberTrace('FR', '', '12AB34567');
    const file: Trace = { kind: 'picture', value: 'a'.repeat(64) };
    await leave(one.id, number, file, { kind: 'picture-band', value: 'same band' });
    await leave(sameDocument.id, number, file);
    await leave(other.id, documentNumberTrace('DE', '', '12AB34567'), { kind: 'picture-band', value: 'same band' });
    const reviewer = await signedIn(service.current, { role: 'reviewer' });
    const found = await relatedTo(reviewer, one.id);
    assert.deepEqual(
      found.map(({ id, shares }) => [id, shares.toSorted()]).toSorted(),
      [
        [sameAccount.id, ['account']],
        [sameDocument.id, ['document-number', 'picture']],
      ].toSorted(),
    );
    assert.equal(found.find(({ id }) => id === sameDocument.id)?.name, 'Ada Byron');
    assert.deepEqual(await relatedTo(reviewer, other.id), []);
    const auditor = await signedIn(service.current, { role: 'auditor' });
    for (const { name } of await relatedTo(auditor, one.id)) assert.equal(name, null);
  });

  it('returns at most the newest twenty', async () => {
    const number = documentNumberTrace('FR', '', '77CC11111');
    const ids: string[] = [];
    for (let count = 0; count < 23; count += 1) {
      const { id } = await createInquiry(service.current);
      await leave(id, number);
      ids.push(id);
    }
    const reviewer = await signedIn(service.current, { role: 'reviewer' });
    const found = await relatedTo(reviewer, ids[0] ?? '');
    assert.deepEqual(found.map(({ id }) => id).toSorted(), ids.slice(3).toSorted());
  });
});

describe('404', () => {
  it('is returned in another environment and for an unknown id', async () => {
    const { id } = await createInquiry(service.current);
    const reviewer = await signedIn(service.current, { role: 'reviewer' });
    const { production } = service.current.seeded;
    assert.equal((await reviewer.get(path(id), production.scope.environmentId)).status, 404);
    assert.equal((await reviewer.get(path('inq_none'))).status, 404);
  });
});
