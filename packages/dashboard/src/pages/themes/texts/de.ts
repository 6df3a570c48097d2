/** Wie der Ablauf aussieht. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Designs',
  text: 'Farben, Ecken und Schrift des Ablaufs. Was niemand lesen könnte, wird abgelehnt.',
  make: 'Design anlegen',
  edit: 'Design',
  none: 'Noch kein Design',
  noneText: 'Der Ablauf trägt eigene Farben und folgt dem Gerät. Eine Markenfarbe reicht, damit er Ihrer wird.',
  name: 'Name',
  id: 'Id',
  changed: 'Geändert',
  variants: {
    light: 'Hell',
    dark: 'Dunkel',
  },
  dark: 'Dunkle Farben für Geräte, die danach fragen',
  colors: {
    'primary-color': 'Markenfarbe',
    'background-color': 'Seite',
    'surface-color': 'Karte',
    'text-color': 'Text',
    'secondary-text-color': 'Leiser Text',
  },
  radius: 'Ecken, Pixel',
  font: 'Schrift',
  fonts: {
    system: 'des Geräts',
    'sans-serif': 'ohne Serifen',
    serif: 'mit Serifen',
    monospace: 'alle gleich breit',
    rounded: 'gerundet',
  },
  pair: '{text} auf {ground}',
  unreadable: '{found}:1, nötig ist 4,5',
  previewTitle: 'Zeigen Sie Ihr Dokument',
  previewText: 'Es dauert etwa zwei Minuten.',
  previewLink: 'Warum wird das gefragt?',
  previewButton: 'Weiter',
};
