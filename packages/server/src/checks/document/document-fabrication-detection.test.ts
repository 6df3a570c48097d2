import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts, withPaper } from '../../../test/support/check-facts.ts';
import { documentFabricationDetection } from './document-fabrication-detection.ts';

const file = (changes: Partial<{ producer: string; createdAt: string; modifiedAt: string }>) =>
  withPaper({ file: { producer: null, createdAt: null, modifiedAt: null, ...changes } });

testCheck(documentFabricationDetection, [
  passes('the file says nothing of itself', file({})),
  passes(
    'made by billing software and never changed',
    file({ producer: 'Prince 15', createdAt: '2026-06-01', modifiedAt: '2026-06-01' }),
  ),
  fails('a picture editor made it', file({ producer: 'Adobe Photoshop 25' }), ['image_manipulated']),
  fails('created after it was last changed', file({ createdAt: '2026-06-10', modifiedAt: '2026-06-01' }), [
    'metadata_invalid',
  ]),
  fails('created in the future', file({ createdAt: '2026-06-17' }), ['metadata_invalid']),
  passes('created tomorrow in a time zone ahead', file({ createdAt: '2026-06-16' })),
  fails('issued in the future', withPaper({ values: { issue_date: '2026-07-01' } }), ['inconsistent_dates']),
  isNotApplicable('no paper was read', checkFacts({ paper: null }), []),
]);
