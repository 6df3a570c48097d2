import type { DocumentAttribute } from '@countersign/engines/facts';
import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import {
  ATTRIBUTES,
  backSide,
  checkFacts,
  licence,
  mrz,
  passport,
  reading,
  side,
  textLine,
  withDocument,
  withType,
} from '../../../test/support/check-facts.ts';
import { idExtractionInconsistencyDetection } from './id-extraction-inconsistency-detection.ts';

/** Values that both parts of a licence must state. */
const AGREEING = licence().readings;

/** Returns a licence whose barcode states the number 123456 and whose front states another. */
function withShortNumber(printed: string) {
  const number = [reading('123456', 'barcode', 1), reading(printed, 'visual-zone')];
  return withDocument(
    licence({ front: side({ text: [textLine(printed)] }), readings: { 'identification-number': number } }),
  );
}

/** Returns a licence whose front states `value` with the given text lines instead of the barcode's value. */
function withFront(property: DocumentAttribute, value: string, confidence = 0.95, lines: readonly string[] = []) {
  return withDocument(
    licence({
      front: side({ text: lines.map((line) => textLine(line)) }),
      readings: {
        ...AGREEING,
        [property]: [reading(ATTRIBUTES[property] ?? '', 'barcode', 1), reading(value, 'visual-zone', confidence)],
      },
    }),
  );
}

/** Returns the same after a second reading of the line has excluded the barcode's value. */
function withRuledOut(property: DocumentAttribute, value: string, lines: readonly string[] = []) {
  const machine = reading(ATTRIBUTES[property] ?? '', 'barcode', 1);
  const printed = { ...reading(value, 'visual-zone', 0.8), rulesOut: 'barcode' as const };
  const front = side({ text: lines.map((line) => textLine(line)) });
  return withDocument(licence({ front, readings: { ...AGREEING, [property]: [machine, printed] } }));
}

testCheck(idExtractionInconsistencyDetection, [
  fails('one letter differs and a second reading ruled the barcode out', withRuledOut('name-last', 'LINDQVISD'), [
    'failed_requirement',
  ]),
  fails(
    'one digit differs and a second reading ruled the barcode out',
    withRuledOut('identification-number', 'D1284567'),
    ['failed_requirement'],
  ),
  fails(
    'the name of the barcode is left in the signature only',
    withRuledOut('name-last', 'OKONKWO', ['OKONKWO', 'Ava Lindqvist']),
    ['failed_requirement'],
  ),
  passes(
    'a date was ruled out on one line and the right one is printed on another',
    withRuledOut('birthdate', '2022-05-01', ['DOB 04/12/1990']),
  ),
  fails('read just surely enough to contradict', withFront('name-last', 'OKONKWO', 0.85, ['OKONKWO']), [
    'failed_requirement',
  ]),
  fails('one digit of a short number differs', withShortNumber('123457'), ['failed_requirement']),
  passes('front and barcode agree', checkFacts(), {
    settings: { properties: ['birthdate'] },
    metadata: {
      'evidence-ledger': {
        birthdate: {
          agreement: 'agreement',
          sources: [
            { source: 'barcode', value: '1990-04-12', confidence: 1, 'match-result': 'full' },
            { source: 'visual_zone', value: '1990-04-12', confidence: 0.95, 'match-result': 'full' },
            { source: 'account', value: '1990-04-12', confidence: null, 'match-result': 'full' },
            { source: 'typed', value: '1990-04-12', confidence: null, 'match-result': 'full' },
          ],
        },
      },
    },
  }),
  fails('the front states another birthdate', withFront('birthdate', '1996-04-12'), ['failed_requirement']),
  fails('the front states another name', withFront('name-last', 'OKONKWO', 0.95, ['OKONKWO']), ['failed_requirement']),
  isNotApplicable(
    'the other name was read with little confidence',
    withFront('name-last', 'OKONKWO', 0.4, ['OKONKWO']),
    ['missing_properties'],
  ),
  passes(
    'the date was taken from the wrong line and the right one is printed too',
    withFront('birthdate', '2022-05-01', 0.95, ['DOB 04/12/1990']),
  ),
  passes('one letter of a long name was misread', withFront('name-last', 'LINDQVLST', 0.95, ['LINDQVLST'])),
  passes('one digit of a long number was misread', withFront('identification-number', 'D1284567', 0.95, ['D1284567'])),
  fails('two digits of the number differ', withFront('identification-number', 'D1284568', 0.95, ['D1284568']), [
    'failed_requirement',
  ]),
  passes(
    'the printed name lost its accent and the zone spells it out',
    withDocument(
      passport({ readings: { 'name-last': [reading('MUELLER', 'mrz'), reading('MULLER', 'visual-zone')] } }),
    ),
  ),
  passes(
    'print repeats a name of the zone with a letter that only one reader saw',
    withDocument(
      passport({
        front: side({ mrz: mrz(), text: [textLine('KÖSTLIN'), textLine('12.04.1990')] }),
        readings: {
          'name-last': [reading('KLESTLIN', 'mrz', 0.5), { ...reading('KÖSTLIN', 'visual-zone'), repeats: 'mrz' }],
          birthdate: [reading('1990-04-12', 'mrz'), reading('1990-04-12', 'visual-zone')],
        },
      }),
    ),
  ),
  fails(
    'the zone repeats itself on the page but the print differs',
    withDocument(
      passport({
        front: side({ mrz: mrz(), text: [textLine('P<SWELINDQVIST<<AVA<MARIE'), textLine('OKONKWO')] }),
        readings: { 'name-last': [reading('LINDQVIST', 'mrz'), reading('OKONKWO', 'visual-zone')] },
      }),
    ),
    ['failed_requirement'],
  ),
  isNotApplicable(
    'the birthdate is only in the barcode',
    withDocument(licence({ readings: { ...AGREEING, birthdate: [reading('1990-04-12', 'barcode', 1)] } })),
    ['missing_properties'],
    { metadata: { 'single-source-properties': ['birthdate'] } },
  ),
  isNotApplicable(
    'print and a zone that was read with doubt state different birthdates',
    withDocument(
      passport({ readings: { birthdate: [reading('1990-04-13', 'mrz', 0.5), reading('1991-04-12', 'visual-zone')] } }),
    ),
    ['missing_properties'],
  ),
  isNotApplicable(
    'the barcode of a licence was not read',
    withDocument(licence({ back: backSide({ barcode: null }), readings: {} })),
    ['missing_properties'],
  ),
  isNotApplicable(
    'nothing on the front could be compared',
    withDocument(licence({ front: side({ text: [] }), readings: {} })),
    ['missing_properties'],
  ),
  isNotApplicable('the document has no machine-readable part', withType('SE', 'dl', { back: null }), [
    'unsupported_country',
  ]),
  isNotApplicable('nothing was submitted', withDocument(null), []),
]);
