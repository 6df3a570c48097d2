/** German texts of a developer's controls in the sandbox. */
import type { Written } from '@countersign/texts';
import type { sandbox as english } from '../en-US/sandbox.ts';

export const sandbox: Written<typeof english> = {
  'sandbox.next': 'Die nächste Prüfung',
  'sandbox.usual': 'Die nächste Prüfung gelingt, außer der Nachname ist ein Testwert.',
  'sandbox.passes': 'Die nächste Prüfung gelingt.',
  'sandbox.fails': 'Die nächste Prüfung scheitert:',
  'sandbox.slowed': 'Sie dauert eine halbe Minute länger.',
  'sandbox.pass': 'Gelingen',
  'sandbox.fail': 'Scheitern',
  'sandbox.reason': 'Prüfung und Grund des Scheiterns',
  'sandbox.slow': 'Langsam',
  'sandbox.specimen': 'Ein Muster verwenden',
  'sandbox.now': 'Diese Anfrage, sofort',
  'sandbox.review': 'An eine Person geben',
  'sandbox.expire': 'Ablaufen lassen',
  'sandbox.complete': 'Abschließen',
  'sandbox.approve': 'Annehmen',
  'sandbox.decline': 'Ablehnen',
};
