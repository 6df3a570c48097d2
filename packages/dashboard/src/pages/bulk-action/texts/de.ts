/** Die Texte der Seite einer Sammelaktion. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Sammelaktion',
  back: 'Zurück zu den Anfragen',
  gone: 'Diese Sammelaktion wurde nicht gefunden',
  goneText: 'Sie wurde von einer anderen Person gestartet oder ist über eine Woche alt.',
  progress: 'Fortschritt',
  goesOn: 'Die Aktion läuft weiter, wenn Sie die Seite verlassen. Die Liste der Anfragen verlinkt hierher.',
  allDone: 'Alle wurden bearbeitet.',
  stopped: {
    one: 'Die Aktion wurde angehalten: {count} Anfrage blieb unverändert.',
    other: 'Die Aktion wurde angehalten: {count} Anfragen blieben unverändert.',
  },
  awaitingSecond: {
    one: '{count} Anfrage wartet auf eine zweite Person, die zustimmen muss.',
    other: '{count} Anfragen warten auf eine zweite Person, die zustimmen muss.',
  },
  retry: 'Abgewiesene erneut versuchen',
  refused: 'Abgewiesen',
  refusedHelp: 'Nach Grund. An diesen Anfragen wurde nichts geändert.',
  more: {
    one: 'und {count} weitere',
    other: 'und {count} weitere',
  },
  causes: {
    status: 'Ihr Status lässt dies nicht zu: {status}.',
    redacted: 'Die personenbezogenen Daten wurden gelöscht.',
    awaitsReport: 'Ein erforderlicher Bericht hat noch kein Ergebnis.',
  },
  reasons: {
    conflict: 'Die Anfrage hat sich inzwischen geändert oder hat einen unzulässigen Status.',
    not_found: 'Die Anfrage existiert nicht, oder Ihre Rolle hat keinen Zugriff darauf.',
    second_read_required: 'Sie haben schon entschieden. Eine zweite Person muss zustimmen.',
    unprocessable: 'Eine Regel der Anfrage oder der Organisation verbietet dies, etwa die Anzahl der Tags.',
    internal:
      'Beim Bearbeiten trat ein Fehler des Dienstes auf. Versuchen Sie es erneut; tritt der Fehler wieder auf, wenden Sie sich an den Betreiber.',
  },
};
