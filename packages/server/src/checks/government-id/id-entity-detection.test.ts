import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts, licence, passport, side, withDocument, withType } from '../../../test/support/check-facts.ts';
import { idEntityDetection } from './id-entity-detection.ts';

testCheck(idEntityDetection, [
  passes(
    'as sure as the limit asks',
    withDocument(
      licence({ back: null, detected: { idClass: 'dl', countryCode: 'US', subdivision: null, confidence: 0.4 } }),
    ),
  ),
  passes('a licence with its barcode', checkFacts()),
  passes(
    'a passport with its zone though the type is unsure',
    withDocument(passport({ detected: { idClass: 'pp', countryCode: null, subdivision: null, confidence: 0.1 } })),
  ),
  passes('a recognized card without machine-readable part', withType('SE', 'dl', { back: null })),
  fails(
    'a table',
    withDocument(
      licence({
        front: side({ text: [] }),
        back: null,
        portrait: null,
        detected: { idClass: null, countryCode: null, subdivision: null, confidence: 0 },
      }),
    ),
    ['cannot_verify_id'],
    { metadata: { evidence: [] } },
  ),
  fails(
    'something that hardly resembles a licence',
    withDocument(
      licence({ back: null, detected: { idClass: 'dl', countryCode: 'US', subdivision: null, confidence: 0.2 } }),
    ),
    ['low_confidence_entity_match'],
  ),
  isNotApplicable('nothing was submitted', withDocument(null), []),
]);
