/** Queries of the connected look-ups, unless the template disabled the check that uses the answer. */
import type { CheckFacts, FactName } from '../../../../checks/check.ts';
import { checks } from '../../../../checks/index.ts';
import { licenceQuestion } from '../../../../perception/lookups/licence-question.ts';
import type { FaceGallery, LicenceAuthority, Lookups } from '../../../../perception/lookups/lookups.ts';
import { checkKindOf, type VerificationStep } from '../../inquiry-templates/index.ts';
import { picturesOf, type SeenFace } from '../faces.ts';
import type { PerceivedFacts } from './perceived-facts.ts';
import { faceOf } from './read-outcome.ts';

export type LookedUp = Pick<CheckFacts, 'licenceLookup' | 'publicFigure'>;

/** True unless the template disabled every check of the step that needs the answer. */
const isAsked = (step: VerificationStep, fact: FactName): boolean =>
  checks.some(({ kind, name, needs }) => {
    return kind === checkKindOf(step.kind) && fact in needs && step.checks[name]?.enabled !== false;
  });

export async function askLookups(lookups: Lookups, facts: PerceivedFacts, step: VerificationStep): Promise<LookedUp> {
  return {
    licenceLookup: isAsked(step, 'licenceLookup') ? await askAuthority(lookups.licences, facts) : null,
    publicFigure: isAsked(step, 'publicFigure') ? await searchGallery(lookups.publicFigures, faceOf(facts)) : null,
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
  return gallery === null || face === null ? null : gallery.search(face, picturesOf(face));
}
