/**
 * Suite of the checks of a single selfie: each must detect the fault drawn over a photograph, and none may fail for a
 * photograph without one. Drawn faults are more obvious than real ones. It also measures documents shown in place of a
 * person. A picture in which no face is found any more never passes: selfie_pose_detection reports it.
 */
import { createEngines } from '@countersign/engines';
import type { Engines } from '@countersign/engines/facts';
import { createFaceFinder } from '../../../../engines/src/faces/face-finder.ts';
import { singleFaces } from '../../../../engines/test/accuracy/face-pictures.ts';
import type { Figure, SuiteOptions } from '../../../../engines/test/accuracy/figure.ts';
import { pictureOf, specimensOf } from '../../../../engines/test/accuracy/specimens.ts';
import { Tally } from '../../../../engines/test/accuracy/tally.ts';
import { type CheckResult, noFacts } from '../../../src/checks/check.ts';
import { runChecks } from '../../../src/checks/run-checks.ts';
import { drawnSelfies } from '../drawn-selfies.ts';

/** Checks that judge a single picture. */
const JUDGED = [
  'selfie_face_covering_detection',
  'selfie_glare_detection',
  'selfie_glasses_detection',
  'selfie_image_quality_detection',
  'selfie_portrait_quality_detection',
  'selfie_suspicious_entity_detection',
];

interface Checked {
  readonly face: boolean;
  readonly results: readonly CheckResult[];
}

async function check(engines: Engines, jpeg: Buffer): Promise<Checked> {
  const image = await engines.normalizeImage(jpeg);
  if (!image.ok) throw new Error(`a drawn picture was refused: ${image.reason}`);
  const center = await engines.extractSelfie(image, 'center');
  const facts = { ...noFacts, selfies: { center } };
  const results = runChecks({ kind: 'selfie', facts, configured: [], today: '2026-06-15' });
  return { face: center.faces.length > 0, results };
}

const fails = (results: readonly CheckResult[], name: string, reason: string): boolean =>
  results.some((result) => result.name === name && result.reasons.includes(reason));

export async function run(options: SuiteOptions): Promise<readonly Figure[]> {
  const engines = createEngines({ processorLimitMs: 240_000 });
  const tally = new Tally('selfie');
  try {
    for (const face of await singleFaces(await createFaceFinder(), options.count)) {
      const plain = await check(engines, face.jpeg);
      tally.add('as taken: a face is found', plain.face);
      for (const name of JUDGED) {
        const failure = plain.results.find((result) => result.name === name && result.status === 'failed');
        tally.add(`as taken: ${name} does not fail`, failure === undefined);
      }
      for await (const { fault, check: name, reason, jpeg } of drawnSelfies(face, options.seed)) {
        const { face: found, results } = await check(engines, jpeg);
        tally.add(`${fault}: ${name} says ${reason}`, fails(results, name, reason));
        tally.add(`${fault}: noticed, or no face is found`, !found || fails(results, name, reason));
      }
    }
    await measureDocuments(engines, tally, options);
  } finally {
    await engines.close();
  }
  return tally.figures();
}

/** Measures fronts and pages photographed as if they were a selfie. */
async function measureDocuments(engines: Engines, tally: Tally, options: SuiteOptions): Promise<void> {
  const kinds = ['licence', 'passport', 'identity-card'] as const;
  for await (const specimen of specimensOf(options, { kinds, forgeries: 'none' })) {
    const front = pictureOf(specimen, 'front');
    if (front === undefined) continue;
    const { results } = await check(engines, front);
    const noticed = fails(results, 'selfie_suspicious_entity_detection', 'suspicious_photo');
    tally.add('document as a selfie: selfie_suspicious_entity_detection says suspicious_photo', noticed);
  }
}
