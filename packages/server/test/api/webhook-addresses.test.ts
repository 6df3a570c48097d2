/** Webhook addresses of a service behind a proxy, which listens on loopback like a development server but is public. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { useService } from '../support/service.ts';

const service = useService({
  settings: { HOST: '127.0.0.1', BASE_URL: 'https://id.example.com', WEBHOOK_ALLOW_PRIVATE_ADDRESSES: 'false' },
  worker: false,
});

const settings = { name: 'Test', url: 'http://hooks.example.com/', 'enabled-events': ['*'] };

describe('a sandbox webhook of a service behind a proxy', () => {
  const inner = [
    'http://127.0.0.1:22/',
    'http://localhost/',
    'http://[::1]/',
    'http://[::7f00:1]/',
    'http://168.63.129.16/',
  ];
  for (const url of inner) {
    it(`is neither created for nor moved to ${url}`, async () => {
      const { sandbox } = service.current;
      const created = await sandbox.post('/webhooks', { data: { attributes: { ...settings, url } } });
      assert.equal(created.status, 422, created.text);
      const { body } = await sandbox.post('/webhooks', { data: { attributes: settings } });
      const moved = await sandbox.request('PATCH', `/webhooks/${body.data.id}`, {
        body: { data: { attributes: { url } } },
      });
      assert.equal(moved.status, 422, moved.text);
    });
  }
});
