/** Dutch texts of a developer's controls in the sandbox. */
import type { sandbox as english } from '../en-US/sandbox.ts';

export const sandbox: Record<keyof typeof english, string> = {
  'shell.sandbox': 'Testmodus: er wordt niets echt gecontroleerd.',
  'sandbox.begin': 'De knoppen verschijnen hier zodra u akkoord bent.',
  'sandbox.elsewhere': 'De knoppen staan nu op uw andere apparaat.',
  'sandbox.next': 'De volgende controle',
  'sandbox.usual': 'De volgende controle slaagt, tenzij de achternaam een testwaarde is.',
  'sandbox.passes': 'De volgende controle slaagt.',
  'sandbox.fails': 'De volgende controle mislukt:',
  'sandbox.slowed': 'Dit duurt een halve minuut langer.',
  'sandbox.pass': 'Laten slagen',
  'sandbox.fail': 'Laten mislukken',
  'sandbox.reason': 'Controle en reden van het mislukken',
  'sandbox.slow': 'Langzaam',
  'sandbox.specimen': 'Een voorbeeld gebruiken',
  'sandbox.now': 'Deze aanvraag, meteen',
  'sandbox.review': 'Naar een medewerker sturen',
  'sandbox.expire': 'Laten verlopen',
  'sandbox.complete': 'Afronden',
  'sandbox.approve': 'Goedkeuren',
  'sandbox.decline': 'Afwijzen',
  'problem.sandbox_unknown': 'Deze keuze is er hier niet in de testmodus. Kies opnieuw.',
};
