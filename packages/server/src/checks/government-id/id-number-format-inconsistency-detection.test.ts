import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import {
  checkFacts,
  licence,
  passport,
  withAttributes,
  withDocument,
  withPassport,
  withType,
} from '../../../test/support/check-facts.ts';
import { idNumberFormatInconsistencyDetection } from './id-number-format-inconsistency-detection.ts';

testCheck(idNumberFormatInconsistencyDetection, [
  fails(
    'a Californian identification card without its letter',
    withDocument(
      licence({
        attributes: { 'identification-number': '12345678' },
        detected: { idClass: 'id', countryCode: 'US', subdivision: 'CA', confidence: 0.9 },
      }),
    ),
    ['format_invalid'],
  ),
  isNotApplicable('a Swedish licence', withType('SE', 'dl'), ['unsupported_country']),
  isNotApplicable('a US permanent resident card', withType('US', 'pr'), ['unsupported_country']),
  passes('a Californian number', checkFacts()),
  passes('a number printed in groups', withAttributes({ 'identification-number': 'D 123-4567' })),
  fails('a Californian number without its letter', withAttributes({ 'identification-number': '12345678' }), [
    'format_invalid',
  ]),
  fails(
    'an Indian passport number without its letter',
    withDocument(
      passport({
        detected: { idClass: 'pp', countryCode: 'IN', subdivision: null, confidence: 0.9 },
        attributes: { 'document-number': '12345678' },
      }),
    ),
    ['format_invalid'],
  ),
  isNotApplicable('no shape is known for the country', withPassport(), ['unsupported_country']),
  isNotApplicable('the number was not read', withDocument(licence({ attributes: {} })), ['missing_properties']),
  isNotApplicable('the country is not known', withType(null, 'dl'), ['invalid_country']),
  isNotApplicable('nothing was submitted', withDocument(null), []),
]);
