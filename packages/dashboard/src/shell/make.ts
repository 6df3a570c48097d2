/**
 * Definition of the objects that users create on a page, in `pages/<page>/make.ts`: a command of the palette that opens
 * the dialog of the page's `MakeButton`. It is separate from `page.ts`, because only the palette loads it.
 */
import { camelCased } from '../kit/camel-cased.ts';
import type { Language } from '../texts/languages.ts';

export interface MakeDefinition {
  /** Permissions for the dialog, all of which are required. */
  readonly needs: readonly string[];
  readonly title: Readonly<Record<Language, string>>;
}

export const defineMake = (make: MakeDefinition): MakeDefinition => make;

/** Returns the definitions of the modules of `pages/*`, by the name of the page. */
export const makesOf = (
  modules: Readonly<Record<string, { readonly make: MakeDefinition }>>,
): ReadonlyMap<string, MakeDefinition> =>
  new Map(Object.entries(modules).map(([path, { make }]) => [camelCased(path.split('/').at(-2) ?? ''), make]));
