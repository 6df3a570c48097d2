/** Texts of the tutorial up to a decided inquiry. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Votre première demande',
  text: 'Une demande dans le bac à sable, de son lien à votre décision. Rien n’est facturé et aucune personne réelle n’est concernée.',
  inProduction: 'Ce tutoriel n’existe que dans le bac à sable',
  inProductionText: 'La production vérifie uniquement des personnes réelles.',
  toSandbox: 'Aller au bac à sable',
  steps: { template: 'Choisir', person: 'Vérifier', decide: 'Décider', next: 'Suite' },
  step: 'Étape {step} sur {steps} : {name}',
  templateTitle: 'Que faut-il vérifier ?',
  templates: 'Modèle',
  templatesNone: 'Il n’y a pas de modèle dans le bac à sable. Créez-en un d’abord.',
  create: 'Créer une demande',
  personTitle: 'Vérifier une personne',
  personText:
    'Ouvrez le lien comme le ferait la personne, sur cet ordinateur ou un téléphone ; toute image convient. Ou simulez une personne.',
  open: 'Ouvrir le lien',
  link: 'lien',
  simulatePass: 'Simuler une personne qui réussit',
  simulateFail: 'Simuler une personne qui échoue',
  waiting: 'En attente de la personne. Cette page continue automatiquement.',
  decideTitle: 'Décider',
  decideText:
    'La personne a terminé. Statut de la demande : {status}. Vous avez créé cette demande ; hors du bac à sable, une autre personne devrait en décider. Ici, vous êtes l’examinateur. Vos webhooks reçoivent la décision.',
  approve: 'Approuver',
  decline: 'Refuser',
  doneTitle: 'Décidée : {status}',
  doneText: 'Vous avez terminé une demande. Votre serveur fait de même avec une clé d’API :',
  command: 'commande',
  another: 'Créer une autre demande',
  home: 'Aller à l’accueil',
  newLink: 'Créer un autre lien pour la personne',
  onlyHere:
    'Un téléphone ne peut pas ouvrir ce lien : le service utilise une adresse de cet ordinateur. Donnez à BASE_URL une adresse que le téléphone peut atteindre.',
  code: 'Code du lien, pour un téléphone',
  evidence: 'Voir d’abord les preuves',
  keyName: 'Première demande',
  yourKey: 'VOTRE_CLE',
  keyOnce:
    'La commande contient la nouvelle clé et s’exécute telle quelle. La clé n’est affichée que maintenant ; elle peut créer et lire des demandes dans le bac à sable.',
  askForKey:
    'Votre rôle ne peut pas créer de clés d’API. Demandez-en une à un propriétaire, un administrateur ou un développeur de votre organisation.',
  makeKey: 'Créer une clé pour cette commande',
};
