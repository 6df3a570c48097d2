import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createInquiry } from '../support/inquiries.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });

/** Sends a raw request without a client library; paths are below the public address. */
async function send(method: string, path: string, init: RequestInit = {}) {
  const { baseUrl, seeded } = service.current;
  const response = await fetch(`${baseUrl}${path}`, {
    ...init,
    method,
    headers: { authorization: `Bearer ${seeded.sandbox.apiKey}`, ...(init.headers as Record<string, string>) },
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const json = { 'content-type': 'application/json' };
const post = (body: BodyInit) => send('POST', '/api/v1/inquiries', { body, headers: json });

describe('a method', () => {
  for (const method of ['HEAD', 'OPTIONS', 'PUT', 'DELETE']) {
    it(`is refused on a known path with 405 and the allowed methods: ${method}`, async () => {
      const { status, headers } = await send(method, '/api/v1/inquiries');
      assert.equal(status, 405);
      assert.deepEqual(headers.get('allow')?.split(', ').toSorted(), ['GET', 'POST']);
    });
  }

  it('is answered with 404 on an unknown path', async () => {
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      assert.equal((await send(method, '/api/v1/nothing')).status, 404, method);
    }
  });

  it('may be HEAD for probes and for link previews, without a body', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const { status, text } = await send('HEAD', path);
      assert.equal(status, 200, path);
      assert.equal(text, '');
    }
    assert.equal((await send('HEAD', '/verify?code=none')).status, 410);
  });
});

describe('a path', () => {
  for (const id of ['%00', 'inq_1%00', '%ff', '%ed%a0%80', '%', '%zz']) {
    it(`with the invalid id ${id} gets an error in the common format`, async () => {
      const { status, text, headers } = await send('GET', `/api/v1/inquiries/${id}`);
      assert.equal(status, 400, text);
      assert.equal(JSON.parse(text).errors[0].code, 'bad_request');
      assert.match(headers.get('content-type') ?? '', /^application\/json/);
    });
  }

  it('with a malformed id finds nothing', async () => {
    for (const id of ["'%20or%201=1", '..%2f..%2fetc', 'x'.repeat(180), '%F0%9F%98%80']) {
      assert.equal((await send('GET', `/api/v1/inquiries/${id}`)).status, 404, id);
    }
  });
});

describe('bodies', () => {
  const bad: readonly (readonly [string, BodyInit, string])[] = [
    ['bytes that are no UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), 'malformed_json'],
    ['forty levels of objects', `${'{"meta":'.repeat(40)}1${'}'.repeat(40)}`, 'malformed_json'],
    ['fifty thousand open brackets', '['.repeat(50_000), 'malformed_json'],
    ['a NUL character', '{"data":{"attributes":{"note":"\\u0000"}}}', 'bad_request'],
    ['half a surrogate', '{"data":{"attributes":{"note":"\\ud800"}}}', 'bad_request'],
    ['a list', '[1]', 'bad_request'],
    ['two documents', '{}{}', 'malformed_json'],
  ];
  for (const [name, body, code] of bad) {
    it(`are refused with ${name}`, async () => {
      const { status, text } = await post(body);
      assert.equal(status, 400, text);
      assert.equal(JSON.parse(text).errors[0].code, code);
    });
  }

  it('let the last of two equal members win, in any casing', async () => {
    const id = JSON.stringify(service.current.templateId);
    const { status, text } = await post(
      `{"data":{"attributes":{"inquiryTemplateId":"x","inquiry-template-id":${id},"note":"a","note":"b"}}}`,
    );
    assert.equal(status, 200, text);
    assert.equal(JSON.parse(text).data.attributes.note, 'b');
  });
});

describe('queries', () => {
  it('join a repeated filter, and refuse two page sizes', async () => {
    const made = await createInquiry(service.current, { note: 'twice' });
    await createInquiry(service.current);
    const ids = `filter[inquiry-id]=${made.id}&filter[inquiry_id]=inq_none`;
    const { body } = await service.current.sandbox.get(`/inquiries?${ids}&page[size]=5&page[size]=5`);
    assert.deepEqual(
      body.data.map(({ id }) => id),
      [made.id],
    );
    assert.equal((await send('GET', '/api/v1/inquiries?page[size]=5&page[size]=0')).status, 400);
  });

  for (const name of ['created-at-start', 'created-at-end']) {
    for (const text of ['-271820-01-01T00:00:00Z', '%2B275760-09-13T00:00:00Z', '5', '2026-02-30T00:00:00Z']) {
      it(`refuse ${text} as ${name}`, async () => {
        assert.equal((await send('GET', `/api/v1/inquiries?filter[${name}]=${text}`)).status, 400);
      });
    }
  }

  it('embed nothing for a reviewer that is an API key', async () => {
    const { id } = await createInquiry(service.current);
    await service.current.sandbox.post(`/inquiries/${id}/approve`);
    const { status, body } = await service.current.sandbox.get(`/inquiries/${id}?include=reviewer`);
    assert.equal(status, 200);
    assert.deepEqual(body.included, []);
    assert.match(JSON.stringify(body.data.relationships['reviewer']?.data), /"api-key"/);
  });
});

describe('casing', () => {
  for (const [inflection, reference, links] of [
    ['camel', 'referenceId', 'expiresAt'],
    ['snake', 'reference_id', 'expires_at'],
  ] as const) {
    it(`of lists follows ${inflection}`, async () => {
      await createInquiry(service.current);
      const { body } = await service.current.sandbox.get('/inquiries?page[size]=1', { 'key-inflection': inflection });
      assert.ok(body.data[0] !== undefined && reference in body.data[0].attributes && links in body.data[0].attributes);
      assert.ok(body.links !== undefined && 'next' in body.links);
    });

    it(`of errors keeps their members in ${inflection}, and pointers as the contract has them`, async () => {
      const attributes = { 'inquiry-template-id': service.current.templateId, fields: { birthdate: 'x' } };
      const answer = await service.current.sandbox.post(
        '/inquiries',
        { data: { attributes } },
        { 'key-inflection': inflection },
      );
      assert.equal(answer.status, 422);
      assert.deepEqual(Object.keys(answer.body.errors?.[0] ?? {}), ['title', 'details', 'source', 'code', 'links']);
      assert.equal(answer.body.errors?.[0]?.source?.pointer, '/data/attributes/fields/birthdate');
    });
  }

  it('that does not exist is refused', async () => {
    const { status } = await send('GET', '/api/v1/inquiries', { headers: { 'key-inflection': 'pascal' } });
    assert.equal(status, 400);
  });
});
