/** Konten, die einen Wert mit einem teilen. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Verknüpfte Konten',
  help: 'Konten, die einen Wert mit diesem Konto teilen. Werte, die die wenigsten Konten teilen, stehen zuerst.',
  table: 'Verknüpfungen, eine pro Zeile',
  none: 'Kein anderes Konto teilt einen Wert mit diesem Konto.',
  noneButHubs: 'Andere Konten teilen mit diesem Konto nur häufige Werte.',
  more: 'Nicht alle verknüpften Konten werden angezeigt.',
  showAll: { one: '{count} Konto anzeigen', other: 'Alle {count} Konten anzeigen' },
  columns: {
    account: 'Konto',
    shares: 'Gemeinsamer Wert',
    first: 'Zuerst erfasst',
    by: 'Quelle',
    count: 'Konten mit diesem Wert',
  },
  accounts: { one: '{count} Konto', other: '{count} Konten' },
  hub: '{kind}: geteilt von {accounts}',
  hubAtLeast: '{kind}: geteilt von {accounts} oder mehr',
  hubText:
    'Ein Wert, den mehr als 25 Konten teilen, etwa eine Büroadresse oder ein Mobilfunknetz, wird gezählt, verknüpft aber keine Konten: Er sagt nichts über ein einzelnes Konto aus.',
  kinds: {
    'name-birthdate': 'Name und Geburtsdatum',
    'email-address': 'E-Mail-Adresse',
    'phone-number': 'Telefonnummer',
    address: 'Adresse',
    'browser-fingerprint': 'Browser',
    'device-fingerprint': 'Gerät',
    'ip-address': 'IP-Adresse',
    'ip-network': 'IP-Netz',
    'card-fingerprint': 'Zahlungskarte',
    'identification-number': 'Identifikationsnummer',
    'social-security-number': 'Sozialversicherungsnummer',
    picture: 'Bild',
  },
  sources: {
    account: 'das Konto',
    inquiry: 'die Anfrage',
    verification: 'die Verifizierung',
    'inquiry-session': 'die Sitzung',
  },
};
