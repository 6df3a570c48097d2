/** Information in national identification numbers: examples published by their offices, and no wrong conclusions. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { isSocialSecurityNumber, numberFits } from './identification-number.ts';

const examples: readonly (readonly [country: string, number: string, birthdate: string])[] = [
  ['BG', '752316 926 3', '1875-03-16'],
  ['CN', '11010519491231002X', '1949-12-31'],
  ['DK', '211062-5629', '1962-10-21'],
  ['EE', '37605030299', '1976-05-03'],
  ['FI', '131052-308T', '1952-10-13'],
  ['LT', '33309240064', '1933-09-24'],
  ['PL', '44051401359', '1944-05-14'],
  ['RO', '1630615123457', '1963-06-15'],
  ['SE', '811228-9874', '1981-12-28'],
  ['ZA', '8001015009087', '1980-01-01'],
];

for (const [country, number, birthdate] of examples) {
  it(`${country} ${number} fits a person born on ${birthdate}, and no person born a day later`, () => {
    assert.deepEqual(numberFits(country, number, birthdate), { isPossible: true, fitsBirthdate: true });
    const later = new Date(Date.parse(birthdate) + 86_400_000).toISOString().slice(0, 10);
    assert.deepEqual(numberFits(country.toLowerCase(), number, later), { isPossible: true, fitsBirthdate: false });
  });
}

const unknown: readonly (readonly [what: string, country: string, number: string])[] = [
  ['of a wrong check digit', 'PL', '44051401358'],
  ['of another country', 'SE', '44051401359'],
  ['of a country whose plan is not known', 'DE', '44051401359'],
  ['that is no number', 'PL', 'abc'],
  ['that is empty', 'PL', ''],
  ['of a member of every object', 'constructor', '1'],
];

for (const [what, country, number] of unknown) {
  it(`a number ${what} is reported as unknown`, () => {
    assert.deepEqual(numberFits(country, number, '1944-05-14'), { isPossible: null, fitsBirthdate: null });
  });
}

it('numbers that the United States never issued are recognized', () => {
  for (const digits of ['000123456', '666123456', '900123456', '123004567', '123450000', '12345678']) {
    assert.equal(isSocialSecurityNumber(digits), false, digits);
  }
  assert.equal(isSocialSecurityNumber('123456789'), true);
});
