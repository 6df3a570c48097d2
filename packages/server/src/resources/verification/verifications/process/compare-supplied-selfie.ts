/**
 * Comparison of the center selfie with a picture supplied by the caller in the file field `comparison-selfie` of a
 * template.
 */
import type { FaceFacts } from '@countersign/engines/facts';
import type { CheckFacts } from '../../../../checks/check.ts';
import type { Reader } from '../../../../database/connection.ts';
import { type Perception, type PersonFields, PictureRefused } from '../../../../perception/perception.ts';
import type { Scope } from '../../../../security/scope.ts';
import type { FileStore } from '../../../../storage/files.ts';
import { findFieldFile } from '../../../platform/files/index.ts';
import { mainFace } from './perceive.ts';
import type { PerceivedFacts } from './perceived-facts.ts';
import type { VerifiedInquiry } from './verified-inquiry.ts';

const fieldKey = 'comparison-selfie';

/** Returns the bytes as sent; null if the caller supplied none, or the file is deleted. */
export async function readSuppliedSelfie(
  tx: Reader,
  scope: Scope,
  store: FileStore,
  { fields, fieldSchemas }: Pick<VerifiedInquiry, 'fields' | 'fieldSchemas'>,
): Promise<Uint8Array | null> {
  const value = fields[fieldKey];
  const isFile = fieldSchemas.some(({ key, type }) => key === fieldKey && type === 'file');
  if (!isFile || typeof value !== 'object' || value === null || !('id' in value)) return null;
  const file = await findFieldFile(tx, scope, String(value.id));
  return file === null || file.subject.key === null ? null : store.read(scope.environmentId, file.id, file.subject.key);
}

/**
 * Compares the picture; null if none was supplied or there is no selfie; the comparison is null if the supplied picture
 * shows no face.
 */
export async function compareSuppliedSelfie(
  perception: Perception,
  supplied: Uint8Array | null,
  { selfies }: PerceivedFacts,
  person: PersonFields,
): Promise<CheckFacts['suppliedSelfie']> {
  if (supplied === null || selfies === null) return null;
  const known = await lookAt(perception, supplied, person);
  const center = mainFace(selfies.center);
  return { showsFace: known !== null, comparison: known && center ? perception.compareFaces(known, center) : null };
}

/** Finds the face; null if there is none, or the bytes are not a usable picture. */
async function lookAt(perception: Perception, supplied: Uint8Array, person: PersonFields): Promise<FaceFacts | null> {
  try {
    const image = await perception.normalizeImage(supplied);
    return image.ok ? mainFace(await perception.extractSelfie(image, 'center', person)) : null;
  } catch (error) {
    if (error instanceof PictureRefused) return null;
    throw error;
  }
}
