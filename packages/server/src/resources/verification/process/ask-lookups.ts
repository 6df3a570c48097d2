/** Asks what the operator connected, unless the template switched the check off that would use the answer. */
import type { CheckFacts } from '../../../checks/check.ts';
import { licenceQuestion } from '../../../perception/lookups/licence-question.ts';
import type { FaceGallery, LicenceAuthority, Lookups } from '../../../perception/lookups/lookups.ts';
import type { VerificationStep } from '../inquiry-templates/index.ts';
import type { SeenFace } from '../verifications/index.ts';
import type { PerceivedFacts } from './perceive.ts';
import { faceOf } from './read-outcome.ts';

export type LookedUp = Pick<CheckFacts, 'licenceLookup' | 'publicFigure'>;

export async function askLookups(lookups: Lookups, facts: PerceivedFacts, step: VerificationStep): Promise<LookedUp> {
  const wanted = (name: string): boolean => step.checks[name]?.enabled !== false;
  const isSelfie = step.kind === 'selfie';
  const figures = wanted(isSelfie ? 'selfie_public_figure_detection' : 'id_public_figure_detection');
  const licences = !isSelfie && wanted('id_aamva_database_lookup');
  return {
    licenceLookup: licences ? await askAuthority(lookups.licences, facts) : null,
    publicFigure: figures ? await searchGallery(lookups.publicFigures, faceOf(facts)) : null,
  };
}

async function askAuthority(
  authority: LicenceAuthority | null,
  { document, selected }: PerceivedFacts,
): Promise<LookedUp['licenceLookup']> {
  if (authority === null || document === null) return null;
  const question = licenceQuestion(document, selected);
  return question.state === 'ask' ? authority.lookUp(question.record) : question;
}

async function searchGallery(gallery: FaceGallery | null, face: SeenFace | null): Promise<LookedUp['publicFigure']> {
  return gallery === null || face === null ? null : gallery.search(face);
}
