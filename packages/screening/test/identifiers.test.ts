/** Comparison of identifiers: equal in every notation; invalid and meaningless ones count as missing. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sharesIdentifier } from '../src/compare/record.ts';
import { entityOf } from '../src/entity.ts';

type Written = readonly [scheme: string, value: string, country?: string];

const rows: readonly (readonly [asked: Written, listed: Written, isSame: boolean, what: string])[] = [
  [
    ['imo', '9253313'],
    ['Vessel Registration Identification', 'IMO 9253313'],
    true,
    'a ship, with the letters and without',
  ],
  [['imo', 'IMO9253313'], ['imo-number', '9253313'], true, 'a ship, as another source calls the scheme'],
  [['imo', 'IMO9253313'], ['vessel-registration-identification', 'IMO 9253313'], true, 'a ship of OFAC’s XML'],
  [['imo', '9253314'], ['imo', '9253314'], false, 'a number of no ship, by its check digit'],
  [['imo', '5878589'], ['imo', 'IMO 5878589'], true, 'a company that owns ships'],
  [['bic', 'COBADEFF'], ['SWIFT/BIC', 'COBADEFFXXX'], true, 'a bank, and its head office'],
  [['bic', 'COBADEFF'], ['swift-bic', 'COBADEFF060'], false, 'a bank, and a branch of it'],
  [['lei', '5493001KJTIIGC8Y1R12'], ['lei-code', '5493001kjtiigc8y1r12'], true, 'a legal entity, in small letters'],
  [['lei', '5493001KJTIIGC8Y1R13'], ['lei', '5493001KJTIIGC8Y1R13'], false, 'a legal entity, by its check digits'],
  [['passport', 'C01X00T47'], ['Passport number', 'C 01X 00T-47'], true, 'a passport with blanks and hyphens'],
  [['passport', 'C01X00T47'], ['national-id', 'C01X00T47'], false, 'a passport, and a card of the same number'],
  [['passport', 'N/A'], ['passport', 'N/A'], false, 'what says that there is none'],
  [['passport', '0000000'], ['passport', '0000000'], false, 'zeros'],
  [['passport', 'Unknown'], ['passport', 'unknown'], false, 'what is not known'],
  [['cedula', '17.123-4'], ['national-id', '171234'], true, 'a national number, as one country calls it'],
  [['Tax ID No.', '7704140399'], ['inn', '7704140399'], true, 'a number of the taxes, as one country calls it'],
  [['Fire brigade number', '17-1'], ['Fire brigade number', '171'], true, 'a scheme that is not in the table'],
  [['passport', 'C01X00T47', 'KP'], ['passport', 'C01X00T47', 'DE'], false, 'a passport of another country'],
  [
    ['passport', 'C01X00T47', 'KP'],
    ['passport', 'C01X00T47'],
    true,
    'a passport of a country that the list does not say',
  ],
  [['other', 'C01X00T47'], ['passport', 'C01X00T47'], true, 'a number of which nobody says what it is'],
  [['imo', '9253313'], ['other', 'IMO 9253313'], true, 'a ship, in a list that does not say what the number is'],
  [['other', '1234'], ['passport', '1234'], false, 'four digits of which nobody says what they are'],
  [['imo', '9253313', 'PA'], ['imo', '9253313', 'LR'], true, 'a ship that changed its flag'],
];

describe('an identifier of both', () => {
  for (const [asked, [listedScheme, listedValue, listedCountry = null], isSame, what] of rows) {
    const [scheme, value, country = null] = asked;
    it(`${what}: ${value} ${isSame ? 'is' : 'is not'} ${listedScheme} ${listedValue}`, () => {
      const identifiers = [{ scheme: listedScheme, value: listedValue, country: listedCountry }];
      const entity = entityOf({ key: '1', kind: 'other', names: [], identifiers });
      const query = { birthdate: null, countries: [], identifiers: [{ scheme, value, country }] };
      assert.equal(sharesIdentifier(query, entity), isSame);
    });
  }
});
