/** Requirements of a status change, and of leaving an end status. Pure. */
import { problemAt, type RefusalEntry } from '../../../lib/refusal.ts';
import { isVisible } from '../../../lib/visible-text.ts';
import type { CaseDocument, CaseStatus } from '../case-templates/index.ts';
import type { Case } from './case.ts';

interface Asked {
  readonly document: CaseDocument;
  readonly to: CaseStatus;
  readonly comment: string | null;
  /** Keys of the checked items of the checklist. */
  readonly checked: readonly string[];
  /** True for a person: templates may exempt programs. */
  readonly byPerson: boolean;
}

/** Returns every missing requirement with its pointer; empty if the status can be set. */
export function missingFor(given: Case, { document, to, comment, checked, byPerson }: Asked): RefusalEntry[] {
  if (!byPerson && document.policy.demandsOf === 'people') return [];
  const isLeft = given.state === 'resolved' && to.name !== given.status;
  const needsComment = to.requiresComment || isLeft;
  const why = isLeft ? 'must say why the case is taken up again' : `must be given with ${to.name}`;
  const labels = new Map(document.checklist.map(({ key, label }) => [key, label]));
  return [
    ...(needsComment && !isVisible(comment ?? '') ? [problemAt('/meta/comment', why)] : []),
    ...(to.requiresTag && !hasTagOf(given, to) ? [problemAt('/meta/status', `${to.name} asks for ${tagsOf(to)}`)] : []),
    ...to.requiresChecked
      .filter((key) => !checked.includes(key))
      .map((key) => problemAt('/meta/status', `${to.name} asks for the item “${labels.get(key) ?? key}” to be ticked`)),
  ];
}

const hasTagOf = ({ tags }: Case, { tags: offered }: CaseStatus): boolean =>
  offered.length === 0 ? tags.length > 0 : tags.some((tag) => offered.includes(tag));

const tagsOf = ({ tags }: CaseStatus): string => (tags.length === 0 ? 'a tag' : `one of the tags ${tags.join(', ')}`);
