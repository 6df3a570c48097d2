/** Places of the faults of a rule set, in the words of its editor. Pure. */

import { fill } from '../../texts/fill.ts';
import type { PageTexts } from '../../texts/page-texts.ts';

/** Returns the place of a pointer such as `/rules/3/expression`; empty for one that is of the whole set. */
export function faultPlace(pointer: string, texts: PageTexts['ruleSet']): string {
  const [, list, index, member] = pointer.match(/(rules|outcomes)(?:\/(\d+)(?:\/([a-z-]+))?)?$/) ?? [];
  if (list === undefined) return '';
  if (index === undefined) return list === 'rules' ? texts.rules : texts.outcomes;
  const number = String(Number(index) + 1);
  if (list === 'rules') return fill(member === 'name' ? texts.ruleName : texts.expression, { number });
  const outcome = fill(texts.outcome, { number });
  if (member === 'status') return fill(texts.status, { number });
  if (member === 'score') return fill(texts.score, { number });
  if (member === 'make-inquiry') return `${texts.inquiry}, ${outcome}`;
  return member === 'open-case' || member === 'case-template-id' ? `${texts.case}, ${outcome}` : outcome;
}
