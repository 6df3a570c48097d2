/** Cells of a theme that are edited here; its other cells stay unchanged. */
import type { ThemeSet } from '../../client/resources.ts';

export type Styles = ThemeSet['attributes']['styles'];
export type Variant = 'light' | 'dark';

export const colors = [
  'primary-color',
  'background-color',
  'surface-color',
  'text-color',
  'secondary-text-color',
] as const;

export type ColorName = (typeof colors)[number];

export const fonts = ['system', 'sans-serif', 'serif', 'monospace', 'rounded'] as const;

/** Default colours of the flow, for values that a theme does not set. */
export const ownColors: Readonly<Record<Variant, Readonly<Record<ColorName, string>>>> = {
  light: {
    'primary-color': '#1a56c4',
    'background-color': '#f6f4f0',
    'surface-color': '#ffffff',
    'text-color': '#16202c',
    'secondary-text-color': '#4d5b6b',
  },
  dark: {
    'primary-color': '#8db5ff',
    'background-color': '#0f151c',
    'surface-color': '#18212b',
    'text-color': '#eef2f6',
    'secondary-text-color': '#a9b6c4',
  },
};

const valueIn = (styles: Styles, variant: Variant, name: string): string => {
  const cell = styles[variant]?.inquiry?.[name];
  const value = typeof cell === 'object' && cell !== null && 'value' in cell ? cell.value : '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** Returns the colour; empty where the theme sets none. */
export const colorIn = (styles: Styles, variant: Variant, name: ColorName): string => valueIn(styles, variant, name);
export const radiusIn = (styles: Styles): string => valueIn(styles, 'light', 'border-radius');
export const fontIn = (styles: Styles): string => valueIn(styles, 'light', 'font-family');
export const hasDark = (styles: Styles): boolean => styles.settings?.['use-dark-theme'] === true;

function withCell(styles: Styles, variant: Variant, name: string, cell: object | null): Styles {
  const { [name]: _before, ...others } = styles[variant]?.inquiry ?? {};
  return {
    ...styles,
    [variant]: { ...styles[variant], inquiry: cell === null ? others : { ...others, [name]: cell } },
  };
}

/** Returns the styles with the colour set; an empty value removes the cell. */
export const withColor = (styles: Styles, variant: Variant, name: ColorName, value: string): Styles =>
  withCell(styles, variant, name, value === '' ? null : { unit: 'hex', value });

export const withRadius = (styles: Styles, value: string): Styles =>
  withCell(styles, 'light', 'border-radius', value === '' ? null : { unit: 'px', value: Number(value) });

export const withFont = (styles: Styles, value: string): Styles =>
  withCell(styles, 'light', 'font-family', value === 'system' ? null : { unit: 'keyword', value });

export const withDark = (styles: Styles, isOn: boolean): Styles => ({
  ...styles,
  settings: { ...styles.settings, 'use-dark-theme': isOn },
});

const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** Returns the colour that the flow would show. */
export function worn(styles: Styles, variant: Variant, name: ColorName): string {
  const value = colorIn(styles, variant, name);
  return isColor(value) ? value : ownColors[variant][name];
}

function luminance(color: string): number {
  const number = Number.parseInt(color.slice(1), 16);
  const [red = 0, green = 0, blue = 0] = [(number >> 16) & 255, (number >> 8) & 255, number & 255].map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast by WCAG 2.2: from 1 for the same colour to 21 for black on white. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Text colours with their backgrounds; each pair needs a contrast of 4.5 (WCAG 2.2, 1.4.3). */
export const textPairs = [
  ['text-color', 'surface-color'],
  ['text-color', 'background-color'],
  ['secondary-text-color', 'surface-color'],
  ['primary-color', 'surface-color'],
] as const satisfies readonly (readonly [ColorName, ColorName])[];

export const needed = 4.5;
