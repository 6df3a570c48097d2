/** Parsing and validation of a request's style tree. Pure. */
import type { Wire } from '../../../api/json-api/schema.ts';
import { ownMember } from '../../../lib/own-member.ts';
import { cells, fontStacks, type StyleName } from './cells.ts';
import type { themeStyles } from './schema.ts';

export const variants = ['light', 'dark'] as const;

export type Variant = (typeof variants)[number];

/** Style tree as sent and validated by `styleFaults`: a document, stored with its original names. */
export type ThemeStyles = Wire<typeof themeStyles>;

export interface StyleFault {
  /** JSON pointer below the tree, such as `/light/inquiry/primary-color`. */
  readonly pointer: string;
  readonly details: string;
}

/** Values of one variant by style property: a colour as `#rrggbb`, a size in pixels, a font's name. */
export type StyleValues = Readonly<Partial<Record<StyleName, string>>>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

interface Leaf {
  readonly path: string;
  readonly value: unknown;
}

/**
 * Returns the members of a branch that are cells, or that have a value in the place of a cell; `path` is relative to
 * the variant.
 */
function leavesOf(branch: Readonly<Record<string, unknown>>, path: string): Leaf[] {
  return Object.entries(branch).flatMap(([name, value]) => {
    const here = path === '' ? name : `${path}/${name}`;
    const isBranch = !Object.hasOwn(cells, here) && Object.keys(cells).some((cell) => cell.startsWith(`${here}/`));
    return isBranch && isObject(value) ? leavesOf(value, here) : [{ path: here, value }];
  });
}

const longColor = (hex: string): string =>
  hex.length === 4 ? `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}` : hex;

/** Returns the value of a cell in the form the look uses; null if invalid. */
function readCell(path: string, given: unknown): string | null {
  const cell = ownMember(cells, path);
  if (cell === undefined || !isObject(given) || Object.keys(given).length !== 2) return null;
  const { unit, value } = given;
  switch (cell.kind) {
    case 'color':
      if (unit !== 'hex' || typeof value !== 'string') return null;
      return /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(value) ? longColor(value.toLowerCase()) : null;
    case 'size':
      if (unit !== 'px' || typeof value !== 'number' || !Number.isInteger(value * 2)) return null;
      return value >= cell.from && value <= cell.to ? String(value) : null;
    case 'font':
      return unit === 'keyword' && typeof value === 'string' && Object.hasOwn(fontStacks, value) ? value : null;
  }
}

function expectation(path: string): string {
  const cell = ownMember(cells, path);
  if (cell === undefined) return 'is not a style cell';
  if (cell.kind === 'color') return 'must be a colour such as {"unit": "hex", "value": "#1a56c4"}';
  if (cell.kind === 'font') {
    return `must be {"unit": "keyword", "value": …} with one of ${Object.keys(fontStacks).join(', ')}`;
  }
  return `must be a size from ${cell.from} to ${cell.to} such as {"unit": "px", "value": ${cell.from}}`;
}

/** Returns a fault for each unknown cell and each invalid value; empty if the tree is valid. */
export function styleFaults(styles: ThemeStyles): StyleFault[] {
  return variants.flatMap((variant) =>
    leavesOf(styles[variant] ?? {}, '')
      .filter(({ path, value }) => readCell(path, value) === null)
      .map(({ path }) => ({
        pointer: `/${variant}/${path.slice(0, 200)}`,
        details: `${variant}.${path.slice(0, 200).replaceAll('/', '.')} ${expectation(path)}`,
      })),
  );
}

/** Returns the values of a variant; `styles` has no faults. */
export function valuesOf(styles: ThemeStyles, variant: Variant): StyleValues {
  const found = leavesOf(styles[variant] ?? {}, '').flatMap(({ path, value }) => {
    const [cell, read] = [ownMember(cells, path), readCell(path, value)];
    return cell === undefined || read === null ? [] : [[cell.style, read] as const];
  });
  return Object.fromEntries(found);
}
