/** Records of three stripe tracks: British Columbia's cards, and layout variants of older issuers and readers. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AamvaRecord } from '../../facts.ts';
import { parseAamva } from './parse-aamva.ts';

interface Tracks {
  readonly city?: string;
  readonly name?: string;
  readonly address?: string;
  readonly second?: string;
  readonly third?: string;
}

const THIRD = "_%0AV8W3Y8                     F168 61BRNGRN9123456780                E$''C(R2S6L?";

/** Composes a card of British Columbia in the layout of its published specimens, with an invented holder. */
function card({
  city = 'VICTORIA^',
  name = 'MOTORIST,$MARIA ANNE^',
  address = '12 HARBOUR ST$VICTORIA BC  V8W 3Y8^',
  second = ';6360281234567=290519840611=?',
  third = THIRD,
}: Tracks = {}): string {
  return `%BC${city}${name}${address}?${second}${third}`;
}

function record(text: string): AamvaRecord {
  const result = parseAamva(text);
  assert.ok(result.ok, result.ok ? '' : result.error);
  return result.record;
}

function given(text: string, ...attributes: readonly string[]): readonly (string | undefined)[] {
  const found: Readonly<Record<string, string | undefined>> = record(text).attributes;
  return attributes.map((each) => found[each]);
}

describe('cards of British Columbia', () => {
  it('are read with every field of the three tracks', () => {
    const { attributes, elements, ...rest } = record(card());
    assert.deepEqual(attributes, {
      'name-first': 'MARIA',
      'name-middle': 'ANNE',
      'name-last': 'MOTORIST',
      birthdate: '1984-06-11',
      'expiration-date': '2029-05-31',
      'document-number': '1234567',
      'identification-number': '1234567',
      'address-street-1': '12 HARBOUR ST',
      'address-city': 'VICTORIA',
      'address-subdivision': 'BC',
      'address-postal-code': 'V8W 3Y8',
      'issuing-authority': 'BC',
      'issuing-subdivision': 'BC',
      sex: 'F',
      height: '168 cm',
    });
    assert.deepEqual([rest.version, rest.issuerId, rest.countryCode], [0, '636028', 'CA']);
    assert.deepEqual(
      [elements['DAX'], elements['DAZ'], elements['DAY'], elements['DAW']],
      ['61', 'BRN', 'GRN', undefined],
    );
  });

  const names: readonly (readonly [
    field: string,
    first: string | undefined,
    middle: string | undefined,
    last: string,
  ])[] = [
    ['MOTORIST,$MARIA^', 'MARIA', undefined, 'MOTORIST'],
    ['MOTORIST$MARIA ANNE^', 'MARIA', 'ANNE', 'MOTORIST'],
    ['MOTORIST, $MARIA ANNE LEE^', 'MARIA', 'ANNE LEE', 'MOTORIST'],
    ['DE LA CRUZ,$MARIA ELENA^', 'MARIA', 'ELENA', 'DE LA CRUZ'],
    ["O'NEIL-SMITH,$JEAN-LUC^", 'JEAN-LUC', undefined, "O'NEIL-SMITH"],
    ['MOTORIST,$^', undefined, undefined, 'MOTORIST'],
    ['DE LA CRUZ,^', undefined, undefined, 'DE LA CRUZ'],
    ['VAN DER BERG^', undefined, undefined, 'VAN DER BERG'],
    ['MONTGOMERY-FEATHERSTONE,$MARIA ANNE', 'MARIA', 'ANNE', 'MONTGOMERY-FEATHERSTONE'],
    ['ABCDEFGHIJKLMNOPQRSTUVWXYZ,$JOHN AB', 'JOHN', 'AB', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
    ['ABCDEFGHIJKLMNOPQRSTUVWXYZ,$JOHN AB^', 'JOHN', 'AB', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  ];
  for (const [field, ...expected] of names) {
    it(`have the name of ${field} (${field.length} characters)`, () => {
      const text = card({ name: field.padEnd(field.endsWith('^') ? 0 : 35) });
      assert.deepEqual(given(text, 'name-first', 'name-middle', 'name-last'), expected);
      assert.deepEqual(given(text, 'address-street-1', 'address-city'), ['12 HARBOUR ST', 'VICTORIA']);
    });
  }

  type Address = readonly [
    street: string | undefined,
    street2: string | undefined,
    city: string,
    state: string,
    postalCode: string | undefined,
  ];
  const places: readonly (readonly [what: string, tracks: Tracks, expected: Address])[] = [
    [
      'no gap in the postal code',
      { address: '12 HARBOUR ST$VICTORIA BC  V8W3Y8^' },
      ['12 HARBOUR ST', undefined, 'VICTORIA', 'BC', 'V8W 3Y8'],
    ],
    [
      'a unit',
      { address: 'UNIT 5$12 HARBOUR ST$VICTORIA BC  V8W 3Y8^' },
      ['UNIT 5', '12 HARBOUR ST', 'VICTORIA', 'BC', 'V8W 3Y8'],
    ],
    [
      'a street in two lines and no place',
      { address: '12 HARBOUR ST$SUITE 2^' },
      ['12 HARBOUR ST', 'SUITE 2', 'VICTORIA', 'BC', 'V8W 3Y8'],
    ],
    ['no street', { address: 'VICTORIA BC  V8W 3Y8^' }, [undefined, undefined, 'VICTORIA', 'BC', 'V8W 3Y8']],
    [
      'no caret behind an address that fills its track',
      { address: '12 HARBOUR ST$VICTORIA BC V8W 3Y8' },
      ['12 HARBOUR ST', undefined, 'VICTORIA', 'BC', 'V8W 3Y8'],
    ],
    [
      'a place cut in its postal code',
      { address: '12 LONG HARBOUR ST$VICTORIA BC  V8' },
      ['12 LONG HARBOUR ST', undefined, 'VICTORIA', 'BC', 'V8W 3Y8'],
    ],
    [
      'a place cut in its city',
      { address: '12 VERY LONG HARBOUR STREET$VICT' },
      ['12 VERY LONG HARBOUR STREET', undefined, 'VICTORIA', 'BC', 'V8W 3Y8'],
    ],
    [
      'a city of thirteen characters',
      { city: 'PRINCE RUPERT' },
      ['12 HARBOUR ST', undefined, 'PRINCE RUPERT', 'BC', 'V8W 3Y8'],
    ],
    [
      'a city that its field cut',
      {
        city: 'NORTH VANCOUV',
        address: '1 ELM AV$NORTH VANCOUVER BC  V7M 1A1^',
        third: THIRD.replace('V8W3Y8', 'V7M1A1'),
      },
      ['1 ELM AV', undefined, 'NORTH VANCOUVER', 'BC', 'V7M 1A1'],
    ],
    [
      'a home in another province',
      { city: 'EDMONTON^', address: '1 ELM AV$EDMONTON AB  T5J 0N3^', third: THIRD.replace('V8W3Y8', 'T5J0N3') },
      ['1 ELM AV', undefined, 'EDMONTON', 'AB', 'T5J 0N3'],
    ],
    [
      'a street called like the city',
      { address: '12 VICTORIA DR$VICTORIA BC  V8W 3Y8^' },
      ['12 VICTORIA DR', undefined, 'VICTORIA', 'BC', 'V8W 3Y8'],
    ],
    [
      'a second line that begins like the city',
      { address: '12 ELM AV$VICTORIA TOWER 4^' },
      ['12 ELM AV', 'VICTORIA TOWER 4', 'VICTORIA', 'BC', 'V8W 3Y8'],
    ],
  ];
  for (const [what, tracks, expected] of places) {
    it(`have the address with ${what}`, () => {
      const attributes = ['street-1', 'street-2', 'city', 'subdivision', 'postal-code'].map(
        (each) => `address-${each}`,
      );
      assert.deepEqual(given(card(tracks), ...attributes), expected);
    });
  }

  const bodies: readonly (readonly [third: string, sex: string | undefined, height: string | undefined])[] = [
    [THIRD, 'F', '168 cm'],
    [THIRD.replace('_%', '%'), 'F', '168 cm'],
    [THIRD.replace('F168', 'M 95'), 'M', '95 cm'],
    [THIRD.replace('F168 61', 'X201100'), 'X', '201 cm'],
    [THIRD.replace('F168 61', 'U168 61'), undefined, '168 cm'],
    [THIRD.replace('F168 61BRNGRN', 'F            '), 'F', undefined],
    [THIRD.slice(0, 44), 'F', '168 cm'],
    [THIRD.slice(0, 34), undefined, undefined],
    [THIRD.replaceAll(/ +/g, ' '), undefined, undefined],
    [THIRD.replace('F168', 'F1G8'), undefined, undefined],
    ['', undefined, undefined],
  ];
  for (const [third, ...expected] of bodies) {
    it(`have sex and height of the third track ${third || '(none)'}`, () => {
      assert.deepEqual(given(card({ third }), 'sex', 'height'), expected);
      assert.deepEqual(given(card({ third }), 'address-postal-code', 'name-last'), ['V8W 3Y8', 'MOTORIST']);
    });
  }

  const seconds: readonly (readonly [
    second: string,
    number: string,
    birth: string | undefined,
    expiry: string | undefined,
  ])[] = [
    [';636028004023964=270219850410=?', '004023964', '1985-04-10', '2027-02-28'],
    [';6360281234567=280219850410=?', '1234567', '1985-04-10', '2028-02-29'],
    [';6360281234567=281219850410?', '1234567', '1985-04-10', '2028-12-31'],
    [';6360281234567=281320850410=?', '1234567', '2085-04-10', undefined],
    [';6360281234567=281219850431=?', '1234567', undefined, '2028-12-31'],
    [';6360281234567890123=28121985041045=?', '123456789012345', '1985-04-10', '2028-12-31'],
  ];
  for (const [second, ...expected] of seconds) {
    it(`have number and dates of the second track ${second}`, () => {
      assert.deepEqual(given(card({ second }), 'document-number', 'birthdate', 'expiration-date'), expected);
    });
  }

  const lost: readonly (readonly [what: string, text: string])[] = [
    ['the first track', card().slice(card().indexOf(';'))],
    ['the second track', card({ second: '' })],
    ['the third of the number', card({ second: ';6360281234567?' })],
    ['all but the first track', card({ second: '', third: '' })],
  ];
  for (const [what, text] of lost) {
    it(`are truncated without ${what}`, () => assert.deepEqual(parseAamva(text), { ok: false, error: 'truncated' }));
  }

  it('are read without the sentinel that some readers drop', () => {
    assert.deepEqual(given(card().slice(1), 'name-last', 'sex'), ['MOTORIST', 'F']);
  });

  it('are recognized by their tracks where no field ends with a caret', () => {
    const name = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ,$JOHN AB';
    const text = card({ city: 'PRINCE RUPERT', name, address: '1 ELM AV$PRINCE RUPERT BC V8W 3Y8' });
    assert.deepEqual(given(text, 'name-last', 'address-street-1', 'address-city'), [
      name.slice(0, 26),
      '1 ELM AV',
      'PRINCE RUPERT',
    ]);
  });
});

describe('stripe tracks of other issuers', () => {
  it('are read with imperial heights, several name parts and a third track of their own', () => {
    const text =
      '%FLDELRAY BEACH^DOE$JOHN LEE$^4818 S PARK BLVD^      ?;6360100462172082009=2101198701010=?#! 33435      I               1600                                   ECCECC00000?';
    const attributes = [
      'name-first',
      'name-middle',
      'name-last',
      'sex',
      'height',
      'address-postal-code',
      'document-number',
    ];
    assert.deepEqual(given(text, ...attributes), [
      'JOHN LEE',
      undefined,
      'DOE',
      'M',
      '72 in',
      '33435',
      '04621720820090',
    ]);
    const west =
      '%CAFAIRFIELD^DOE$JOHN$LEE^12 ELM ST^?;636014025732536=130219790227?+!!94533      C               M511240BRNBRN            D62120040521  N?';
    assert.deepEqual(given(west, 'name-middle', 'sex', 'height', 'expiration-date'), [
      'LEE',
      'M',
      '71 in',
      '2013-02-28',
    ]);
    assert.equal(record(west).elements['DAW'], '240');
  });

  it('are not seen in bank cards', () => {
    for (const text of [
      ';4000001234567899=29051011234567?',
      '%B4000001234567899^DOE/JOHN^2905?;4000001234567899=2905?',
    ])
      assert.deepEqual(parseAamva(text), { ok: false, error: 'not_aamva' });
  });
});
