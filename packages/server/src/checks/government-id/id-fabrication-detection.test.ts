import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import {
  ATTRIBUTES,
  aamva,
  barcode,
  checkFacts,
  mrz,
  passport,
  side,
  textLine,
  withDocument,
  withPassport,
  withSides,
} from '../../../test/support/check-facts.ts';
import { idFabricationDetection } from './id-fabrication-detection.ts';

const at = (text: string, y: number) => ({ ...textLine(text), box: { x: 100, y, width: 600, height: 30 } });
const headed = (text: string, y: number) =>
  withDocument(passport({ front: side({ mrz: mrz(), text: [at(text, y)] }) }), {
    selected: { countryCode: 'SE', idClass: 'pp' },
  });

testCheck(idFabricationDetection, [
  passes(
    'a card of the year in which its version was published',
    withSides(
      {},
      {
        barcode: barcode({ aamva: aamva({ version: 10, attributes: { ...ATTRIBUTES, 'issue-date': '2020-01-02' } }) }),
      },
    ),
  ),
  passes('a card younger than its version of the standard', checkFacts()),
  fails(
    'the card is older than its version of the standard',
    withSides(
      {},
      {
        barcode: barcode({ aamva: aamva({ version: 10, attributes: { ...ATTRIBUTES, 'issue-date': '2018-05-01' } }) }),
      },
    ),
    ['fabricated_id_version'],
    { metadata: { 'version-year': 2020, 'issue-year': 2018 } },
  ),
  passes('the version is not known yet', withSides({}, { barcode: barcode({ aamva: aamva({ version: 11 }) }) })),
  passes('a passport of an existing state', withPassport()),
  passes('a German passport, whose state code is one letter', withPassport({ issuingState: 'D' })),
  ...'D RKS XXK XXA XXB XXC XXX GBD GBN GBO GBP GBS UNO UNA UNK EUE XOM XPO IAO XCT NTZ ANT UTO XXU'
    .split(' ')
    .map((issuingState) => passes(`a document of ${issuingState}`, withPassport({ issuingState }))),
  ...['XAA', 'WSA', 'XXD', 'GBX', 'ZZZ', 'DE', ''].map((issuingState) =>
    fails(`a document of ${issuingState || 'nobody'}`, withPassport({ issuingState }), ['camouflage_passport']),
  ),
  fails('a passport of British Honduras', withPassport({ issuingState: 'BHN' }), ['camouflage_passport']),
  fails('a passport whose heading says British Honduras', headed('Passport of British Honduras', 40), [
    'camouflage_passport',
  ]),
  passes('a passport of a person born in Ceylon', headed('Colombo, Ceylon', 500)),
  passes('a licence of a street in Rhodesia', withSides({ text: [at('12 RHODESIA ST', 40)] })),
  isNotApplicable('nothing was submitted', withDocument(null), []),
]);
