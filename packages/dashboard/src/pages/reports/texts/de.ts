/** Berichte: die Liste, und wie einer gemacht wird. */
import type { Written } from '@countersign/texts';
import { screening } from '@countersign/texts/screening/de';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Berichte',
  text: 'Personen und Firmen, geprüft gegen Beobachtungslisten oder andere Quellen. Eine nicht durchsuchte Quelle wird nie als unauffällig angezeigt.',
  make: 'Bericht erstellen',
  none: 'Noch kein Bericht',
  noneText:
    'Ein Bericht prüft eine Person oder Firma und speichert das Ergebnis mit den durchsuchten Quellen. Der Sandbox-Bericht findet einen Beispieleintrag.',
  sample: 'Sandbox-Bericht erstellen',
  nothing: 'Kein Bericht entspricht diesen Filtern.',
  kind: 'Art',
  anyKind: 'Alle Arten',
  status: 'Status',
  anyStatus: 'Alle Status',
  match: 'Treffer',
  anyMatch: 'Mit und ohne',
  withMatch: 'Mit Treffer',
  withoutMatch: 'Ohne Treffer',
  columns: { subject: 'Gesucht', kind: 'Art', status: 'Status', match: 'Treffer', created: 'Erstellt' },
  unnamed: 'Bei dieser Art nicht angezeigt',
  statuses: { pending: 'ausstehend', submitted: 'angefragt', ready: 'fertig', errored: 'kein Ergebnis' },
  matched: 'Treffer',
  clear: 'kein Treffer',
  unknown: 'unbekannt',
  redacted: 'gelöscht',
  of: 'Berichte',
  ofNone: 'Kein Bericht.',
  seeAll: 'Alle ansehen',
  chooseKind: 'Art des Berichts',
  template: 'Vorlage',
  defaultTemplate: 'Standardvorlage dieser Art',
  accountId: 'Konto',
  accountIdHelp: 'ID des Kontos, zu dem der Bericht gehört (optional).',
  send: 'Bericht erstellen',
  answeredBy: {
    watchlists: 'Durchsucht die Beobachtungslisten dieser Installation.',
    provider: 'Durchsucht vom Anbieter, den der Betreiber verbunden hat.',
  },
  kinds: screening.kinds,
  members: {
    ...screening.members,
    birthdate: 'Geburtsdatum (JJJJ-MM-TT)',
    'country-code': 'Land (zwei Buchstaben)',
    'address-country-code': 'Land (zwei Buchstaben)',
    'identification-class': 'Art des Ausweises (pp, id, dl, lei oder imo)',
    'issuing-country-code': 'Ausstellungsland (zwei Buchstaben)',
  },
};
