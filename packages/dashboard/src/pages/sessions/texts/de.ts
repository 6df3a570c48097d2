/** Wo jemand angemeldet ist. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Sitzungen',
  text: 'Geräte, auf denen Personen angemeldet sind.',
  open: 'Offene Sitzungen',
  openHelp: 'Eine beendete Sitzung wird innerhalb einer Sekunde überall abgewiesen.',
  person: 'Person',
  everybody: 'Alle',
  none: 'Keine offene Sitzung.',
  this: 'diese Sitzung',
  unknownDevice: 'unbekanntes Gerät',
  steppedUp: 'erneut bestätigt',
  columns: {
    person: 'Person',
    device: 'Gerät',
    address: 'Adresse',
    since: 'Angemeldet',
    seen: 'Zuletzt aktiv',
    action: 'Ändern',
  },
  ways: {
    passkey: 'mit Passkey',
    password: 'mit Passwort',
    oidc: 'über den Identitätsanbieter',
    'recovery-code': 'mit Wiederherstellungscode',
    setup: 'über Einrichtungslink',
    invitation: 'über Einladung',
  },
  end: 'Sitzung beenden',
  endOf: 'Sitzung beenden: {name}',
  endAll: 'Alle Sitzungen beenden',
  endText: {
    one: 'Beendet diese Sitzung jetzt. Eingaben der Person bleiben erhalten, bis sie sich wieder anmeldet.',
    other:
      'Beendet diese {count} Sitzungen jetzt. Eingaben der Personen bleiben erhalten, bis sie sich wieder anmelden.',
  },
  ended: 'Sitzung beendet.',
};
