/** Wo jemand angemeldet ist. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Sitzungen',
  text: 'Wo jemand angemeldet ist, und wie es endet.',
  open: 'Offene Sitzungen',
  openHelp: 'Eine beendete Sitzung wird binnen einer Sekunde überall abgewiesen.',
  person: 'Person',
  everybody: 'Alle',
  none: 'Keine Sitzung ist offen.',
  this: 'diese',
  unknownDevice: 'unbekanntes Gerät',
  steppedUp: 'erneut bestätigt',
  columns: {
    person: 'Person',
    device: 'Gerät',
    address: 'Adresse',
    since: 'Angemeldet',
    seen: 'Zuletzt',
    action: 'Ändern',
  },
  ways: {
    passkey: 'mit Passkey',
    password: 'mit Passwort',
    oidc: 'beim Aussteller',
    'recovery-code': 'mit Wiederherstellungscode',
    setup: 'über den Einrichtungslink',
    invitation: 'über eine Einladung',
  },
  end: 'Beenden',
  endOf: 'Beenden: {name}',
  endAll: 'Alle beenden',
  endText: {
    one: 'Diese Sitzung endet jetzt. Was dort gerade getippt wird, bleibt erhalten, bis die Person wieder angemeldet ist.',
    other:
      'Diese {count} Sitzungen enden jetzt. Was dort gerade getippt wird, bleibt erhalten, bis die Person wieder angemeldet ist.',
  },
  ended: 'Beendet.',
};
