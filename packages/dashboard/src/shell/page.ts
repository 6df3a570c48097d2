/** What a page says of itself in `pages/<page>/page.ts`: from it come its route, its place in the navigation, the palette and its key. */
import type { ComponentType } from 'react';
import { camelCased } from '../kit/camel-cased.ts';
import type { IconName } from '../kit/icon.tsx';
import type { Language } from '../texts/languages.ts';

export const pageGroups = ['work', 'develop', 'organization'] as const;

export interface PageDefinition {
  /** Below `/dashboard/<environment>/`, as the router has it; the empty path is home. */
  readonly path: string;
  /** Rights one of which makes the page useful; none for everybody. The server refuses the others whatever is shown. */
  readonly needs: readonly string[];
  /** Whether it stands in the navigation and the palette; a page with a `$param` in its path does not. */
  readonly isListed: boolean;
  /** Key after `g` that leads there. */
  readonly key?: string;
  /** One's own, so that it stands in the account menu and not in the navigation. */
  readonly isOwn?: true;
  readonly group: (typeof pageGroups)[number];
  /** Pages of a group stand in this order, the lowest first. */
  readonly order: number;
  readonly icon: IconName;
  /** As the navigation and the palette name it. */
  readonly title: Readonly<Record<Language, string>>;
  readonly load: () => Promise<ComponentType>;
}

export const definePage = (page: PageDefinition): PageDefinition => page;

export interface PageEntry extends PageDefinition {
  /** Its folder in camel case. */
  readonly name: string;
}

/** The modules of `pages/*` by their paths, in order. */
export const pagesOf = (modules: Readonly<Record<string, { readonly page: PageDefinition }>>): readonly PageEntry[] =>
  Object.entries(modules)
    .map(([path, { page }]) => ({ ...page, name: camelCased(path.split('/').at(-2) ?? '') }))
    .toSorted((a, b) => a.order - b.order);
