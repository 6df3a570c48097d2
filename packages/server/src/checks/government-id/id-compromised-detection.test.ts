import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import {
  checkFacts,
  repeats,
  textLine,
  withAttributes,
  withDocument,
  withPassport,
  withSides,
} from '../../../test/support/check-facts.ts';
import { idCompromisedDetection } from './id-compromised-detection.ts';

testCheck(idCompromisedDetection, [
  passes('an ordinary licence', checkFacts()),
  fails(
    'the word is printed on the back',
    withSides({}, { text: [textLine('SPECIMEN - NOT VALID')] }),
    ['sample_document'],
    { metadata: { marks: ['word'] } },
  ),
  passes('the word is only part of another', withSides({ text: [textLine('SPECIMENTAL RD')] })),
  fails('the holder is the one of German samples', withAttributes({ 'name-last': 'MUSTERMANN' }), ['sample_document']),
  fails('the passport is of Utopia', withPassport({ issuingState: 'UTO' }), ['sample_document'], {
    metadata: { marks: ['issuing-state'] },
  }),
  fails(
    'the number is that of the sample in ICAO Doc 9303',
    withAttributes({ 'document-number': 'L898902C3' }),
    ['sample_document'],
    { metadata: { marks: ['number'] } },
  ),
  passes('one other account showed the same picture', repeats({ picture: true, pictureAccounts: 1 })),
  fails('three other accounts showed it', repeats({ picture: true, pictureAccounts: 3 }), ['publicly_available'], {
    metadata: { 'other-accounts': 3 },
  }),
  isNotApplicable('nothing was submitted', withDocument(null), []),
]);
