import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import {
  ATTRIBUTES,
  checkFacts,
  licence,
  passport,
  withAttributes,
  withDocument,
  withType,
} from '../../../test/support/check-facts.ts';
import { idValidDatesDetection } from './id-valid-dates-detection.ts';

testCheck(idValidDatesDetection, [
  passes(
    'a passport for exactly the longest time',
    withDocument(passport({ attributes: { ...ATTRIBUTES, 'expiration-date': '2033-05-01' } })),
  ),
  passes('a licence for eight years', checkFacts()),
  fails(
    'a passport for fifteen years',
    withDocument(passport({ attributes: { ...ATTRIBUTES, 'expiration-date': '2037-05-01' } })),
    ['issuer_rules_inconsistency'],
  ),
  fails('a Californian licence for twenty years', withAttributes({ 'expiration-date': '2042-05-01' }), [
    'issuer_rules_inconsistency',
  ]),
  isNotApplicable(
    'an Arizonan licence until retirement',
    withDocument(
      licence({
        attributes: { ...ATTRIBUTES, 'expiration-date': '2055-04-12' },
        detected: { idClass: 'dl', countryCode: 'US', subdivision: 'AZ', confidence: 0.9 },
      }),
    ),
    ['unknown_date_rules'],
  ),
  fails('issued before birth', withAttributes({ 'issue-date': '1989-01-01' }), ['issuer_rules_inconsistency']),
  fails('issued tomorrow', withAttributes({ 'issue-date': '2026-06-16' }), ['issuer_rules_inconsistency']),
  fails('expired before it was issued', withAttributes({ 'expiration-date': '2022-04-30' }), [
    'issuer_rules_inconsistency',
  ]),
  isNotApplicable(
    'the issue date was not read',
    withDocument(licence({ attributes: { birthdate: '1990-04-12', 'expiration-date': '2030-04-12' } })),
    ['unknown_date_rules'],
  ),
  isNotApplicable('no rule is known for the country', withType('SE', 'dl'), ['unknown_date_rules']),
  isNotApplicable('nothing was submitted', withDocument(null), []),
]);
