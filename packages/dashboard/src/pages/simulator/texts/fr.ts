/** Le simulateur. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Simulateur',
  text: 'Jouez ce qui arrive à une demande et voyez ce que votre serveur reçoit, sans document ni visage.',
  inProduction: "Rien n'est simulé en production",
  inProductionText: 'Les demandes de production concernent de vraies personnes.',
  make: 'Une demande pour jouer',
  makeIt: 'La créer',
  template: 'Modèle',
  reference: 'Id de référence, si vous voulez',
  play: 'Ce qui arrive',
  actions: {
    start_inquiry: 'La personne commence',
    create_passed_verification: 'Une vérification réussit',
    create_failed_verification: 'Une vérification échoue',
    complete_inquiry: 'La personne termine le parcours',
    fail_inquiry: 'Elle échoue',
    mark_for_review_inquiry: 'Il faut une personne',
    approve_inquiry: 'Elle est approuvée',
    decline_inquiry: 'Elle est refusée',
    expire_inquiry: 'Elle expire',
  },
  told: 'Ce que votre serveur reçoit',
  toldHelp: "Chaque événement tel que le reçoivent les webhooks qui l'écoutent, le plus récent d'abord.",
  receiver: 'Récepteur intégré',
  receiverHelp:
    'Un récepteur dans ce service, avant que votre serveur n’écoute : il reçoit ce qu’un webhook reçoit et vérifie la signature.',
  listen: 'Écouter',
  listenHelp: 'Ajoute un webhook pour chaque événement du bac à sable. Rien ne quitte cette machine.',
  nothingArrived: 'Rien n’est encore arrivé de cette demande.',
  signatureFits: 'signature valable',
  signatureWrong: 'signature non valable',
};
