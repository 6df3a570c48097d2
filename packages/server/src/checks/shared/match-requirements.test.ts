import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { IdentityRecord } from '../check.ts';
import { bestRecord, linesOf, requirementProblem, usualRequirements } from './match-requirements.ts';

const record = (values: Readonly<Record<string, string>>, matches: IdentityRecord['matches'] = {}): IdentityRecord => ({
  values,
  matches,
  deceased: null,
  addressDeliverable: null,
  addressResidential: null,
});

describe('linesOf', () => {
  it('reports for each typed property how well it matches, and by which methods', () => {
    assert.deepEqual(
      linesOf(['name-first', 'name-last'], { 'name-first': 'Bob' }, record({ 'name-first': 'Robert' })),
      [
        {
          name: 'name_first',
          'match-result': 'full',
          status: 'passed',
          comparisons: [
            { type: 'string_similarity', 'match-level-minimum': 'partial', 'match-result': 'none' },
            { type: 'nickname', 'match-level-minimum': 'full', 'match-result': 'full' },
          ],
        },
      ],
    );
  });

  it('marks a property that the record lacks as missing, which never passes', () => {
    const [line] = linesOf(['birthdate'], { birthdate: '1990-04-12' }, record({ birthdate: ' ' }));
    assert.deepEqual([line?.['match-result'], line?.status], ['missing', 'failed']);
  });

  it('accepts the match result of the source for a value that the record lacks, at the required level', () => {
    const typed = { birthdate: '1990-04-12' };
    const statuses = (['full', 'partial', 'none'] as const).map(
      (birthdate) => linesOf(['birthdate'], typed, record({}, { birthdate }))[0]?.status,
    );
    assert.deepEqual(statuses, ['passed', 'failed', 'failed']);
  });

  it('compares a value that the record has, regardless of the match result of the source', () => {
    const told = record({ birthdate: '1971-11-30' }, { birthdate: 'full' });
    assert.equal(linesOf(['birthdate'], { birthdate: '1990-04-12' }, told)[0]?.status, 'failed');
  });

  it('applies a requirement of the template to its property only, instead of the default', () => {
    const typed = { 'name-first': 'Bob', 'name-last': 'Lindqvist' };
    const held = record({ 'name-first': 'Robert', 'name-last': 'Lindquist' });
    const lines = linesOf(Object.keys(typed), typed, held, ['name-last string_difference full']);
    assert.deepEqual(
      lines.map(({ status }) => status),
      ['passed', 'failed'],
    );
  });

  it('requires a full match of a property without a requirement', () => {
    const lines = (cpf: string) => linesOf(['cpf'], { cpf: '529.982.247-25' }, record({ cpf }))[0]?.status;
    assert.deepEqual([lines('52998224725'), lines('52998224720')], ['passed', 'failed']);
  });
});

describe('bestRecord', () => {
  it('is the one with the most matches, and the first of equals', () => {
    const typed = { 'name-last': 'Lindqvist', birthdate: '1990-04-12' };
    const [worse, better] = [record({ 'name-last': 'LINDQVIST' }), record({ ...typed })];
    assert.equal(bestRecord(typed, [worse, better]), better);
    assert.equal(bestRecord(typed, [better, record({ ...typed })]), better);
    assert.equal(bestRecord(typed, []), null);
  });
});

describe('requirementProblem', () => {
  for (const text of [
    '',
    'name-last',
    'name-last sound full',
    'name-last tokenization none',
    'a tokenization full b',
  ]) {
    it(`refuses "${text}"`, () => assert.match(requirementProblem(text) ?? '', /^requires/));
  }

  it('accepts every default requirement', () => {
    assert.deepEqual(
      usualRequirements.filter((text) => requirementProblem(text) !== null),
      [],
    );
  });
});
