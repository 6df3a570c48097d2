/**
 * Look of the hosted flow from the cells of a theme set: every colour of the pages. Colours that are not set are
 * derived from those that are, so that one brand colour is enough. Pure.
 */
import type { FlowLook, LookVariant } from '@countersign/flow/page';
import { type FontName, fontStacks, pathOf, type StyleName } from './cells.ts';
import { contrast, luminance, mix } from './colors.ts';
import { type StyleFault, type StyleValues, type ThemeStyles, type Variant, valuesOf } from './styles.ts';

const lightColors = {
  page: '#f6f4f0',
  card: '#ffffff',
  ink: '#16202c',
  muted: '#4d5b6b',
  line: '#c9d2dc',
  control: '#77869a',
  accent: '#1a56c4',
  soft: '#e8effb',
  good: '#1c7a4a',
  'warn-page': '#fff4d6',
  'warn-ink': '#5c4300',
  'problem-page': '#fdecea',
  'problem-ink': '#8f1d14',
};

type Colors = typeof lightColors;

/** Default colours, as in the flow's own style sheet. */
const ownColors: Readonly<Record<Variant, Colors>> = {
  light: lightColors,
  dark: {
    page: '#0f151c',
    card: '#18212b',
    ink: '#eef2f6',
    muted: '#a9b6c4',
    line: '#344252',
    control: '#8494a6',
    accent: '#8db5ff',
    soft: '#1d2c42',
    good: '#6fd3a0',
    'warn-page': '#3a2f0e',
    'warn-ink': '#ffdf8a',
    'problem-page': '#41201d',
    'problem-ink': '#ffb8af',
  },
};

const darkInk = '#0c1a30';
const isDark = (color: string): boolean => luminance(color) < 0.18;
const readableOn = (color: string): string => (contrast('#ffffff', color) >= 4.5 ? '#ffffff' : darkInk);
/** Increases the contrast of a background with its text. */
const stronger = (color: string, text: string): string => mix(isDark(text) ? '#ffffff' : '#000000', color, 0.2);

/** Returns all colours; missing cells get the flow's own light or dark value, according to the card. */
function colorsOf(values: StyleValues, variant: Variant) {
  const card = values.card ?? ownColors[variant].card;
  const own = ownColors[isDark(card) ? 'dark' : 'light'];
  const accent = values.accent ?? own.accent;
  const button = values.button ?? accent;
  const onButton = values['on-button'] ?? readableOn(button);
  const recolored = values.accent !== undefined || values.card !== undefined;
  return {
    ...own,
    page: values.page ?? (values.card === undefined ? own.page : card),
    card,
    ink: values.ink ?? own.ink,
    muted: values.muted ?? own.muted,
    line: values.line ?? own.line,
    control: values.control ?? own.control,
    accent,
    soft: recolored ? mix(accent, card, 0.1) : own.soft,
    'accent-strong': stronger(accent, readableOn(accent)),
    'on-accent': readableOn(accent),
    button,
    'button-strong': values['button-strong'] ?? stronger(button, onButton),
    'on-button': onButton,
  };
}

const rem = (pixels: string): string => `${Number(pixels) / 16}rem`;

function variantOf(values: StyleValues, variant: Variant): LookVariant {
  const radius = values.radius ?? '12';
  const colors = colorsOf(values, variant);
  return {
    ...colors,
    scheme: isDark(colors.card) ? 'dark' : 'light',
    radius: rem(radius),
    'button-radius': rem(values['button-radius'] ?? radius),
    font: fontStacks[(values.font ?? 'system') as FontName],
    // A percentage of the browser's text size, so that a larger setting stays larger.
    'text-size': `${(Number(values['text-size'] ?? 16) / 16) * 100}%`,
  };
}

/** Returns the cells that are not colours, which apply to the dark variant too unless it overrides them. */
function shapeOf(values: StyleValues): StyleValues {
  const shapes = (['radius', 'font', 'text-size', 'button-radius'] as const).filter(
    (name) => values[name] !== undefined,
  );
  return Object.fromEntries(shapes.map((name) => [name, values[name]]));
}

/**
 * Returns the look; null for empty styles, with which the flow uses its own look and follows the device. `asked` is the
 * variant for every device, if the styles have it. Styles without a dark theme have only one variant.
 */
export function lookOf(styles: ThemeStyles, asked: Variant | null = null): FlowLook | null {
  if (Object.keys(styles).length === 0) return asked === null ? null : { base: variantOf({}, asked), dark: null };
  const values = valuesOf(styles, 'light');
  const light = variantOf(values, 'light');
  const dark = variantOf({ ...shapeOf(values), ...valuesOf(styles, 'dark') }, 'dark');
  const preferred = styles.settings?.['preferred-theme-variant'] ?? 'light';
  if (styles.settings?.['use-dark-theme'] !== true) return { base: preferred === 'dark' ? dark : light, dark: null };
  if (asked !== null) return { base: asked === 'dark' ? dark : light, dark: null };
  return { base: preferred === 'dark' ? dark : light, dark };
}

/** Text or line, its background, the required contrast ratio, and the cells that determine it, likeliest first. */
const pairs: readonly (readonly [
  text: keyof ReturnType<typeof colorsOf>,
  ground: keyof ReturnType<typeof colorsOf>,
  ratio: number,
  cells: readonly StyleName[],
])[] = [
  ['ink', 'card', 4.5, ['ink', 'card']],
  ['ink', 'page', 4.5, ['page', 'ink', 'card']],
  ['ink', 'soft', 4.5, ['accent', 'ink', 'card']],
  ['muted', 'card', 4.5, ['muted', 'card']],
  ['muted', 'page', 4.5, ['muted', 'page', 'card']],
  ['accent', 'card', 4.5, ['accent', 'card']],
  ['on-button', 'button', 4.5, ['on-button', 'button', 'accent']],
  ['on-button', 'button-strong', 4.5, ['button-strong', 'on-button', 'button', 'accent']],
  ['control', 'card', 3, ['control', 'card']],
];

/** Returns the pairs of colours with too little contrast (WCAG 2.2, 1.4.3 and 1.4.11); `styles` has no faults. */
export function contrastFaults(styles: ThemeStyles): StyleFault[] {
  return (['light', 'dark'] as const).flatMap((variant) => {
    const values = valuesOf(styles, variant);
    const colors = colorsOf(values, variant);
    return pairs.flatMap(([text, ground, ratio, from]) => {
      const found = contrast(colors[text], colors[ground]);
      const cell = from.find((name) => values[name] !== undefined);
      if (found >= ratio || cell === undefined) return [];
      const path = pathOf(cell);
      const shown = Math.floor(found * 100) / 100;
      return [
        {
          pointer: `/${variant}/${path}`,
          details: `${variant}.${path.replaceAll('/', '.')}: ${text} ${colors[text]} on ${ground} ${colors[ground]} has a contrast of ${shown}, ${ratio} is needed`,
        },
      ];
    });
  });
}
