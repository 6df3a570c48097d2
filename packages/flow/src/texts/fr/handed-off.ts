/** French texts of the other device of a hand-off, and of the end on it. */
import type { Written } from '@countersign/texts';
import type { handedOff as english } from '../en-US/handed-off.ts';

export const handedOff: Written<typeof english> = {
  'handedOff.heading': 'Avez-vous commencé cela vous-même ?',
  'handedOff.from': 'Cette vérification a commencé sur un autre appareil : {browser} sur {system}.',
  'handedOff.unknown': 'Cette vérification a commencé sur un autre appareil.',
  'handedOff.warning':
    'Quelqu’un vous a envoyé ce lien ou ce code ? Alors elle n’est peut-être pas à vous. Choisissez « Non ».',
  'handedOff.number': 'Quel nombre voyez-vous sur l’autre appareil ?',
  'handedOff.yes': 'Oui, continuer ici',
  'handedOff.no': 'Non, ce n’est pas moi',
  'handedOff.done': 'Vous pouvez ranger cet appareil. L’autre continue tout seul.',
  'problem.link_limited': 'Trop de messages ont été envoyés. Scannez le code ou réessayez dans une heure.',
  'gone.taken_back.heading': 'Vous continuez avec l’autre appareil',
  'gone.taken_back.body':
    'Il a pris le relais. Pour utiliser à nouveau celui-ci, choisissez là-bas « Continuer avec le téléphone ».',
  'inApp.origin': 'Cette vérification a commencé dans une application.',
  'inApp.done': 'Vous pouvez fermer cette page et revenir à l’application. Elle continue toute seule.',
};
