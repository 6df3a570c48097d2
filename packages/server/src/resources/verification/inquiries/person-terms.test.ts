/** Search texts that find a person, and texts that do not. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { meantPerson, personTerms } from './person-terms.ts';

const isFound = (fields: Record<string, string>, text: string): boolean => {
  const terms = new Set(personTerms(fields).map(({ kind, value }) => `${kind} ${value}`));
  const meant = meantPerson(text);
  return meant?.words.every((word) => word.some(({ kind, value }) => terms.has(`${kind} ${value}`))) ?? false;
};

const chiara = { 'name-first': 'Chiara Maria', 'name-last': "D'Ambrosio", 'email-address': 'Chiara@Example.com' };

const cases: readonly (readonly [fields: Record<string, string>, text: string, found: boolean])[] = [
  [chiara, 'Chiara', true],
  [chiara, 'dambrosio, chiara', true],
  [chiara, 'D’Ambrosio Maria', true],
  [chiara, 'Chiara Rossi', false],
  [chiara, 'Chi', false],
  [chiara, 'chiara@example.com', true],
  [chiara, 'chiara@example.org', false],
  [{ 'name-last': 'Müller' }, 'Mueller', true],
  [{ 'name-last': 'MUELLER' }, 'Müller', true],
  [{ 'name-last': 'Muller' }, 'Müller', true],
  [{ 'name-last': 'Lopez Garcia' }, 'López García', true],
  [{ 'native-name-last': 'Иванов' }, 'иванов', true],
  [{ 'phone-number': '+49 170 1234567' }, '+49 (170) 123-4567', true],
  [{ 'phone-number': '+49 170 1234567' }, '0170 1234567', true],
  [{ 'phone-number': '0170 1234567', 'address-country-code': 'DE' }, '+491701234567', true],
  [{ 'phone-number': '+49 170 1234567' }, '+43 170 1234567', false],
  [{ 'phone-number': '+49 170 1234567' }, '234567', false],
  [{ 'name-first': 'Order', 'name-last': 'Twelve' }, 'Order 12', false],
  [{}, '@', false],
  [{}, ' ', false],
  [{ 'name-first': '   ' }, '', false],
];

for (const [fields, text, found] of cases) {
  test(`"${text}" ${found ? 'finds' : 'does not find'} ${JSON.stringify(fields)}`, () =>
    assert.equal(isFound(fields, text), found));
}

test('a name of any length has few terms, and a text of too many words matches no person', () => {
  const long = Array.from({ length: 500 }, (_, index) => `w${'abcdefghij'[index % 10]}${'klmnopqrst'[index % 7]}`);
  assert.ok(personTerms({ 'name-first': long.join(' '), 'name-last': long.join(' ') }).length <= 48);
  assert.equal(meantPerson(long.join(' ')), null);
});
