/**
 * Definition of a page in `pages/<page>/page.ts`: yields its route, its place in the navigation, the palette and its
 * key.
 */
import type { ComponentType } from 'react';
import { camelCased } from '../kit/camel-cased.ts';
import type { IconName } from '../kit/icon.tsx';
import type { Language } from '../texts/languages.ts';

export const pageGroups = ['work', 'develop', 'organization'] as const;

export interface PageDefinition {
  /** Path below `/dashboard/<environment>/`, in router syntax; the empty path is home. */
  readonly path: string;
  /**
   * Permissions; the page is useful with any one of them. Empty if it is open to every user. The server always checks
   * its own.
   */
  readonly needs: readonly string[];
  /** True if the navigation and the palette list it; a page with a `$param` in its path is not listed. */
  readonly isListed: boolean;
  /** Key after `g` that opens the page. */
  readonly key?: string;
  /** True for a page of the user's own account, which is in the account menu and not in the navigation. */
  readonly isOwn?: true;
  readonly group: (typeof pageGroups)[number];
  /** Position of the page within its group, lowest first. */
  readonly order: number;
  readonly icon: IconName;
  /** Title in the navigation and the palette. */
  readonly title: Readonly<Record<Language, string>>;
  readonly load: () => Promise<ComponentType>;
}

export const definePage = (page: PageDefinition): PageDefinition => page;

export interface PageEntry extends PageDefinition {
  /** Name of its folder in camel case. */
  readonly name: string;
}

/** Returns the pages of the modules of `pages/*` by path, in order. */
export const pagesOf = (modules: Readonly<Record<string, { readonly page: PageDefinition }>>): readonly PageEntry[] =>
  Object.entries(modules)
    .map(([path, { page }]) => ({ ...page, name: camelCased(path.split('/').at(-2) ?? '') }))
    .toSorted((a, b) => a.order - b.order);
