import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { ATTRIBUTES, checkFacts, face, licence, withDocument } from '../../../test/support/check-facts.ts';
import { idAgeInconsistencyDetection } from './id-age-inconsistency-detection.ts';

/** The holder was 32 when the document was issued and is 36 now. */
const looks = (years: number, attributes = ATTRIBUTES) =>
  withDocument(licence({ attributes, portrait: face({ age: { years, within95: 10 } }) }));
const { 'issue-date': _issue, ...undated } = ATTRIBUTES;
const { birthdate: _birth, ...unborn } = ATTRIBUTES;

testCheck(idAgeInconsistencyDetection, [
  passes('the portrait looks as old as at the issue', looks(32), { metadata: { 'estimated-age': 32 } }),
  passes('the portrait is older than the document', looks(17)),
  fails('the portrait looks far too young', looks(16.9), ['inconsistent_age']),
  fails('the portrait looks far too old', looks(47.1), ['inconsistent_age']),
  passes('without an issue date the portrait may be old', looks(11, undated)),
  fails('but not of a child', looks(10.9, undated), ['inconsistent_age']),

  isNotApplicable('no age model is connected', checkFacts(), ['disabled']),
  isNotApplicable('no birthdate was read', looks(32, unborn), ['missing_birthdate']),
  isNotApplicable('the document shows no portrait', withDocument(licence({ portrait: null })), []),
  isNotApplicable('nothing was submitted', withDocument(null), []),
]);
