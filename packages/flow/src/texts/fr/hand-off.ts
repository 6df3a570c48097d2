/** French texts of the hand-off to another device. */
import type { Written } from '@countersign/texts';
import type { handOff as english } from '../en-US/hand-off.ts';

export const handOff: Written<typeof english> = {
  'handoff.offer': 'Votre téléphone prend des photos plus nettes. Cette page attend et continue toute seule.',
  'handoff.start': 'Continuer avec le téléphone',
  'handoff.heading': 'Scannez ce code avec votre téléphone',
  'handoff.lead':
    'Ouvrez l’appareil photo de votre téléphone et visez le code. Il change souvent, pour votre sécurité.',
  'handoff.code': 'Code qui ouvre cette vérification sur votre téléphone',
  'handoff.link': 'Ou tapez cette adresse sur votre téléphone :',
  'handoff.number': 'Si votre téléphone demande un nombre, c’est {number}.',
  'handoff.renew': 'Afficher un nouveau code',
  'handoff.opened.heading': 'Continuez avec votre téléphone',
  'handoff.opened.body': 'Laissez cette page ouverte. Elle continue toute seule quand vous avez fini là-bas.',
  'handoff.stop': 'Utiliser plutôt cet appareil',
  'handoff.send.lead': 'Ou recevez le lien sur votre téléphone.',
  'handoff.sendTo': 'Numéro de téléphone ou adresse e-mail',
  'handoff.send': 'Envoyer le lien',
  'handoff.sent': 'Le lien est valable 15 minutes. Nous l’avons envoyé à :',
  'handoff.sent.sandbox': 'Mode test : rien n’est envoyé. Le message contiendrait ce lien :',
  'handoff.silent': 'Votre téléphone ne répond plus depuis un moment. La page y est-elle encore ouverte ?',
  'handoff.again': 'Obtenir un nouveau lien',
  'elsewhere.heading': 'Cette vérification est ouverte ailleurs',
  'elsewhere.from':
    'Elle a été ouverte de nouveau : {browser} sur {system}. On ne peut continuer que sur une page à la fois.',
  'elsewhere.unknown':
    'Elle a été ouverte de nouveau dans une autre fenêtre ou sur un autre appareil. On ne peut continuer que sur une page à la fois.',
  'elsewhere.take': 'Continuer ici',
};
