import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKey } from '../support/api-keys.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });

const writes: readonly (readonly [method: string, path: string])[] = [
  ['POST', '/inquiry-templates'],
  ['PATCH', '/inquiry-templates/itmpl_1'],
  ['POST', '/inquiry-templates/itmpl_1/archive'],
  ['POST', '/inquiry-templates/itmpl_1/activate'],
  ['POST', '/inquiry-templates/itmpl_1/revert'],
  ['POST', '/inquiry-templates/itmpl_1/translations'],
  ['POST', '/inquiry-template-versions'],
  ['PATCH', '/inquiry-template-versions/itmplv_1'],
  ['DELETE', '/inquiry-template-versions/itmplv_1'],
  ['POST', '/inquiry-template-versions/itmplv_1/publish'],
  ['POST', '/theme-sets'],
  ['PATCH', '/theme-sets/theset_1'],
  ['DELETE', '/theme-sets/theset_1'],
];

describe('a key that may read templates and theme sets only', () => {
  for (const [method, path] of writes) {
    it(`403: ${method} ${path}`, async () => {
      const { client } = await createKey(service.current, { permissions: ['inquiry_template.read', 'theme_set.read'] });
      const { status, body } = await client.request(method, path, { body: {} });
      assert.deepEqual([status, body.errors?.[0]?.code], [403, 'missing_permission']);
    });
  }
  it('200: reads both', async () => {
    const { client } = await createKey(service.current, { permissions: ['inquiry_template.read', 'theme_set.read'] });
    assert.equal((await client.get('/inquiry-templates')).status, 200);
    assert.equal((await client.get('/theme-sets')).status, 200);
  });
});
