/** Dutch texts of a developer's controls in the sandbox. */
import type { Written } from '@countersign/texts';
import type { sandbox as english } from '../en-US/sandbox.ts';

export const sandbox: Written<typeof english> = {
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
};
