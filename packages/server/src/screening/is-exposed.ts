/** Selection of the holders of public office that count for a template. Pure. */
import type { Entity } from '@countersign/screening';
import type { ScreeningRules } from './screening-request.ts';

type Classes = Pick<ScreeningRules, 'pepClasses' | 'pepRelatives' | 'pepWithoutClass'>;

export function isExposed(
  { topics }: Pick<Entity, 'topics'>,
  { pepClasses, pepRelatives, pepWithoutClass }: Classes,
): boolean {
  if (pepClasses === null) return true;
  const classes = topics.flatMap((topic) => Number(/^pep-class-(\d)$/.exec(topic)?.[1] ?? 0) || []);
  if (classes.some((each) => pepClasses.includes(each))) return true;
  if (topics.includes('rca')) return pepRelatives;
  return classes.length === 0 && pepWithoutClass;
}
