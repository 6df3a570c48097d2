/** Schlüssel der Umgebung. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Schlüssel',
  text: 'Mit denen Ihre Programme die API rufen.',
  all: 'Alle Schlüssel',
  none: 'Noch kein Schlüssel',
  noneText: 'Legen Sie für jedes Programm einen an, mit nicht mehr, als es braucht.',
  make: 'Schlüssel anlegen',
  madeTitle: 'Der Schlüssel ist angelegt',
  onceText: 'Dieser Wert wird nur dieses eine Mal gezeigt. Verwahren Sie ihn bei Ihren Geheimnissen.',
  value: 'Wert des Schlüssels',
  id: 'Id des Schlüssels',
  name: 'Name',
  nameHelp: 'Das Programm, das ihn benutzen wird.',
  purpose: 'Wozu er dient',
  purposes: {
    verify: {
      label: 'Personen prüfen',
      help: 'Legt Anfragen mit ihren Links an und liest, wie sie ausgingen.',
    },
    results: {
      label: 'Ergebnisse lesen',
      help: 'Liest Anfragen, Verifizierungen, Dokumente und Ereignisse; ändert nichts.',
    },
    people: {
      label: 'Konten führen',
      help: 'Liest und ändert Konten.',
    },
    webhooks: {
      label: 'Webhooks einrichten',
      help: 'Legt Webhooks an und liest Ereignisse.',
    },
    everything: {
      label: 'Alles außer Schlüsseln',
      help: 'Zum Ausprobieren. In Produktion wählen Sie weniger.',
    },
  },
  permissions: 'Rechte',
  permissionCount: {
    one: '{count} Recht',
    other: '{count} Rechte',
  },
  addresses: 'Erlaubte Adressen',
  addressesHelp: 'Adressen oder Bereiche wie 192.0.2.0/24, je Zeile eine. Leer: von überall.',
  columns: {
    name: 'Schlüssel',
    permissions: 'Darf',
    used: 'Zuletzt benutzt',
    state: 'Zustand',
    action: 'Ändern',
  },
  states: {
    live: 'gültig',
    ending: 'endet bald',
    expired: 'beendet',
  },
  never: 'nie',
  edit: 'Ansehen',
  replace: 'Ersetzen',
  end: 'Beenden',
  actionOf: '{action}: {name}',
  save: 'Speichern',
  saved: 'Gespeichert. Es gilt binnen einer Sekunde überall.',
  replaceText:
    'Legt einen anderen Wert mit denselben Einstellungen an. Der bisherige gilt weiter, bis Ihre Programme umgestellt sind.',
  overlap: 'Beide gelten',
  overlaps: {
    '0': 'gar nicht: der bisherige endet jetzt',
    '3600': 'eine Stunde',
    '86400': 'einen Tag',
    '604800': 'eine Woche',
  },
  endText: 'Der Schlüssel wird binnen einer Sekunde überall abgewiesen. Ein beendeter kommt nicht zurück.',
  endedNow: 'Der Schlüssel ist beendet.',
  use: 'Was er in den letzten 30 Tagen tat',
  unused: 'Er wurde in den letzten 30 Tagen nicht benutzt: Nichts ginge kaputt.',
  breaks: {
    one: '{count} Aufruf, den er macht, würde abgewiesen.',
    other: '{count} Aufrufe, die er macht, würden abgewiesen.',
  },
  breaksNothing: 'Alles, was bisher ging, ginge weiter.',
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
    last: 'Zuletzt',
    verdict: 'Dann',
  },
  verdicts: {
    works: 'geht',
    breaks: 'würde abgewiesen',
    refused: 'wurde abgewiesen',
  },
};
