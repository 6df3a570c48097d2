import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { startLicenceAuthority, type TestAuthority } from '../../../test/support/licence-authority.ts';
import { createSafeFetch } from '../../security/safe-fetch.ts';
import { createHttpLicenceAuthority } from './http-licence-authority.ts';

const record = {
  'issuing-authority': 'CA',
  'identification-number': 'D1',
  'name-last': 'DOE',
  birthdate: '1990-04-12',
};
const fetch = createSafeFetch({ http: true, addresses: 'any' });

let server: TestAuthority;
let problems: string[] = [];
before(async () => {
  server = await startLicenceAuthority();
});
beforeEach(() => {
  problems = [];
});
after(() => server.close());

const authorityAt = (url: string, token: string | null = null) =>
  createHttpLicenceAuthority({ url, token, fetch, onUnavailable: (problem) => problems.push(problem) });

describe('an authority behind an address', () => {
  it('receives what was read, with the token of the operator, and returns what matches', async () => {
    server.answer('{"found": true, "matches": {"name-last": true, "birthdate": false, "issuing-authority": null}}');
    assert.deepEqual(await authorityAt(server.url, 'secret').lookUp(record), {
      state: 'found',
      matches: { 'name-last': true, birthdate: false },
    });
    const asked = server.asked.at(-1);
    assert.deepEqual([asked?.method, asked?.record], ['POST', record]);
    assert.equal(asked?.headers.authorization, 'Bearer secret');
    assert.equal(asked?.headers['content-type'], 'application/json');
    assert.deepEqual(problems, []);
  });

  it('receives no token when there is none', async () => {
    await authorityAt(server.url).lookUp(record);
    assert.equal(server.asked.at(-1)?.headers.authorization, undefined);
  });

  it('reports that there is no such record', async () => {
    server.answer('{"found": false}');
    assert.deepEqual(await authorityAt(server.url).lookUp(record), { state: 'not_found' });
  });

  it('is ignored where it states what it was not sent', async () => {
    server.answer('{"found": true, "matches": {"name-last": true, "height": false}}');
    assert.deepEqual(await authorityAt(server.url).lookUp(record), { state: 'found', matches: { 'name-last': true } });
  });

  for (const [name, body, status, problem] of [
    ['an error', '{"found": true, "matches": {}}', 503, 'status 503'],
    ['a page', '<html>', 200, 'not understood'],
    ['no matches', '{"found": true}', 200, 'not understood'],
    [
      'a match that is neither true nor false',
      '{"found": true, "matches": {"name-last": "yes"}}',
      200,
      'not understood',
    ],
    ['a list', '[]', 200, 'not understood'],
    ['an answer beyond its length', `{"found": false, "padding": "${'x'.repeat(1000)}"}`, 200, 'not understood'],
  ] as const) {
    it(`is unavailable after a response with ${name}`, async () => {
      server.answer(body, status);
      assert.deepEqual(await authorityAt(server.url).lookUp(record), { state: 'unavailable' });
      assert.deepEqual(problems, [problem]);
    });
  }

  it('is unavailable when it cannot be reached', async () => {
    const gone = await startLicenceAuthority();
    await gone.close();
    assert.deepEqual(await authorityAt(gone.url).lookUp(record), { state: 'unavailable' });
    assert.deepEqual(problems, ['ECONNREFUSED']);
  });
});
