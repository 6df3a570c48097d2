import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Entity, entityOf } from '@countersign/screening';
import { gatesOf } from './gates-of.ts';
import type { ScreeningRules } from './screening-request.ts';

const entity = (more: Partial<Entity> = {}): Entity =>
  entityOf({
    key: 'e1',
    kind: 'person',
    names: [{ value: 'Ada Byron', type: 'primary_name', quality: 'strong' }],
    ...more,
  });
const born = { year: 1815, month: 12, day: 10, circa: false };
const known = entity({ birthdates: [born], countries: ['GB'] });

const rules: ScreeningRules = {
  names: { matching: 'custom', partialNames: false, fuzziness: 'off', threshold: 0.7 },
  birthdate: 'exact-year',
  compareCountries: true,
  pepClasses: null,
  pepRelatives: true,
  pepWithoutClass: true,
};

interface Row {
  readonly what: string;
  readonly more?: Partial<ScreeningRules>;
  readonly asked?: { readonly birthdate: typeof born | null; readonly countries: readonly string[] };
  readonly listed?: Entity;
  readonly isIdentified?: boolean;
  /** Outcomes of name, birth date and country. */
  readonly outcomes: readonly string[];
}

const rows: readonly Row[] = [
  { what: 'both sides say all', outcomes: ['passed', 'passed', 'passed'] },
  { what: 'nothing was asked', asked: { birthdate: null, countries: [] }, outcomes: ['passed', 'absent', 'absent'] },
  { what: 'the entry says nothing', listed: entity(), outcomes: ['passed', 'absent', 'absent'] },
  { what: 'a number is shared', isIdentified: true, outcomes: ['identified', 'identified', 'identified'] },
  {
    what: 'the template compares neither',
    more: { birthdate: 'off', compareCountries: false },
    outcomes: ['passed', 'off', 'off'],
  },
];

describe('gatesOf', () => {
  for (const { what, more = {}, asked, listed = known, isIdentified = false, outcomes } of rows) {
    it(`returns what each rule compared where ${what}`, () => {
      const request = { rules: { ...rules, ...more }, ...(asked ?? { birthdate: born, countries: ['GB'] }) };
      assert.deepEqual(
        gatesOf(request, listed, isIdentified).map(({ outcome }) => outcome),
        outcomes,
      );
    });
  }

  it('names the setting of each rule, and the compared classes of office', () => {
    const request = { rules: { ...rules, pepClasses: [1, 2] }, birthdate: born, countries: ['GB'] };
    assert.deepEqual(
      gatesOf(request, known, false).map(({ gate, setting }) => `${gate} ${setting}`),
      ['name custom', 'birthdate exact-year', 'country one-in-common', 'office class-1-2'],
    );
  });
});
