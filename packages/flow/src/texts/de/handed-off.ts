/** German texts of the other device of a hand-off, and of the end on it. */
import type { Written } from '@countersign/texts';
import type { handedOff as english } from '../en-US/handed-off.ts';

export const handedOff: Written<typeof english> = {
  'handedOff.heading': 'Haben Sie das selbst begonnen?',
  'handedOff.from': 'Diese Prüfung wurde auf einem anderen Gerät begonnen: {browser} auf {system}.',
  'handedOff.unknown': 'Diese Prüfung wurde auf einem anderen Gerät begonnen.',
  'handedOff.warning':
    'Hat Ihnen jemand diesen Link oder Code geschickt? Dann ist es vielleicht nicht Ihre Prüfung. Wählen Sie in dem Fall „Nein“.',
  'handedOff.number': 'Welche Zahl sehen Sie auf dem anderen Gerät?',
  'handedOff.yes': 'Ja, hier weitermachen',
  'handedOff.no': 'Nein, das war ich nicht',
  'handedOff.done': 'Sie können dieses Gerät weglegen. Das andere geht von selbst weiter.',
  'problem.link_limited':
    'Es wurden zu viele Nachrichten geschickt. Scannen Sie den Code oder versuchen Sie es in einer Stunde noch einmal.',
  'gone.taken_back.heading': 'Sie machen mit dem anderen Gerät weiter',
  'gone.taken_back.body':
    'Es hat hier übernommen. Um wieder dieses Gerät zu benutzen, wählen Sie dort „Mit dem Handy weitermachen“.',
  'inApp.origin': 'Diese Prüfung wurde in einer App begonnen.',
  'inApp.done': 'Sie können diese Seite schließen und zur App zurückkehren. Dort geht es von selbst weiter.',
};
