/** Errors in the request log: sentences of refusals without the content that the client sent. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { loggedErrors } from './answered-errors.ts';
import { filtered } from './kept-params.ts';

const logged = (details: string, ...sent: string[]): string | undefined =>
  loggedErrors(
    Buffer.from(JSON.stringify({ errors: [{ code: 'bad_request', title: 'Bad request', details }] })),
    new Set(sent),
  )[0]?.details;

const long = 'a long text of a person, which a sentence quotes in its first characters alone';

const cases: readonly (readonly [details: string, sent: readonly string[], kept: string])[] = [
  ['Ada is no country', ['ada'], `${filtered} is no country`],
  ['"Ada Lovelace" is no country', ['Ada', 'Ada Lovelace'], `"${filtered}" is no country`],
  ['an adapter is no country', ['ada'], 'an adapter is no country'],
  ['Canada is no code', ['ada'], 'Canada is no code'],
  ['Ünal is no code', ['ünal'], `${filtered} is no code`],
  ['İİİ and Ada are no codes', ['ada'], `i̇i̇i̇ and ${filtered} are no codes`],
  ['5 is not 55', ['5'], `${filtered} is not 55`],
  ['(.*) is no code', ['(.*)'], `${filtered} is no code`],
  [`${long.slice(0, 60)}… is too long`, [long], `${filtered}… is too long`],
  [`${long.slice(0, 40).toUpperCase()} is too long`, [long], `${filtered} is too long`],
  ['write to ada@example.com', [], `write to ${filtered}`],
  ['nothing was sent', [], 'nothing was sent'],
];

describe('loggedErrors', () => {
  for (const [details, sent, kept] of cases) {
    it(`has "${kept}" of "${details}" after ${JSON.stringify(sent)}`, () =>
      assert.equal(logged(details, ...sent), kept));
  }

  it('searches no text for each of a hundred thousand sent values', () => {
    const sent = Array.from({ length: 100_000 }, (_, index) => `v${index}`);
    assert.equal(
      logged('v5 and v99999 are no countries, v100000 was not sent', ...sent),
      `${filtered} and ${filtered} are no countries, v100000 was not sent`,
    );
  });

  it('has no errors of an invalid document', () => {
    for (const body of ['', '{', '[]', '{"errors":5}', 'null']) {
      assert.deepEqual(loggedErrors(Buffer.from(body), new Set()), [], body);
    }
  });
});
