/** GET /dashboard/api/accounts/{id}/history: the values of each field with time and origin. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { relatedTo } from '../support/client.ts';
import { createInquiry } from '../support/inquiries.ts';
import { signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });

interface Change {
  readonly value: string | null;
  readonly 'actor-type': string;
  readonly 'inquiry-id': string | null;
}

const pathOf = (id: string): string => `/dashboard/api/accounts/${id}/history`;

async function accountOfApproved(): Promise<{ readonly id: string; readonly inquiryId: string }> {
  const inquiry = await createInquiry(service.current, { fields: { 'name-last': 'Byron' } });
  await service.current.sandbox.post(`/inquiries/${inquiry.id}/approve`);
  return { id: relatedTo(inquiry, 'account')[0]?.id ?? '', inquiryId: inquiry.id };
}

describe('200', () => {
  it('names the inquiry whose approval set a value, and the user who overwrote it', async () => {
    const { id, inquiryId } = await accountOfApproved();
    const admin = await signedIn(service.current, { role: 'admin' });
    await admin.request('PATCH', `/api/v1/accounts/${id}`, {
      body: { data: { attributes: { fields: { name: { last: 'Lovelace' } } } } },
    });
    const { fields } = JSON.parse((await admin.get(pathOf(id))).text) as {
      fields: { key: string; changes: Change[] }[];
    };
    const changes = fields.find(({ key }) => key === 'name.last')?.changes ?? [];
    assert.deepEqual(
      changes.map((each) => [each.value, each['actor-type'], each['inquiry-id']]),
      [
        ['Lovelace', 'user', null],
        ['Byron', 'api-key', inquiryId],
      ],
    );
  });

  it('shows nothing that was redacted', async () => {
    const { id } = await accountOfApproved();
    await service.current.sandbox.request('DELETE', `/accounts/${id}`);
    const admin = await signedIn(service.current, { role: 'admin' });
    assert.doesNotMatch((await admin.get(pathOf(id))).text, /Byron/);
  });
});

describe('403', () => {
  it('is returned to users who may not see personal data', async () => {
    const { id } = await accountOfApproved();
    const developer = await signedIn(service.current, { role: 'developer' });
    assert.equal((await developer.get(pathOf(id))).status, 403);
  });
});

describe('404', () => {
  it('is returned for an unknown account', async () => {
    const admin = await signedIn(service.current, { role: 'admin' });
    assert.equal((await admin.get(pathOf('act_aaaaaaaaaaaaaaaaaaaaaaaa'))).status, 404);
  });
});
