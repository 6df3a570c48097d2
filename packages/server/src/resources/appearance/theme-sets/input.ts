/** From the bodies of requests, as their schemas have them, to what the operations of theme sets take. Pure. */
import type { Wire } from '../../../api/json-api/schema.ts';
import type { createThemeSetAttributes, updateThemeSetAttributes } from './schema.ts';
import type { ThemeStyles } from './styles.ts';

export interface CreateThemeSet {
  readonly name: string;
  readonly styles: ThemeStyles;
}

/** What is left out stays; styles replace the ones before as a whole. */
export type UpdateThemeSet = Partial<CreateThemeSet>;

export const readCreateThemeSet = ({ name, styles = {} }: Wire<typeof createThemeSetAttributes>): CreateThemeSet => ({
  name,
  styles,
});

export const readUpdateThemeSet = ({ name, styles }: Wire<typeof updateThemeSetAttributes>): UpdateThemeSet => ({
  name,
  styles,
});
