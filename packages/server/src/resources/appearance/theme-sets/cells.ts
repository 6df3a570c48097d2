/**
 * Style cells of a theme set: a closed list, by their path below a variant. Each has one kind of value, validated
 * strictly on writing, and one place in the look of the hosted flow. The reference publishes the shape of the tree and
 * two of its cells; the others are extensions (decision 0016).
 */

export const fontStacks = {
  system: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", sans-serif',
  'sans-serif': 'Arial, "Helvetica Neue", Helvetica, "Noto Sans", sans-serif',
  serif: 'Georgia, "Times New Roman", "Noto Serif", serif',
  monospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  rounded: 'ui-rounded, "Hiragino Maru Gothic ProN", Quicksand, Nunito, system-ui, sans-serif',
} as const;

export type FontName = keyof typeof fontStacks;

/** Style property of a cell. */
export type StyleName =
  | 'accent'
  | 'page'
  | 'card'
  | 'ink'
  | 'muted'
  | 'line'
  | 'control'
  | 'radius'
  | 'font'
  | 'text-size'
  | 'button'
  | 'button-strong'
  | 'on-button'
  | 'button-radius';

interface ColorCell {
  readonly kind: 'color';
}

interface SizeCell {
  readonly kind: 'size';
  /** Minimum and maximum in pixels, whole or half. */
  readonly from: number;
  readonly to: number;
}

interface FontCell {
  readonly kind: 'font';
}

export type Cell = (ColorCell | SizeCell | FontCell) & { readonly style: StyleName };

const color = (style: StyleName): Cell => ({ kind: 'color', style });
const size = (style: StyleName, from: number, to: number): Cell => ({ kind: 'size', style, from, to });

/** Cells by path below `light` or `dark`. */
export const cells: Readonly<Record<string, Cell>> = {
  'inquiry/primary-color': color('accent'),
  'inquiry/background-color': color('page'),
  'inquiry/surface-color': color('card'),
  'inquiry/text-color': color('ink'),
  'inquiry/secondary-text-color': color('muted'),
  'inquiry/border-color': color('line'),
  'inquiry/input-border-color': color('control'),
  'inquiry/border-radius': size('radius', 0, 32),
  'inquiry/font-family': { kind: 'font', style: 'font' },
  'inquiry/font-size': size('text-size', 14, 24),
  'components/button/primary/base/background-color': color('button'),
  'components/button/primary/base/text-color': color('on-button'),
  'components/button/primary/base/border-radius': size('button-radius', 0, 32),
  'components/button/primary/hover/background-color': color('button-strong'),
};

/** Returns the path of the cell for a style property. */
export function pathOf(style: StyleName): string {
  const found = Object.entries(cells).find(([, cell]) => cell.style === style);
  if (found === undefined) throw new Error(`no cell styles ${style}`);
  return found[0];
}
