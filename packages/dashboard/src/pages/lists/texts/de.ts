/** Listen, mit denen jede Einreichung verglichen wird. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Listen',
  text: 'Womit Anfragen, Dokumente, Sitzungen und Transaktionen verglichen werden. Ein Treffer entscheidet allein nichts.',
  none: 'Noch keine Liste',
  noneText:
    'Setzen Sie E-Mail-Adressen, Netze, Namen oder Ausweise auf eine Liste und sehen Sie, wen sie getroffen hätten.',
  noneArchived: 'Keine Liste ist archiviert.',
  make: 'Liste anlegen',
  nameHelp: 'Regeln und Filter können die Liste so nennen.',
  fuzzy: 'Vornamen dürfen ähnlich sein',
  fuzzyHelp: 'Kurzformen und Gleichklingendes zählen mit.',
  fieldName: 'Feld von Anfragen',
  fieldNameHelp: 'Sein Schlüssel, etwa address-city oder birthdate.',
  columns: {
    name: 'Name',
    kind: 'Art',
    items: 'Einträge',
    hits: 'Treffer',
    status: 'Zustand',
    created: 'Angelegt',
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
    'government-id-number': 'Ausweisnummern',
    'browser-fingerprint': 'Browser',
    'device-fingerprint': 'Geräte',
    string: 'Beliebige Texte',
    field: 'Ein Feld',
  },
  compares: {
    'email-address': 'Ganze Adressen oder jede Adresse einer Domain.',
    'phone-number': 'Telefonnummern, wie auch immer geschrieben.',
    name: 'Vor- und Nachnamen, ohne Rücksicht auf Akzente und Großschreibung.',
    'ip-address': 'Adressen und Netze, aus denen Sitzungen kommen.',
    country: 'Das Land der Anschrift, in zwei Buchstaben.',
    geolocation: 'Sitzungen im Umkreis von so vielen Metern um einen Ort.',
    'government-id-number': 'Nummern von Ausweisen, mit ihrer Art, wo eine genannt ist.',
    'browser-fingerprint': 'Fingerabdrücke von Browsern, wie Sitzungen sie zeigen.',
    'device-fingerprint': 'Fingerabdrücke von Geräten, wie Sitzungen sie zeigen.',
    string: 'Jeden Text, der eingereicht wird, in jedem Feld.',
    field: 'Die Werte eines Feldes von Anfragen.',
  },
};
