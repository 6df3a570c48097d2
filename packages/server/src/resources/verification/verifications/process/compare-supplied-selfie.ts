/**
 * The picture of a person that the caller supplied with the inquiry, as the file field `comparison-selfie` of a template
 * that has one, against the center selfie.
 */
import type { FaceFacts } from '@countersign/engines/facts';
import type { CheckFacts } from '../../../../checks/check.ts';
import type { Reader } from '../../../../database/connection.ts';
import { type Perception, type PersonFields, PictureRefused } from '../../../../perception/perception.ts';
import type { Scope } from '../../../../security/scope.ts';
import type { FileStore } from '../../../../storage/files.ts';
import { findFieldFile } from '../../../platform/files/index.ts';
import { mainFace, type PerceivedFacts } from './perceive.ts';
import type { VerifiedInquiry } from './verified-inquiry.ts';

const fieldKey = 'comparison-selfie';

/** The bytes as they were sent; null when the caller supplied none, or the file is gone. */
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

/** Null when nothing was supplied or there is no selfie; the comparison is null where the supplied picture shows no face. */
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

/** Null without a face, and for what is no picture that can be worked on. */
async function lookAt(perception: Perception, supplied: Uint8Array, person: PersonFields): Promise<FaceFacts | null> {
  try {
    const image = await perception.normalizeImage(supplied);
    return image.ok ? mainFace(await perception.extractSelfie(image, 'center', person)) : null;
  } catch (error) {
    if (error instanceof PictureRefused) return null;
    throw error;
  }
}
