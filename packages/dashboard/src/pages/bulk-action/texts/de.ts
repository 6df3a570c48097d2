/** Die Texte der Seite einer Sammelaktion. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Sammelaktion',
  back: 'Zurück zu den Anfragen',
  gone: 'Diese Sammelaktion ist nicht da',
  goneText: 'Jemand anders hat sie begonnen, oder es ist mehr als eine Woche her.',
  progress: 'Fortschritt',
  goesOn: 'Es geht weiter, auch wenn Sie die Seite verlassen. Die Liste der Anfragen führt hierher zurück.',
  allDone: 'Alles ist erledigt.',
  stopped: {
    one: 'Angehalten: {count} Anfrage blieb, wie sie ist.',
    other: 'Angehalten: {count} Anfragen blieben, wie sie sind.',
  },
  awaitingSecond: {
    one: '{count} Anfrage wartet auf eine zweite Person, die zustimmen muss.',
    other: '{count} Anfragen warten auf eine zweite Person, die zustimmen muss.',
  },
  retry: 'Abgewiesene noch einmal versuchen',
  refused: 'Abgewiesen',
  refusedHelp: 'Nach Grund. An diesen Anfragen wurde nichts geändert.',
  more: {
    one: 'und {count} weitere',
    other: 'und {count} weitere',
  },
  causes: {
    status: 'Ihr Stand lässt es nicht zu: {status}.',
    redacted: 'Die persönlichen Daten wurden gelöscht.',
    awaitsReport: 'Ein nötiger Bericht hat noch kein Ergebnis.',
  },
  reasons: {
    conflict: 'Die Anfrage hat sich seither geändert, oder ihr Stand lässt es nicht zu.',
    not_found: 'Die Anfrage gibt es nicht, oder Ihre Rolle reicht nicht bis zu ihr.',
    second_read_required: 'Sie haben schon entschieden. Eine zweite Person muss zustimmen.',
    unprocessable: 'Eine Regel der Anfrage oder der Organisation verbietet es, etwa die Zahl der Schlagwörter.',
    internal:
      'Hier ist der Dienst gescheitert. Versuchen Sie es noch einmal; scheitert es wieder, sagen Sie es dem Betreiber.',
  },
};
