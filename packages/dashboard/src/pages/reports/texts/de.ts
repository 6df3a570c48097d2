/** Berichte: die Liste, und wie einer gemacht wird. */
import type { Written } from '@countersign/texts';
import { screening } from '@countersign/texts/screening/de';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Berichte',
  text: 'Personen und Firmen, verglichen mit Beobachtungslisten oder anderswo erfragt. Was nicht durchsucht wurde, gilt nie als unauffällig.',
  make: 'Bericht erstellen',
  none: 'Noch kein Bericht',
  noneText:
    'Ein Bericht stellt eine Frage und behält die Antwort mit dem, was durchsucht wurde. Dieser findet einen Beispieleintrag.',
  sample: 'Bericht in der Sandbox erstellen',
  nothing: 'Nichts passt zu diesen Filtern.',
  kind: 'Art',
  anyKind: 'Jede Art',
  status: 'Status',
  anyStatus: 'Jeder Status',
  match: 'Treffer',
  anyMatch: 'Mit und ohne',
  withMatch: 'Mit Treffer',
  withoutMatch: 'Ohne Treffer',
  columns: { subject: 'Gesucht', kind: 'Art', status: 'Status', match: 'Treffer', created: 'Erstellt' },
  unnamed: 'Zeigt diese Art nicht',
  statuses: { pending: 'wartet', submitted: 'angefragt', ready: 'fertig', errored: 'nicht beantwortet' },
  matched: 'Treffer',
  clear: 'kein Treffer',
  unknown: 'nicht bekannt',
  redacted: 'gelöscht',
  of: 'Berichte',
  ofNone: 'Kein Bericht.',
  seeAll: 'Alle ansehen',
  chooseKind: 'Was gefragt wird',
  template: 'Vorlage',
  defaultTemplate: 'Die Vorlage der Art',
  accountId: 'Konto',
  accountIdHelp: 'Kennung eines Kontos, zu dem der Bericht gehört; darf leer bleiben.',
  send: 'Bericht erstellen',
  answeredBy: {
    watchlists: 'Beantwortet aus den Beobachtungslisten dieser Maschine.',
    provider: 'Beantwortet vom Anbieter, den der Betreiber verbunden hat.',
  },
  kinds: screening.kinds,
  members: {
    ...screening.members,
    birthdate: 'Geburtsdatum (JJJJ-MM-TT)',
    'country-code': 'Land (zwei Buchstaben)',
    'address-country-code': 'Land (zwei Buchstaben)',
    'identification-class': 'Art des Ausweises (pp, id, dl, oder lei, imo)',
    'issuing-country-code': 'Ausgestellt von (zwei Buchstaben)',
  },
};
