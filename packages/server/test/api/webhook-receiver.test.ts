/** The receiver that is built in: an address of the service itself, in the sandbox alone. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ApiClient } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { createInquiry } from '../support/inquiries.ts';
import { useService } from '../support/service.ts';

const service = useService({ settings: { WEBHOOK_ALLOW_PRIVATE_ADDRESSES: 'false' } });

const make = (client: ApiClient, path: string) =>
  client.post('/webhooks', {
    data: {
      attributes: { name: 'Built in', url: `${service.current.baseUrl}${path}`, 'enabled-events': ['inquiry.created'] },
    },
  });

describe('200', () => {
  it('what it was handed stays with the delivery, signature checked, until the person is redacted', async () => {
    const { sandbox } = service.current;
    const { id } = (await make(sandbox, '/sandbox/receiver')).body.data;
    await sandbox.post(`/webhooks/${id}/enable`);
    const inquiry = await createInquiry(service.current, { fields: { 'name-first': 'Zebulon' } });
    const delivered = async () => {
      const { body } = await sandbox.get(`/webhooks/${id}/deliveries`);
      return (body.data as unknown as { attributes: Record<string, unknown> }[])[0]?.attributes;
    };
    await eventually('it arrived', async () => (await delivered())?.['status'] === 'completed');
    const said = JSON.parse(String((await delivered())?.['last-response']));
    assert.equal(said.signature, 'fits');
    assert.equal(said.body.data.attributes.payload.data.id, inquiry.id);
    assert.match(JSON.stringify(said.body), /Zebulon/);
    await sandbox.request('DELETE', `/inquiries/${inquiry.id}`);
    await eventually('it is gone', async () => (await delivered())?.['last-response'] === null);
  });
});

describe('422', () => {
  it('it listens to nothing of production', async () => {
    const answer = await make(service.current.production, '/sandbox/receiver');
    assert.equal(answer.status, 422, answer.text);
  });
});
