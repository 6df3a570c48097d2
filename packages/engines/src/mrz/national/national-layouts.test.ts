import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkDigit } from '../check-digit.ts';
import { parseMrz } from '../parse-mrz.ts';

const AS_OF = '2026-11-01';

/** Zones with correct check digits, and the values that differ from those of the international layout. */
for (const [what, lines, state, expected] of [
  [
    'a man on the voter card of Mexico',
    ['IDMEX2143658791<<1234078563412', '8802141H3112319MEX<02<<04321<0', 'ROBLES<CARMONA<<JUAN<<<<<<<<<<'],
    'MEX',
    { sex: 'M', 'document-number': '214365879', 'name-last': 'ROBLES CARMONA' },
  ],
  [
    'a woman on the voter card of Mexico',
    ['IDMEX2143658791<<1234078563412', '8802141M3112319MEX<02<<04321<0', 'ROBLES<CARMONA<<LUZ<ELENA<<<<<'],
    'MEX',
    { sex: 'F' },
  ],
  [
    'another card of Mexico, whose M may mean either',
    ['I<MEX2143658791<<<<<<<<<<<<<<<', '8802141M3112319MEX<<<<<<<<<<<6', 'ROBLES<CARMONA<<LUZ<ELENA<<<<<'],
    'MEX',
    { sex: undefined, 'expiration-date': '2031-12-31' },
  ],
  [
    'the card of Kenya',
    ['IDKYA2456083172<<742<<<<<<<219', '8704153M1803091<B024718305Y<<1', 'BRIAN<OTIENO<OCHIENG<<<<<<<<<<'],
    'KEN',
    {
      sex: 'M',
      birthdate: '1987-04-15',
      'issue-date': '2018-03-09',
      'expiration-date': undefined,
      nationality: undefined,
      'document-number': '245608317',
      'identification-number': '24718305',
    },
  ],
  [
    'the internal passport of Russia',
    ['PNRUSZVER9KOVA<<7LI8<SERGEEVNA<<<<<<<<<<<<<<', '4518345673RUS8907046F<<<<<<<9180215770012<92'],
    'RUS',
    {
      'document-number': '4519834567',
      'identification-number': '4519834567',
      'issue-date': '2018-02-15',
      'issuing-authority': '770-012',
      'native-name-last': 'ЗВЕРЬКОВА',
      'native-name-first': 'ЮЛИЯ СЕРГЕЕВНА',
      'name-last': 'ZVERKOVA',
      'name-first': 'IULIIA SERGEEVNA',
      'expiration-date': undefined,
    },
  ],
  [
    'the card of Romania',
    ['IDROUPOPESCU<<MARIA<ELENA<<<<<<<<<<<', 'XR000000<2ROU8002295F300301322200466'],
    'ROU',
    { 'document-number': 'XR000000', 'identification-number': '2800229220046', 'expiration-date': '2030-03-01' },
  ],
  [
    'the card of Vietnam',
    ['IDVNM1950123452079195012345<<2', '9506206F3506204VNM<<<<<<<<<<<2', 'TRAN<<THI<BICH<<<<<<<<<<<<<<<<'],
    'VNM',
    { 'document-number': '195012345', 'identification-number': '079195012345' },
  ],
  [
    'the card of Spain',
    ['IDESPBAA000589599999999R<<<<<<', '8001014F3201015ESP<<<<<<<<<<<5', 'ESPANOLA<ESPANOLA<<CARMEN<<<<<'],
    'ESP',
    { 'document-number': 'BAA000589', 'identification-number': '99999999R' },
  ],
  [
    'the card of Belgium, with a long number and a date in 2055',
    ['IDBEL612345678<9010<<<<<<<<<<<', '5003109M5503104BEL500310123454', 'VERHOEVEN<<JOZEF<<<<<<<<<<<<<<'],
    'BEL',
    {
      'document-number': '612345678901',
      'identification-number': '50031012345',
      birthdate: '1950-03-10',
      'expiration-date': '2055-03-10',
    },
  ],
  [
    'the card of Portugal, whose digit counts the filler',
    ['I<PRT000024759<ZZ72<<<<<<<<<<<', '8010100F2006017PRT<<<<<<<<<<<8', 'CARLOS<MONTEIRO<<AMELIA<VANESS'],
    'PRT',
    { 'document-number': '000024759ZZ7', 'identification-number': '000024759ZZ7' },
  ],
  [
    'the permit of Syria',
    ['RPESTR123456783<<<<<<<<<<<<<<<', '9001011F3001019SYR<<<<<<<<<<<0', 'SAMAN<<LINA<<<<<<<<<<<<<<<<<<<'],
    'EST',
    { 'document-number': 'R12345678', nationality: 'SYR' },
  ],
  [
    'the card of Finland, with a filler for a hyphen',
    ['I<FINXA10000585010195<112X<<<<', '9501016F2803135FIN<<<<<<<<<<<7', 'SPECIMEN<TRAVEL<<VILMA<SOFIA<<'],
    'FIN',
    { 'document-number': 'XA1000058', 'identification-number': '010195-112X' },
  ],
  [
    'the permanent resident card of the United States, whose other number is that of an application',
    ['C1USA0987654326SRC1234567890<<', '7911118F3311156PER<<<<<<<<<<<8', 'TORRES<<LUCIA<PAZ<<<<<<<<<<<<<'],
    'USA',
    { 'document-number': '098765432', 'identification-number': '098765432', 'name-first': 'LUCIA PAZ' },
  ],
  [
    'the card of Slovakia of two lines of 34',
    ['I<SVKNOVAK<<JAN<<<<<<<<<<<<<<<<<<<', 'SP123456<2SVK6002291M2902289<<<<<<'],
    'SVK',
    { 'document-number': 'SP123456', 'name-first': 'JAN', 'expiration-date': '2029-02-28' },
  ],
  [
    'the driving licence of the Netherlands',
    ['D1NLD15094962111659VW87Z78NB84'],
    'NLD',
    { 'document-number': '5094962111', 'name-last': undefined },
  ],
] as const) {
  test(`${what} is read as defined by its state`, () => {
    const facts = parseMrz(lines, { asOf: AS_OF });
    assert.equal(facts?.issuingState, state);
    assert.deepEqual(facts?.wrongCheckDigits, []);
    assert.equal(facts?.valid, true);
    for (const [name, value] of Object.entries(expected)) {
      assert.equal(facts?.attributes[name as 'sex'], value, name);
    }
  });
}

/** Personal numbers in the optional data: the state, the element, and the number that is read there. */
for (const [state, optional, expected] of [
  ['EST', '38001085718', '38001085718'],
  ['TUR', '<10000000146', '10000000146'],
  ['NLD', '999999990<<<<<8', '999999990'],
  ['ARE', '784198012345678', '784198012345678'],
  ['LVA', '010180<12345', '010180-12345'],
  ['SWE', '198703142391', '198703142391'],
  ['MRT', '6684023233', '6684023233'],
  // The German card has its version there.
  ['D', '2108', 'L01X00T47'],
  // A text that is not a number of the state, and one of a state that is not in the table: both unknown.
  ['EST', 'ABC', undefined],
  ['UTO', '123456789', undefined],
  ['UTO', '', 'L01X00T47'],
] as const) {
  for (const place of ['first', 'second'] as const) {
    if (place === 'second' && optional.length > 11) continue;
    test(`the number of the person after ${optional || 'nothing'} in the ${place} line of ${state} is ${expected ?? 'unknown'}`, () => {
      const [one, two] = place === 'first' ? [optional, ''] : ['', optional];
      const first = `I<${state.padEnd(3, '<')}L01X00T47${checkDigit('L01X00T47')}${one.padEnd(15, '<')}`;
      const second = `8001014F3201015${state.padEnd(3, '<')}${two.padEnd(11, '<')}`;
      const all = first.slice(5) + second.slice(0, 7) + second.slice(8, 15) + second.slice(18);
      const facts = parseMrz([first, second + checkDigit(all), 'ERIKSSON<<ANNA<MARIA<<<<<<<<<<'], { asOf: AS_OF });
      assert.equal(facts?.valid, true);
      assert.equal(facts?.attributes['document-number'], 'L01X00T47');
      assert.equal(facts?.attributes['identification-number'], expected);
    });
  }
}
