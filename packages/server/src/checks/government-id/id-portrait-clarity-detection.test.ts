import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts, face, licence, quality, withDocument } from '../../../test/support/check-facts.ts';
import { idPortraitClarityDetection } from './id-portrait-clarity-detection.ts';

testCheck(idPortraitClarityDetection, [
  passes(
    'as small and soft as the limits allow',
    withDocument(licence({ portrait: face({ quality: quality({ subjectShortSidePx: 40, sharpness: 5 }) }) })),
  ),
  passes('a clear portrait', checkFacts()),
  passes(
    'a small portrait of a phone picture',
    withDocument(licence({ portrait: face({ quality: quality({ subjectShortSidePx: 60, sharpness: 20 }) }) })),
  ),
  fails(
    'the portrait is too small',
    withDocument(licence({ portrait: face({ quality: quality({ subjectShortSidePx: 30 }) }) })),
    ['low_quality_portrait'],
  ),
  fails('the portrait is blurred', withDocument(licence({ portrait: face({ quality: quality({ sharpness: 1 }) }) })), [
    'portrait_not_clear',
  ]),
  isNotApplicable(
    'there is no portrait, which id_portrait_detection reports',
    withDocument(licence({ portrait: null })),
    [],
  ),
  isNotApplicable('nothing was submitted', withDocument(null), []),
]);
