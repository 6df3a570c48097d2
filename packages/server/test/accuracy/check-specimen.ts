/** Check results for one specimen analysed by the real engines. */
import type { Engines, FaceComparison, FaceEmbedding, SelfieFacts, SelfiePose } from '@countersign/engines/facts';
import type { Specimen } from '@countersign/specimens';
import { extractSpecimen, pictureOf } from '../../../engines/test/accuracy/specimens.ts';
import { type CheckFacts, type CheckResult, noFacts } from '../../src/checks/check.ts';
import { runChecks } from '../../src/checks/run-checks.ts';

const POSES: readonly SelfiePose[] = ['center', 'left', 'right'];

async function selfiesOf(
  engines: Engines,
  specimen: Specimen,
): Promise<Partial<Record<SelfiePose, SelfieFacts>> | null> {
  const selfies: Partial<Record<SelfiePose, SelfieFacts>> = {};
  for (const pose of POSES) {
    const picture = pictureOf(specimen, `selfie-${pose}`);
    const image = picture === undefined ? null : await engines.normalizeImage(picture);
    if (image?.ok) selfies[pose] = await engines.extractSelfie(image, pose);
  }
  return selfies.center === undefined ? null : selfies;
}

/** Runs every check of both kinds, or only those of documents if the specimen has no selfies. */
export async function checkSpecimen(engines: Engines, specimen: Specimen): Promise<readonly CheckResult[]> {
  const document = await extractSpecimen(engines, specimen);
  const selfies = await selfiesOf(engines, specimen);
  const face = (pose: SelfiePose) => selfies?.[pose]?.faces[0];
  const compare = (a: FaceEmbedding | null | undefined, b: FaceEmbedding | undefined): FaceComparison | null =>
    !a || b === undefined ? null : engines.compareFaces(a, b);
  const [left, right] = [compare(face('center'), face('left')), compare(face('center'), face('right'))];
  const { countryCode, idClass, asOf } = specimen.truth;
  const facts: CheckFacts = {
    ...noFacts,
    document,
    selfies,
    portraitToSelfie: compare(document.portrait, face('center')),
    selfieToSelfie: { ...(left ? { left } : {}), ...(right ? { right } : {}) },
    selected: { countryCode, idClass },
    captureMethod: 'manual',
  };
  const kinds = selfies === null ? (['government-id'] as const) : (['government-id', 'selfie'] as const);
  return kinds.flatMap((kind) => runChecks({ kind, facts, configured: [], today: asOf }));
}
