import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createAccount } from '../support/accounts.ts';
import { createInquiry } from '../support/inquiries.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });

/** Requests that are refused by the pipeline, by the framework in front of it, or outside of both. */
const refused: readonly (readonly [status: number, method: string, path: string, headers?: Record<string, string>])[] =
  [
    [401, 'GET', '/api/v1/inquiries', { authorization: '' }],
    [401, 'GET', '/api/v1/inquiries', { authorization: 'Bearer service_sandbox_unknown' }],
    [404, 'GET', '/api/v1/inquiries/inq_unknown'],
    [404, 'GET', '/api/v1/surprises'],
    [404, 'POST', '/surprises'],
    [405, 'PUT', '/api/v1/inquiries'],
    [400, 'GET', '/api/v1/inquiries/%zz'],
    [400, 'GET', '/api/v1/inquiries?include=%zz'],
    [400, 'GET', '/api/v1/inquiries', { 'service-version': 'yesterday' }],
    [400, 'GET', '/api/v1/openapi.json?version=yesterday'],
    [403, 'GET', '/files/file_unknown/front.jpg?access_token=x'],
  ];

describe('every error', () => {
  for (const [status, method, path, headers] of refused) {
    it(`has a title and names the fault: ${status} for ${method} ${path} ${Object.values(headers ?? {})}`, async () => {
      const { baseUrl, seeded } = service.current;
      const authorization = `Bearer ${seeded.sandbox.apiKey}`;
      const answer = await fetch(`${baseUrl}${path}`, { method, headers: { authorization, ...headers } });
      assert.equal(answer.status, status);
      assert.equal(answer.headers.get('content-type'), 'application/json; charset=utf-8');
      const { errors } = (await answer.json()) as { errors: { title?: unknown; details?: unknown }[] };
      assert.ok(errors.length > 0);
      for (const { title, details } of errors) {
        assert.ok(typeof title === 'string' && title.length > 0);
        assert.ok(typeof details === 'string' && details.length > 10, String(details));
      }
    });
  }

  it('of a text that is too long has the known message and a pointer', async () => {
    const { sandbox, templateId } = service.current;
    const long = 'x'.repeat(256);
    const { id } = await createInquiry(service.current);
    const account = await createAccount(service.current);
    const sends = [
      ['POST', '/inquiries', { 'inquiry-template-id': templateId, 'reference-id': long }, 'reference-id'],
      [
        'POST',
        '/inquiries',
        { 'inquiry-template-id': templateId, fields: { 'name-first': long } },
        'fields/name-first',
      ],
      ['PATCH', `/inquiries/${id}`, { 'name-first': long }, 'name-first'],
      ['PATCH', `/accounts/${account.id}`, { fields: { name: { first: long } } }, 'fields/name/first'],
      ['PATCH', `/accounts/${account.id}`, { 'reference-id': long }, 'reference-id'],
    ] as const;
    for (const [method, path, attributes, pointer] of sends) {
      const { status, body, text } = await sandbox.request(method, path, { body: { data: { attributes } } });
      assert.equal(status, 400, text);
      assert.deepEqual(
        body.errors?.map(({ title, details, source }) => [title, details, source?.pointer]),
        [['Bad request', 'must be shorter than 255 characters', `/data/attributes/${pointer}`]],
      );
    }
    assert.equal((await createInquiry(service.current, { 'reference-id': 'x'.repeat(255) })).type, 'inquiry');
  });
});
