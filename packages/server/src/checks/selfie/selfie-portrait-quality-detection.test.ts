import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { appearance, checkFacts, face, quality, selfie, selfies } from '../../../test/support/check-facts.ts';
import { selfiePortraitQualityDetection } from './selfie-portrait-quality-detection.ts';

testCheck(selfiePortraitQualityDetection, [
  passes('a good portrait', checkFacts()),
  passes(
    'at both limits',
    checkFacts({
      selfies: selfies({
        center: selfie('center', { faces: [face({ score: 0.6, quality: quality({ subjectShortSidePx: 112 }) })] }),
      }),
    }),
  ),
  fails(
    'the face is small',
    checkFacts({
      selfies: selfies({
        center: selfie('center', { faces: [face({ quality: quality({ subjectShortSidePx: 90 }) })] }),
      }),
    }),
    ['low_quality_portrait'],
  ),
  fails(
    'the detector is unsure',
    checkFacts({ selfies: selfies({ center: selfie('center', { faces: [face({ score: 0.5 })] }) }) }),
    ['face_quality'],
  ),
  fails(
    'the face is blurred',
    checkFacts({
      selfies: selfies({ center: selfie('center', { faces: [face({ quality: quality({ sharpness: 19 }) })] }) }),
    }),
    ['low_quality_portrait'],
  ),
  fails(
    'the face is hidden',
    checkFacts({
      selfies: selfies({
        center: selfie('center', { faces: [face({ appearance: appearance({ sunglasses: 0.5 }) })] }),
      }),
    }),
    ['face_quality'],
  ),
  isNotApplicable(
    'the center picture shows no face',
    checkFacts({ selfies: selfies({ center: selfie('center', { faces: [] }) }) }),
    [],
  ),
  isNotApplicable('no selfie was taken', checkFacts({ selfies: null }), []),
]);
