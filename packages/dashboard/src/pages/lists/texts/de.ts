/** Listen, mit denen jede Einreichung verglichen wird. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Listen',
  text: 'Werte, mit denen Anfragen, Dokumente, Sitzungen und Transaktionen verglichen werden. Ein Treffer entscheidet allein nichts.',
  none: 'Noch keine Liste',
  noneText:
    'Fügen Sie einer Liste E-Mail-Adressen, Netze, Namen oder Dokumentnummern hinzu und sehen Sie, welche Treffer es gegeben hätte.',
  noneArchived: 'Keine archivierte Liste.',
  make: 'Liste erstellen',
  nameHelp: 'Regeln und Filter verwenden diesen Namen.',
  fuzzy: 'Ähnliche Vornamen einbeziehen',
  fuzzyHelp: 'Berücksichtigt auch Kurzformen und gleich klingende Namen.',
  fieldName: 'Anfragefeld',
  fieldNameHelp: 'Sein Schlüssel, zum Beispiel address-city oder birthdate.',
  columns: {
    name: 'Name',
    kind: 'Art',
    items: 'Einträge',
    hits: 'Treffer',
    status: 'Status',
    created: 'Erstellt',
  },
  notCounted: '…',
  statuses: {
    active: 'aktiv',
    archived: 'archiviert',
  },
  shown: {
    active: 'aktiv',
    archived: 'archiviert',
    every: 'alle',
  },
  kinds: {
    'email-address': 'E-Mail-Adressen',
    'phone-number': 'Telefonnummern',
    name: 'Namen',
    'ip-address': 'IP-Adressen',
    country: 'Länder',
    geolocation: 'Orte',
    'government-id-number': 'Dokumentnummern',
    'browser-fingerprint': 'Browser',
    'device-fingerprint': 'Geräte',
    string: 'Beliebiger Text',
    field: 'Ein Feld',
  },
  compares: {
    'email-address': 'Vollständige Adressen oder alle Adressen einer Domain.',
    'phone-number': 'Telefonnummern in jedem Format.',
    name: 'Vor- und Nachnamen, ohne Beachtung von Akzenten und Großschreibung.',
    'ip-address': 'IP-Adressen und Netze von Sitzungen.',
    country: 'Das Land der Adresse, in zwei Buchstaben.',
    geolocation: 'Sitzungen im Umkreis eines Ortes.',
    'government-id-number': 'Nummern von Ausweisdokumenten, mit der Dokumentart, falls angegeben.',
    'browser-fingerprint': 'Browser-Fingerabdrücke von Sitzungen.',
    'device-fingerprint': 'Geräte-Fingerabdrücke von Sitzungen.',
    string: 'Jeder eingereichte Text, in jedem Feld.',
    field: 'Die Werte eines Feldes von Anfragen.',
  },
};
