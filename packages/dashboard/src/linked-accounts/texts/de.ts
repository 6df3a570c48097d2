/** Konten, die einen Wert mit einem teilen. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Verbundene Konten',
  help: 'Konten, die mit diesem etwas gemeinsam haben. Was wenige teilen, steht zuerst.',
  table: 'Verbindungen, je eine Zeile',
  none: 'Kein anderes Konto teilt etwas mit diesem.',
  noneButHubs: 'Kein anderes Konto teilt etwas mit diesem außer dem, was viele teilen.',
  more: 'Es sind mehr Konten verbunden, als gezeigt werden.',
  showAll: { one: '{count} Konto zeigen', other: 'Alle {count} Konten zeigen' },
  columns: {
    account: 'Konto',
    shares: 'Beiden gemeinsam',
    first: 'Zuerst gesehen',
    by: 'Bekannt durch',
    count: 'Konten damit',
  },
  accounts: { one: '{count} Konto', other: '{count} Konten' },
  hub: '{kind}: geteilt von {accounts}',
  hubAtLeast: '{kind}: geteilt von {accounts} oder mehr',
  hubText:
    'Ein Wert, den mehr als 25 Konten teilen, etwa die Anschrift eines Büros oder die Adresse eines Mobilfunknetzes, wird gezählt und nicht verfolgt: Über ein einzelnes Konto sagt er nichts.',
  kinds: {
    'name-birthdate': 'Name und Geburtsdatum',
    'email-address': 'E-Mail-Adresse',
    'phone-number': 'Telefonnummer',
    address: 'Anschrift',
    'browser-fingerprint': 'Browser',
    'device-fingerprint': 'Gerät',
    'ip-address': 'IP-Adresse',
    'ip-network': 'IP-Netz',
    'card-fingerprint': 'Zahlungskarte',
    'identification-number': 'Ausweisnummer',
    'social-security-number': 'Sozialversicherungsnummer',
    picture: 'Bild',
  },
  sources: {
    account: 'das Konto',
    inquiry: 'die Anfrage',
    verification: 'die Prüfung',
    'inquiry-session': 'die Sitzung',
  },
};
