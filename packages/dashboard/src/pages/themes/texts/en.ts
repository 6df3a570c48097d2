/** How the flow looks. */
export const texts = {
  title: 'Themes',
  text: 'Colours, corners and letters of the flow. What people could not read is refused.',
  make: 'Make a theme',
  edit: 'Theme',
  none: 'No theme yet',
  noneText: 'The flow wears its own colours and follows the device. One brand colour is enough to make it yours.',
  name: 'Name',
  id: 'Id',
  changed: 'Changed',
  variants: {
    light: 'Light',
    dark: 'Dark',
  },
  dark: 'Dark colours for devices that ask for them',
  colors: {
    'primary-color': 'Brand colour',
    'background-color': 'Page',
    'surface-color': 'Card',
    'text-color': 'Text',
    'secondary-text-color': 'Quiet text',
  },
  radius: 'Corners, pixels',
  font: 'Letters',
  fonts: {
    system: 'of the device',
    'sans-serif': 'without serifs',
    serif: 'with serifs',
    monospace: 'all as wide',
    rounded: 'rounded',
  },
  pair: '{text} on {ground}',
  unreadable: '{found}:1, 4.5 is needed',
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
