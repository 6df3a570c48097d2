import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts, withDocument, withPassport } from '../../../test/support/check-facts.ts';
import { idMrzInconsistencyDetection } from './id-mrz-inconsistency-detection.ts';

testCheck(idMrzInconsistencyDetection, [
  passes('as many repairs as are allowed', withPassport({ repairs: [{ line: 1, column: 3, from: 'O', to: '0' }] }), {
    settings: { maximumRepairs: 1 },
  }),
  passes('every check digit is right', withPassport()),
  fails(
    'a check digit is wrong',
    withPassport({ valid: false, wrongCheckDigits: ['birthdate'] }),
    ['mrz_checksum_invalid'],
    { metadata: { 'wrong-check-digits': ['birthdate'] } },
  ),
  fails(
    'the holder would be born after expiry',
    withPassport({ attributes: { birthdate: '2031-01-01', 'expiration-date': '2030-04-12' } }),
    ['mrz_not_verifiable'],
  ),
  fails(
    'the expiration date is no day of the calendar',
    withPassport({ attributes: { birthdate: '1990-04-12' }, impossible: ['expiration-date'] }),
    ['mrz_not_verifiable'],
  ),
  passes('the document has no expiry', withPassport({ attributes: { birthdate: '1990-04-12' } })),
  passes(
    'the issuer does not know the day of birth',
    withPassport({ attributes: { 'expiration-date': '2030-04-12' } }),
  ),
  fails(
    'the template allows no repair',
    withPassport({ repairs: [{ line: 1, column: 3, from: 'O', to: '0' }] }),
    ['mrz_not_verifiable'],
    { settings: { maximumRepairs: 0 } },
  ),
  isNotApplicable('there is no zone', checkFacts(), ['mrz_not_found']),
  isNotApplicable('nothing was submitted', withDocument(null), []),
]);
