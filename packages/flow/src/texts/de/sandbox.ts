/** German texts of a developer's controls in the sandbox. */
import type { sandbox as english } from '../en-US/sandbox.ts';

export const sandbox: Record<keyof typeof english, string> = {
  'shell.sandbox': 'Testbetrieb: Es wird nichts wirklich geprüft.',
  'sandbox.begin': 'Die Schalter erscheinen hier, sobald Sie zugestimmt haben.',
  'sandbox.elsewhere': 'Die Schalter sind jetzt auf Ihrem anderen Gerät.',
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
  'problem.sandbox_unknown': 'Das gibt es im Testbetrieb hier nicht. Bitte wählen Sie noch einmal.',
};
