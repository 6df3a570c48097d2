/** Polish texts of a developer's controls in the sandbox. */
import type { Written } from '@countersign/texts';
import type { sandbox as english } from '../en-US/sandbox.ts';

export const sandbox: Written<typeof english> = {
  'sandbox.next': 'Następne sprawdzenie',
  'sandbox.usual': 'Następne sprawdzenie się uda, chyba że nazwisko jest wartością testową.',
  'sandbox.passes': 'Następne sprawdzenie się uda.',
  'sandbox.fails': 'Następne sprawdzenie się nie uda:',
  'sandbox.slowed': 'Potrwa pół minuty dłużej.',
  'sandbox.pass': 'Udane',
  'sandbox.fail': 'Nieudane',
  'sandbox.reason': 'Sprawdzenie i powód niepowodzenia',
  'sandbox.slow': 'Powolne',
  'sandbox.specimen': 'Użyj wzoru',
  'sandbox.now': 'To zgłoszenie, od razu',
  'sandbox.review': 'Przekaż człowiekowi',
  'sandbox.expire': 'Zakończ termin',
  'sandbox.complete': 'Ukończ',
  'sandbox.approve': 'Zatwierdź',
  'sandbox.decline': 'Odrzuć',
};
