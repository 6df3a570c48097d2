/** German texts of the hand-off to another device. */
import type { Written } from '@countersign/texts';
import type { handOff as english } from '../en-US/hand-off.ts';

export const handOff: Written<typeof english> = {
  'handoff.offer': 'Ihr Handy macht schärfere Fotos. Diese Seite wartet und geht von selbst weiter.',
  'handoff.start': 'Mit dem Handy weitermachen',
  'handoff.heading': 'Scannen Sie diesen Code mit Ihrem Handy',
  'handoff.lead':
    'Öffnen Sie die Kamera Ihres Handys und richten Sie sie auf den Code. Zu Ihrem Schutz wechselt er oft.',
  'handoff.code': 'Code, der diese Prüfung auf Ihrem Handy öffnet',
  'handoff.link': 'Oder tippen Sie diese Adresse auf Ihrem Handy ein:',
  'handoff.number': 'Wenn Ihr Handy nach einer Zahl fragt: Es ist {number}.',
  'handoff.renew': 'Neuen Code zeigen',
  'handoff.opened.heading': 'Machen Sie mit Ihrem Handy weiter',
  'handoff.opened.body': 'Lassen Sie diese Seite offen. Sie geht von selbst weiter, wenn Sie dort fertig sind.',
  'handoff.stop': 'Doch dieses Gerät benutzen',
  'handoff.send.lead': 'Oder lassen Sie sich den Link auf Ihr Handy schicken.',
  'handoff.sendTo': 'Telefonnummer oder E-Mail-Adresse',
  'handoff.send': 'Link schicken',
  'handoff.sent': 'Der Link gilt 15 Minuten. Wir haben ihn geschickt an:',
  'handoff.sent.sandbox': 'Testbetrieb: Es wird nichts geschickt. In der Nachricht stünde dieser Link:',
  'handoff.silent': 'Ihr Handy hat sich eine Weile nicht gemeldet. Ist die Seite dort noch offen?',
  'handoff.again': 'Neuen Link holen',
  'elsewhere.heading': 'Diese Prüfung ist an anderer Stelle geöffnet',
  'elsewhere.from': 'Sie wurde noch einmal geöffnet: {browser} auf {system}. Weiter geht es immer nur auf einer Seite.',
  'elsewhere.unknown':
    'Sie wurde noch einmal geöffnet, in einem anderen Fenster oder auf einem anderen Gerät. Weiter geht es immer nur auf einer Seite.',
  'elsewhere.take': 'Hier weitermachen',
};
