import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, before, describe, test } from 'node:test';
import { client } from '../src/generated/client.gen.ts';
import { createAnInquiry, retrieveAnInquiry } from '../src/generated/index.ts';

describe('generated client', () => {
  const seen: { method: string; url: string; authorization: string; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = '', url = '', headers } = request;
    seen.push({ method, url, authorization: headers.authorization ?? '', body: Buffer.concat(chunks).toString() });
    const missing = url.endsWith('inq_missing');
    response.writeHead(missing ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(missing ? { errors: [{ title: 'Record not found' }] } : { data: { id: 'inq_1' } }));
  });
  before(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    assert.ok(address !== null && typeof address === 'object');
    client.setConfig({ baseUrl: `http://127.0.0.1:${address.port}/api/v1`, auth: 'service_sandbox_key' });
  });
  after(() => server.close());

  test('a call goes to the path of the contract, with the key as bearer and the body as JSON', async () => {
    await createAnInquiry({ body: { data: { attributes: { 'inquiry-template-id': 'itmpl_1' } } } });
    const [call] = seen;
    assert.deepEqual(
      [call?.method, call?.url, call?.authorization],
      ['POST', '/api/v1/inquiries', 'Bearer service_sandbox_key'],
    );
    assert.deepEqual(JSON.parse(call?.body ?? ''), { data: { attributes: { 'inquiry-template-id': 'itmpl_1' } } });
  });

  test('a refusal is returned as the error document and is not thrown', async () => {
    const answer = await retrieveAnInquiry({ path: { 'inquiry-id': 'inq_missing' } });
    assert.equal(answer.response?.status, 404);
    assert.equal(answer.data, undefined);
    assert.deepEqual(answer.error, { errors: [{ title: 'Record not found' }] });
  });
});
