/** Rate limits of template links: by address, by quota and by the plan of the organization. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createIndividual } from '../support/individual.ts';
import { useService } from '../support/service.ts';

const service = useService({
  worker: false,
  settings: {
    LINK_CREATIONS_PER_MINUTE: '3',
    TRUSTED_PROXIES: '127.0.0.1',
    CREATION_QUOTAS: 'sandbox.create_inquiry=8',
  },
});

async function visit(address: string, parameters: Record<string, string> = {}) {
  const { baseUrl, templateId } = service.current;
  const visitor = createIndividual(baseUrl, { 'x-forwarded-for': address });
  return visitor.open(`/verify?${new URLSearchParams({ 'inquiry-template-id': templateId, ...parameters })}`);
}

describe('limits of template links', () => {
  it('make an address wait with a countdown, while other addresses continue', async () => {
    for (let visits = 0; visits < 3; visits += 1) assert.equal((await visit('203.0.113.1')).step, 'start');
    const waiting = await visit('203.0.113.1');
    assert.deepEqual([waiting.status, waiting.step], [429, 'gone'], waiting.html);
    assert.match(waiting.html, /role="timer"[^>]*>\d+ seconds? left/);
    assert.equal((await visit('203.0.113.2')).step, 'start');
  });

  it('count in the same quota of the environment as the API', async () => {
    const { sandbox, templateId } = service.current;
    const created: number[] = [];
    for (let tries = 0; tries < 5; tries += 1) {
      const answer = await sandbox.post('/inquiries', { data: { attributes: { 'inquiry-template-id': templateId } } });
      created.push(answer.status);
    }
    assert.deepEqual(created, [200, 200, 200, 200, 429]);
    const refused = await visit('203.0.113.9');
    assert.equal(refused.status, 429, refused.html);
    assert.match(refused.html, /role="timer"/);
  });
});
