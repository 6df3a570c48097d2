/** Expensive JSON documents: refused by size, or answered with a short error. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });

const post = (path: string, body: string, headers: Readonly<Record<string, string>> = {}) =>
  service.current.sandbox.post(path, body, headers);

const inquiry = (attributes: string): string => `{"data":{"attributes":${attributes}}}`;
const members = (count: number): string => Array.from({ length: count }, (_, at) => `"k${at}":1`).join(',');

describe('unknown members', () => {
  for (const count of [1, 9, 9000]) {
    it(`are named one by one and at most twenty, when ${count} are sent`, async () => {
      const { status, body } = await post(
        '/webhooks',
        inquiry(`{"name":"w","url":"https://example.com","enabled-events":[],${members(count)}}`),
      );
      assert.equal(status, 400);
      const details = (body.errors ?? []).map((each) => String(each.details));
      assert.ok(details.length > 0 && details.length <= 20, `${details.length} errors`);
      assert.equal(details[0], 'data.attributes.k-0 is not a known member');
      assert.equal(new Set(details).size, details.length);
    });
  }

  it('are not repeated in full length', async () => {
    const { status, text } = await post('/webhooks', inquiry(`{"name":"w","${'k'.repeat(500_000)}":1}`));
    assert.equal(status, 400);
    assert.ok(text.length < 2000, `${text.length} characters`);
  });
});

describe('documents of very many values', () => {
  for (const [name, body] of [
    ['members', inquiry(`{${members(60_000)}}`)],
    ['lists', inquiry(`{"tags":[${'[],'.repeat(2_000_000)}[]]}`)],
    ['brackets', '['.repeat(3_000_000)],
  ] as const) {
    it(`are refused before they are parsed: ${name}`, async () => {
      for (const key of ['one', 'one', 'another']) {
        const { status, body: answer } = await post('/inquiries', body, { 'idempotency-key': `${name}-${key}` });
        assert.equal(status, 400);
        assert.equal(answer.errors?.[0]?.code, 'malformed_json');
      }
    });
  }
});

describe('a name of a member', () => {
  it('with a character that cannot be stored is refused, wherever the client chooses the names', async () => {
    for (const body of [
      inquiry('{"fields":{"a\\u0000":"x"}}'),
      inquiry('{"fields":{"a\\ud800":"x"}}'),
      inquiry('{"payload-filter":{"a\\u0000":1}}'),
    ]) {
      const { status, body: answer } = await post('/inquiries', body);
      assert.equal(status, 400, body);
      assert.equal(answer.errors?.[0]?.code, 'bad_request');
    }
  });
});
