/** Texts of the themes page. */
export const texts = {
  title: 'Themes',
  text: 'Colours, corners and fonts of the flow. Unreadable colour combinations are refused.',
  make: 'Create a theme',
  edit: 'Theme',
  none: 'No theme yet',
  noneText: 'The flow uses its default colours and follows the device setting. One brand colour is enough for a theme.',
  name: 'Name',
  id: 'Id',
  changed: 'Changed',
  variants: {
    light: 'Light',
    dark: 'Dark',
  },
  dark: 'Dark colours for devices in dark mode',
  colors: {
    'primary-color': 'Brand colour',
    'background-color': 'Page',
    'surface-color': 'Card',
    'text-color': 'Text',
    'secondary-text-color': 'Secondary text',
  },
  radius: 'Corner radius (pixels)',
  font: 'Font',
  fonts: {
    system: 'device font',
    'sans-serif': 'sans-serif',
    serif: 'serif',
    monospace: 'monospace',
    rounded: 'rounded',
  },
  pair: '{text} on {ground}',
  unreadable: '{found}:1; at least 4.5 required',
  previewTitle: 'Show your document',
  previewText: 'It takes about two minutes.',
  previewLink: 'Why is this asked?',
  previewButton: 'Continue',
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly themes: typeof texts;
  }
}
