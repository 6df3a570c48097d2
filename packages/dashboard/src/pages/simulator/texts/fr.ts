/** Le simulateur. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Simulateur',
  text: 'Simulez ce qui arrive à une demande et voyez les événements que votre serveur reçoit, sans document ni visage.',
  inProduction: 'Le simulateur n’existe que dans le bac à sable',
  inProductionText: 'Les demandes de production concernent de vraies personnes.',
  make: 'Demande de test',
  makeIt: 'Créer la demande',
  template: 'Modèle',
  reference: 'Id de référence (facultatif)',
  play: 'Action',
  actions: {
    start_inquiry: 'La personne commence',
    create_passed_verification: 'Une vérification réussit',
    create_failed_verification: 'Une vérification échoue',
    complete_inquiry: 'La personne termine le parcours',
    fail_inquiry: 'La demande échoue',
    mark_for_review_inquiry: 'La demande est envoyée en examen',
    approve_inquiry: 'La demande est approuvée',
    decline_inquiry: 'La demande est refusée',
    expire_inquiry: 'La demande expire',
  },
  told: 'Événements envoyés à votre serveur',
  toldHelp: 'Chaque événement tel que vos webhooks le reçoivent, le plus récent d’abord.',
  receiver: 'Récepteur intégré',
  receiverHelp:
    'Un récepteur de webhooks intégré à ce service, à utiliser avant que votre serveur soit prêt. Il reçoit ce qu’un webhook reçoit et vérifie la signature.',
  listen: 'Commencer la réception',
  listenHelp: 'Ajoute un webhook pour chaque événement du bac à sable. Rien ne quitte cette installation.',
  nothingArrived: 'Aucun événement de cette demande n’est encore arrivé.',
  signatureFits: 'signature valide',
  signatureWrong: 'signature non valide',
};
