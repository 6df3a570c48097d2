/** Gaps in a case template document that would hinder those who decide. Pure. */
import { type CaseModule, tabsOf } from '../../cases/layout.ts';
import type { TemplateDocument, TemplateStatus } from '../../client/case-templates.ts';

export type Fault =
  | { readonly kind: 'not-first'; readonly status: string; readonly module: CaseModule }
  | { readonly kind: 'empty-tab'; readonly name: string }
  | { readonly kind: 'no-reasons'; readonly status: string }
  | { readonly kind: 'nothing-to-tick'; readonly status: string };

/** Returns the parts of the page that are needed to set the status. */
const neededFor = (status: TemplateStatus): CaseModule[] => [
  ...(status['requires-comment'] ? (['comments'] as const) : []),
  ...(status['requires-checked'].length > 0 ? (['checklist'] as const) : []),
  ...(status.type === 'end' ? (['objects'] as const) : []),
];

/** Returns the faults. Deciding users see the first tab; a part that no tab names is drawn there (`drawnTabs`). */
export function faultsOf({ statuses, checklist, layout }: TemplateDocument): Fault[] {
  const [first, ...others] = tabsOf(layout);
  const elsewhere = new Set(others.flatMap(({ modules }) => modules));
  const keys = new Set(checklist.map(({ key }) => key));
  const empty = (first === undefined ? [] : others).filter(({ modules }) => modules.length === 0);
  return [
    ...statuses.flatMap((status): Fault[] =>
      neededFor(status)
        .filter((module) => elsewhere.has(module))
        .map((module) => ({ kind: 'not-first', status: status.name, module })),
    ),
    ...empty.map(({ name }): Fault => ({ kind: 'empty-tab', name })),
    ...statuses
      .filter((status) => status['requires-tag'] && status.tags.length === 0)
      .map(({ name }): Fault => ({ kind: 'no-reasons', status: name })),
    ...statuses
      .filter((status) => status['requires-checked'].some((key) => !keys.has(key)))
      .map(({ name }): Fault => ({ kind: 'nothing-to-tick', status: name })),
  ];
}
