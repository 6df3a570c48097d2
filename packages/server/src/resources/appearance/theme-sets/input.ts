/** Parsing of request bodies into the commands of the theme set operations. Pure. */
import type { Wire } from '../../../api/json-api/schema.ts';
import type { createThemeSetAttributes, updateThemeSetAttributes } from './schema.ts';
import type { ThemeStyles } from './styles.ts';

export interface CreateThemeSet {
  readonly name: string;
  readonly styles: ThemeStyles;
}

/** Changes of a theme set; omitted members stay unchanged, styles replace the previous ones as a whole. */
export type UpdateThemeSet = Partial<CreateThemeSet>;

export const readCreateThemeSet = ({ name, styles = {} }: Wire<typeof createThemeSetAttributes>): CreateThemeSet => ({
  name,
  styles,
});

export const readUpdateThemeSet = ({ name, styles }: Wire<typeof updateThemeSetAttributes>): UpdateThemeSet => ({
  name,
  styles,
});
