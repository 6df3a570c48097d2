import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import {
  barcode,
  checkFacts,
  licence,
  mrz,
  side,
  textLine,
  withDocument,
  withSides,
} from '../../../test/support/check-facts.ts';
import { idDoubleSideDetection } from './id-double-side-detection.ts';

testCheck(idDoubleSideDetection, [
  fails('as similar as the limit allows', withSides({}, { perceptualHash: 'f0f0f0f00f0f0f08' }), [
    'side_submitted_twice',
  ]),
  passes('a back with a few words of the front', withSides({}, { text: [textLine('CALIFORNIA DRIVER LICENSE')] })),
  passes('two different sides', checkFacts()),
  fails('the same file twice', withSides({}, { sha256: 'f'.repeat(64) }), ['side_submitted_twice'], {
    metadata: { signs: ['same-file'], pages: ['back'] },
  }),
  fails('nearly the same picture', withSides({}, { perceptualHash: 'f0f0f0f00f0f0f0e' }), ['side_submitted_twice'], {
    metadata: { signs: ['same-picture'] },
  }),
  passes('pictures that differ in more than the limit', withSides({}, { perceptualHash: 'f0f0f0f00f0f0f00' })),
  fails('the back photographed twice', withSides({ barcode: barcode() }), ['side_submitted_twice'], {
    metadata: { signs: ['same-barcode'] },
  }),
  fails('the front photographed twice', withSides({}, { barcode: null, text: side().text }), ['side_submitted_twice'], {
    metadata: { signs: ['same-text'] },
  }),
  fails(
    'the front photographed twice and read with other faults each time',
    withSides(
      {
        text: ['BUNDESREPUBLIK DEUTSCHLAND', 'PERSONALAUSWEIS IDENTITY CARD', 'C87S15C59', 'SCHRODER UWE'].map(
          textLine,
        ),
      },
      {
        barcode: null,
        text: ['BUNDESREPUBLIKDEUTSCHLAND', 'PERSONALAUSWElS IDENTIT CARD', 'C87S15C59', 'SCHR0DER UWE'].map((text) =>
          textLine(text),
        ),
      },
    ),
    ['side_submitted_twice'],
    { metadata: { signs: ['same-text'] } },
  ),
  passes(
    'a back whose zone repeats what the front prints',
    withSides(
      {
        text: ['SPECIMENLAND IDENTITY CARD', 'GUERINOT CLEMENCE', '49UA60660 19111965 15122030', 'NANTES'].map(
          textLine,
        ),
      },
      {
        barcode: null,
        text: [
          'SPECIMENLAND NANTES',
          'I<UTO49UA606603<<<<<<<<<<<<<<<',
          '6511197F3012154UTO<<<<<<<<<<<6',
          'GUERINOT<<CLEMENCE<<<<<<<<<<<<',
        ].map(textLine),
      },
    ),
  ),
  passes(
    'a back with a zone that repeats most of the front, which has none',
    withSides(
      { text: ['BUNDESREPUBLIK DEUTSCHLAND', 'PERSONALAUSWEIS IDENTITY CARD', 'C87S15C59'].map(textLine) },
      {
        barcode: null,
        mrz: mrz(),
        text: ['BUNDESREPUBLIK DEUTSCHLAND', 'PERSONALAUSWEIS IDENTITY CARD', '1234'].map(textLine),
      },
    ),
  ),
  fails(
    'a page with a zone photographed twice, its zone read once',
    withSides(
      {
        text: ['BUNDESREPUBLIK DEUTSCHLAND', 'PERSONALAUSWEIS IDENTITY CARD', 'P<UTOERIKSSON<<ANNA<MARIA<<<<<'].map(
          textLine,
        ),
      },
      {
        barcode: null,
        mrz: mrz(),
        text: ['BUNDESREPUBLIK DEUTSCHLAND', 'PERSONALAUSWEIS IDENTITY CARD', '1234'].map(textLine),
      },
    ),
    ['side_submitted_twice'],
  ),
  passes(
    'a back that repeats a heading of the front',
    withSides(
      {
        text: ['BUNDESREPUBLIK DEUTSCHLAND', 'PERSONALAUSWEIS IDENTITY CARD', 'C87S15C59', 'SCHRODER UWE'].map(
          textLine,
        ),
      },
      {
        barcode: null,
        text: [
          'PERSONALAUSWEIS',
          'AUGENFARBE BRAUN',
          'GROSSE 171 CM',
          '10115 BERLIN LINDENSTRASSE 7',
          'BEHORDE STADT BERLIN',
        ].map((text) => textLine(text)),
      },
    ),
  ),
  isNotApplicable('only one side was asked for', withDocument(licence({ back: null })), ['single_sided']),
  isNotApplicable('nothing was submitted', withDocument(null), []),
]);
