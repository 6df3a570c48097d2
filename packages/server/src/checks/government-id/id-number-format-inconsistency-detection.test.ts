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
import type { CheckFacts } from '../check.ts';
import { idNumberFormatInconsistencyDetection } from './id-number-format-inconsistency-detection.ts';

/** Returns a licence of a state with a number, and with the dates of issue and expiry if they were read. */
function licenceOf(state: string, number: string, issued: string | null, end: string | null = null): CheckFacts {
  return withDocument(
    licence({
      attributes: {
        'identification-number': number,
        ...(issued === null ? {} : { 'issue-date': issued }),
        ...(end === null ? {} : { 'expiration-date': end }),
      },
      detected: { idClass: 'dl', countryCode: 'US', subdivision: state, confidence: 0.9 },
    }),
  );
}

const KNOWN = { metadata: { 'formats-known-until': '2025-12-31' } };

testCheck(idNumberFormatInconsistencyDetection, [
  fails(
    'a Californian identification card without its letter',
    withDocument(
      licence({
        attributes: { 'identification-number': '12345678', 'issue-date': '2022-05-01' },
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
        attributes: { 'document-number': '12345678', 'issue-date': '2019-05-01' },
      }),
    ),
    ['format_invalid'],
  ),
  passes('a number of Montana in three letters and ten digits', licenceOf('MT', 'ABC1234567890', '2026-03-01')),
  passes('such a number on a card whose day of issue was not read', licenceOf('MT', 'ABC 1234567890', null)),
  passes('an older number of Montana', licenceOf('US-MT', '0412319901204', '2026-03-01')),
  fails(
    'the new shape on a card of Montana from before',
    licenceOf('MT', 'ABC1234567890', '2021-03-01'),
    ['format_invalid'],
    KNOWN,
  ),
  isNotApplicable(
    'an unknown shape on a card younger than the table',
    licenceOf('WY', 'AB12345', '2026-01-01'),
    ['unsupported_country'],
    KNOWN,
  ),
  fails(
    'an unknown shape on a card of the last day of the table',
    licenceOf('WY', 'AB12345', '2025-12-31'),
    ['format_invalid'],
    KNOWN,
  ),
  fails(
    'an unknown shape on a card that ended before',
    licenceOf('WY', 'AB12345', null, '2025-06-01'),
    ['format_invalid'],
    KNOWN,
  ),
  isNotApplicable(
    'an unknown shape on a card of unknown age',
    licenceOf('WY', 'AB12345', null),
    ['missing_properties'],
    KNOWN,
  ),
  isNotApplicable(
    'an unknown shape on a card that may be young',
    licenceOf('WY', 'AB12345', null, '2031-06-01'),
    ['missing_properties'],
    KNOWN,
  ),
  isNotApplicable(
    'an unknown shape on a card whose day of issue is impossible',
    licenceOf('WY', 'AB12345', '2022-02-30'),
    ['missing_properties'],
    KNOWN,
  ),
  isNotApplicable('a state that is not in the table', licenceOf('PR', '1', '2020-01-01'), ['unsupported_country']),
  isNotApplicable(
    'an unknown shape on a passport younger than the table',
    withDocument(
      passport({
        detected: { idClass: 'pp', countryCode: 'GB', subdivision: null, confidence: 0.9 },
        attributes: { 'document-number': 'A12345678', 'issue-date': '2026-05-01' },
      }),
    ),
    ['unsupported_country'],
    KNOWN,
  ),
  isNotApplicable('no shape is known for the country', withPassport(), ['unsupported_country']),
  isNotApplicable('the number was not read', withDocument(licence({ attributes: {} })), ['missing_properties']),
  isNotApplicable('the country is not known', withType(null, 'dl'), ['invalid_country']),
  isNotApplicable('nothing was submitted', withDocument(null), []),
]);
