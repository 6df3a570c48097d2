/** Schlüssel der Umgebung. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Schlüssel',
  text: 'API-Schlüssel, mit denen Ihre Programme die API aufrufen.',
  all: 'Alle Schlüssel',
  none: 'Noch kein Schlüssel',
  noneText: 'Erstellen Sie für jedes Programm einen Schlüssel, nur mit den Rechten, die es benötigt.',
  make: 'Schlüssel erstellen',
  madeTitle: 'Schlüssel erstellt',
  onceText: 'Der Wert wird nur einmal angezeigt. Bewahren Sie ihn bei Ihren anderen Geheimnissen auf.',
  value: 'Schlüsselwert',
  id: 'Schlüssel-ID',
  name: 'Name',
  nameHelp: 'Das Programm, das den Schlüssel verwendet.',
  purpose: 'Zweck',
  purposes: {
    verify: {
      label: 'Personen verifizieren',
      help: 'Erstellt Anfragen und ihre Links und liest ihre Ergebnisse.',
    },
    results: {
      label: 'Ergebnisse lesen',
      help: 'Liest Anfragen, Verifizierungen, Dokumente und Ereignisse; ändert nichts.',
    },
    people: {
      label: 'Konten verwalten',
      help: 'Liest und ändert Konten.',
    },
    webhooks: {
      label: 'Webhooks einrichten',
      help: 'Erstellt Webhooks und liest Ereignisse.',
    },
    everything: {
      label: 'Alles außer Schlüsseln',
      help: 'Zum Testen. Wählen Sie in der Produktion weniger Rechte.',
    },
  },
  permissions: 'Rechte',
  permissionCount: {
    one: '{count} Recht',
    other: '{count} Rechte',
  },
  addresses: 'Erlaubte Adressen',
  addressesHelp: 'IP-Adressen oder Bereiche wie 192.0.2.0/24, eine pro Zeile. Leer: von überall.',
  columns: {
    name: 'Schlüssel',
    permissions: 'Rechte',
    used: 'Zuletzt verwendet',
    state: 'Status',
    action: 'Ändern',
  },
  states: {
    live: 'aktiv',
    ending: 'läuft bald ab',
    expired: 'abgelaufen',
  },
  never: 'nie',
  edit: 'Ansehen',
  replace: 'Ersetzen',
  end: 'Ablaufen lassen',
  actionOf: '{action}: {name}',
  save: 'Speichern',
  saved: 'Gespeichert. Die Änderung gilt innerhalb einer Sekunde überall.',
  replaceText:
    'Erstellt einen neuen Wert mit denselben Einstellungen. Der alte Wert gilt für die gewählte Zeit weiter, damit Sie Ihre Programme umstellen können.',
  overlap: 'Beide Werte gelten',
  overlaps: {
    '0': 'nicht gleichzeitig: Der alte Wert läuft jetzt ab',
    '3600': 'eine Stunde',
    '86400': 'einen Tag',
    '604800': 'eine Woche',
  },
  endText:
    'Die API weist den Schlüssel innerhalb einer Sekunde ab. Ein abgelaufener Schlüssel kann nicht wiederhergestellt werden.',
  endedNow: 'Der Schlüssel ist abgelaufen.',
  use: 'Verwendung in den letzten 30 Tagen',
  unused: 'Der Schlüssel wurde in den letzten 30 Tagen nicht verwendet: Es gäbe keine Auswirkungen.',
  breaks: {
    one: '{count} verwendeter Aufruf würde abgewiesen.',
    other: '{count} verwendete Aufrufe würden abgewiesen.',
  },
  breaksNothing: 'Alle bisher funktionierenden Aufrufe funktionieren weiterhin.',
  alwaysRefused: {
    one: '{count} Aufruf wurde jedes Mal abgewiesen.',
    other: '{count} Aufrufe wurden jedes Mal abgewiesen.',
  },
  callsRefused: {
    one: '{count} abgewiesen',
    other: '{count} abgewiesen',
  },
  lacks: '{permission} fehlt',
  useColumns: {
    operation: 'Aufruf',
    calls: 'Anzahl',
    last: 'Letzter Aufruf',
    verdict: 'Nach dem Speichern',
  },
  verdicts: {
    works: 'funktioniert',
    breaks: 'würde abgewiesen',
    refused: 'wurde abgewiesen',
  },
};
