/** The layout of a case template: tabs with parts of the page. Ignores anything it does not understand. Pure. */

export const caseModules = [
  'info',
  'objects',
  'fields',
  'checklist',
  'comments',
  'attachments',
  'related',
  'events',
] as const;

export type CaseModule = (typeof caseModules)[number];

export interface CaseTab {
  readonly name: string;
  readonly modules: readonly CaseModule[];
}

type Unknown = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const moduleOf = (value: unknown): CaseModule | undefined => caseModules.find((each) => each === value);

/** Returns the tabs as written; a duplicate part stays at its first place. */
export function tabsOf(layout: Unknown): CaseTab[] {
  const given: unknown = layout['tabs'];
  if (!Array.isArray(given)) return [];
  const seen = new Set<CaseModule>();
  return given.filter(isRecord).map(({ name, modules }) => ({
    name: typeof name === 'string' ? name : '',
    modules: (Array.isArray(modules) ? modules : []).flatMap((each) => {
      const module = moduleOf(each);
      if (module === undefined || seen.has(module)) return [];
      seen.add(module);
      return [module];
    }),
  }));
}

/** Returns the tabs as drawn: parts that no tab names come last on the first tab, so that every part is reachable. */
export function drawnTabs(layout: Unknown, fallback: string): CaseTab[] {
  const [first = { name: fallback, modules: [] }, ...others] = tabsOf(layout);
  const named = [first, ...others].flatMap(({ modules }) => modules);
  const left = caseModules.filter((module) => !named.includes(module));
  return [
    { name: first.name || fallback, modules: [...first.modules, ...left] },
    ...others.filter(({ modules }) => modules.length > 0).map((tab) => ({ ...tab, name: tab.name || fallback })),
  ];
}
