import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { appearance, checkFacts, face, quality, selfie, selfies } from '../../../test/support/check-facts.ts';
import { selfieImageQualityDetection } from './selfie-image-quality-detection.ts';

const eyes = (changes: Parameters<typeof appearance>[0]) =>
  checkFacts({
    selfies: selfies({ center: selfie('center', { faces: [face({ appearance: appearance(changes) })] }) }),
  });

testCheck(selfieImageQualityDetection, [
  passes('three good pictures', checkFacts()),
  passes(
    'at every limit',
    checkFacts({
      selfies: selfies({
        center: selfie('center', {
          faces: [
            face({
              box: { x: -100, y: 250, width: 400, height: 480 },
              quality: quality({ sharpness: 5, brightness: 20, subjectShortSidePx: 80 }),
            }),
          ],
        }),
      }),
    }),
  ),
  passes(
    'as bright as is allowed',
    checkFacts({
      selfies: selfies({ center: selfie('center', { faces: [face({ quality: quality({ brightness: 240 }) })] }) }),
    }),
  ),
  fails(
    'blurred',
    checkFacts({
      selfies: selfies({ center: selfie('center', { faces: [face({ quality: quality({ sharpness: 1 }) })] }) }),
    }),
    ['image_quality_low'],
    { metadata: { poses: ['center'] } },
  ),
  fails(
    'in the dark',
    checkFacts({
      selfies: selfies({ center: selfie('center', { faces: [face({ quality: quality({ brightness: 12 }) })] }) }),
    }),
    ['insufficient_illumination'],
  ),
  fails(
    'against the sun',
    checkFacts({
      selfies: selfies({ center: selfie('center', { faces: [face({ quality: quality({ brightness: 250 }) })] }) }),
    }),
    ['excessive_illumination'],
  ),
  fails(
    'burnt out by a lamp',
    checkFacts({
      selfies: selfies({ left: selfie('left', { faces: [face({ quality: quality({ glareShare: 0.6 }) })] }) }),
    }),
    ['excessive_illumination'],
    { metadata: { poses: ['left'] } },
  ),
  fails(
    'so dark that no face was found',
    checkFacts({ selfies: selfies({ center: selfie('center', { faces: [], brightness: 12 }) }) }),
    ['insufficient_illumination'],
    { metadata: { poses: ['center'] } },
  ),
  fails(
    'so bright that no face was found',
    checkFacts({ selfies: { center: selfie('center', { faces: [], brightness: 250 }) } }),
    ['excessive_illumination'],
  ),
  fails('with closed eyes', eyes({ eyesOpen: 0.1 }), ['eyes_closed']),
  passes('with narrow eyes', eyes({ eyesOpen: 0.3 })),
  passes('with eyes that dark lenses hide', eyes({ eyesOpen: 0.1, sunglasses: 0.8 })),
  passes('with eyes that a covering reaches', eyes({ eyesOpen: 0.1, covering: 0.8 })),
  passes(
    'with an eye that looks narrow because the head is turned',
    checkFacts({
      selfies: selfies({ left: selfie('left', { faces: [face({ appearance: appearance({ eyesOpen: 0 }) })] }) }),
    }),
  ),
  fails(
    'far away',
    checkFacts({
      selfies: selfies({
        center: selfie('center', { faces: [face({ quality: quality({ subjectShortSidePx: 40 }) })] }),
      }),
    }),
    ['face_too_far'],
  ),
  fails(
    'half outside the picture',
    checkFacts({
      selfies: selfies({
        center: selfie('center', { faces: [face({ box: { x: -200, y: 250, width: 400, height: 480 } })] }),
      }),
    }),
    ['face_cropped'],
  ),
  fails(
    'dark and blurred names both',
    checkFacts({
      selfies: selfies({
        center: selfie('center', { faces: [face({ quality: quality({ sharpness: 1, brightness: 12 }) })] }),
      }),
    }),
    ['image_quality_low', 'insufficient_illumination'],
  ),
  isNotApplicable(
    'no face was found, which selfie_pose_detection reports',
    checkFacts({ selfies: { center: selfie('center', { faces: [] }) } }),
    [],
  ),
  isNotApplicable('no selfie was taken', checkFacts({ selfies: null }), []),
]);
