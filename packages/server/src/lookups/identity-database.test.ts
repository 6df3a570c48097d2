import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createIdentityDatabase } from './identity-database.ts';
import type { ProviderAnswer, ProviderRequest } from './report-provider.ts';

const details = { 'name-last': 'Lindqvist', birthdate: '1990-04-12', 'country-code': 'US' };

/** Sends the answers one after the other and repeats the last one. */
async function ask(...answers: ProviderAnswer[]) {
  const [asked, problems]: [ProviderRequest[], string[]] = [[], []];
  const database = createIdentityDatabase({
    provider: {
      async ask(request) {
        asked.push(request);
        return answers[Math.min(asked.length, answers.length) - 1] ?? { state: 'unavailable' };
      },
    },
    onUnavailable: (problem) => problems.push(problem),
  });
  return { answer: await database.ask({ kind: 'database', details, requestId: 'ver_1' }), asked, problems };
}

const records = (...given: unknown[]): ProviderAnswer => ({
  state: 'found',
  result: { records: given },
  sources: [],
});
const known = { values: { 'name-last': 'LINDQVIST' } };
const silent = { matches: {}, deceased: null, addressDeliverable: null, addressResidential: null };

describe('a database behind the provider of the operator', () => {
  it('is queried with the kind and the typed details of the verification, under the same id each time', async () => {
    const { asked } = await ask(records(known));
    assert.deepEqual(asked, [{ kind: 'verification/database', query: details, requestId: 'ver_1' }]);
  });

  it('returns its records, the match results, and facts about the person and the address', async () => {
    const { answer, problems } = await ask(
      records(
        {
          values: { 'name-last': 'LINDQVIST', 'normalized-address-city': 'OAKLAND', birthdate: null },
          matches: { birthdate: true },
          deceased: false,
          'address-deliverable': true,
        },
        { matches: { 'name-last': 'partial', birthdate: false } },
      ),
    );
    assert.deepEqual(answer, {
      state: 'found',
      records: [
        {
          values: { 'name-last': 'LINDQVIST', 'normalized-address-city': 'OAKLAND' },
          matches: { birthdate: 'full' },
          deceased: false,
          addressDeliverable: true,
          addressResidential: null,
        },
        { ...silent, values: {}, matches: { 'name-last': 'partial', birthdate: 'none' } },
      ],
    });
    assert.deepEqual(problems, []);
  });

  it('is ignored where it states what was not requested', async () => {
    const { answer } = await ask(records({ values: { ...known.values, cpf: '52998224725', 'country-code': 'DE' } }));
    assert.deepEqual(answer, { state: 'found', records: [{ ...silent, ...known }] });
  });

  const plain: readonly ProviderAnswer[] = [
    { state: 'not_found', sources: [] },
    { state: 'pending' },
    { state: 'unavailable' },
  ];
  for (const given of plain) {
    it(`returns ${given.state} unchanged`, async () => {
      const { answer, problems } = await ask(given);
      assert.deepEqual([answer, problems], [{ state: given.state }, []]);
    });
  }

  it('reports a non-participating jurisdiction for licences only', async () => {
    const out = { state: 'unavailable', reason: 'not-participating' } as const;
    const asked = async (kind: string) => {
      const provider = { ask: async () => out };
      const database = createIdentityDatabase({ provider, onUnavailable: () => undefined });
      return (await database.ask({ kind, details: {}, requestId: 'ver_1' })).state;
    };
    assert.deepEqual([await asked('aamva'), await asked('database')], ['not_participating', 'unavailable']);
  });

  const broken: readonly (readonly [string, ProviderAnswer])[] = [
    ['no records', { state: 'found', result: {}, sources: [] }],
    ['an empty list', records()],
    ['more records than anybody has', records(...Array.from({ length: 21 }, () => known))],
    ['a record that is none', records(known, 'Ava')],
    ['a record about nothing that was asked', records({ values: { height: '180' }, deceased: true })],
    ['an empty record', records({})],
    ['a value that is no text', records({ values: { 'name-last': 5 } })],
    ['a value without an end', records({ values: { 'name-last': 'x'.repeat(501) } })],
    ['a match that is neither', records({ matches: { 'name-last': 'perhaps' } })],
    ['a list in place of values', records({ values: ['LINDQVIST'] })],
    ['a death that is no yes or no', records({ ...known, deceased: 'yes' })],
  ];
  for (const [what, given] of broken) {
    it(`is unavailable after a response with ${what}, and logs no personal data`, async () => {
      const { answer, problems } = await ask(given);
      assert.deepEqual(answer, { state: 'unavailable' });
      assert.deepEqual(problems, ['its records have another shape']);
    });
  }

  it('is retried once when it fails, and not again', async () => {
    const failed = { state: 'failed', cause: 'outage', problem: 'it answered 500' } as const;
    const mended = await ask(failed, { state: 'not_found', sources: [] });
    assert.deepEqual([mended.answer.state, mended.asked.length, mended.problems], ['not_found', 2, []]);
    const gone = await ask(failed);
    assert.deepEqual([gone.answer.state, gone.asked.length, gone.problems], ['unavailable', 2, ['it answered 500']]);
  });
});
