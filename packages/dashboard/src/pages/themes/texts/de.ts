/** Wie der Ablauf aussieht. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Designs',
  text: 'Farben, Ecken und Schriften des Ablaufs. Unlesbare Farbkombinationen werden abgelehnt.',
  make: 'Design erstellen',
  edit: 'Design',
  none: 'Noch kein Design',
  noneText:
    'Der Ablauf verwendet seine Standardfarben und folgt der Einstellung des Geräts. Eine Markenfarbe genügt für ein Design.',
  name: 'Name',
  id: 'ID',
  changed: 'Geändert',
  variants: {
    light: 'Hell',
    dark: 'Dunkel',
  },
  dark: 'Dunkle Farben für Geräte im Dunkelmodus',
  colors: {
    'primary-color': 'Markenfarbe',
    'background-color': 'Seite',
    'surface-color': 'Karte',
    'text-color': 'Text',
    'secondary-text-color': 'Sekundärer Text',
  },
  radius: 'Eckenradius (Pixel)',
  font: 'Schrift',
  fonts: {
    system: 'Geräteschrift',
    'sans-serif': 'serifenlos',
    serif: 'mit Serifen',
    monospace: 'Festbreite',
    rounded: 'gerundet',
  },
  pair: '{text} auf {ground}',
  unreadable: '{found}:1; mindestens 4,5 erforderlich',
  previewTitle: 'Zeigen Sie Ihr Dokument',
  previewText: 'Das dauert etwa zwei Minuten.',
  previewLink: 'Warum wird das gefragt?',
  previewButton: 'Weiter',
};
