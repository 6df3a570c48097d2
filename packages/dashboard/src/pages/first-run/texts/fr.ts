/** Texts of the tutorial up to a decided inquiry. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Votre première demande',
  text: 'Une demande dans le bac à sable, du lien à votre décision. Rien ici ne coûte ni ne concerne une personne réelle.',
  inProduction: 'Ce parcours est pour le bac à sable',
  inProductionText: 'En production, seules des personnes réelles sont vérifiées.',
  toSandbox: 'Aller au bac à sable',
  steps: { template: 'Choisir', person: 'Vérifier', decide: 'Décider', next: 'Continuer' },
  step: 'Étape {step} sur {steps} : {name}',
  templateTitle: 'Que faut-il vérifier ?',
  templates: 'Modèle',
  templatesNone: 'Il n’y a pas de modèle dans le bac à sable. Créez-en d’abord un par l’API.',
  create: 'Créer une demande',
  personTitle: 'Maintenant une personne se vérifie',
  personText:
    'Ouvrez le lien comme le ferait la personne, ici ou sur un téléphone ; n’importe quelle image convient. Ou laissez simuler une personne.',
  open: 'Ouvrir le lien',
  link: 'lien',
  simulatePass: 'Simuler une personne qui réussit',
  simulateFail: 'Simuler une personne qui échoue',
  waiting: 'On attend la personne. Cette page continuera d’elle-même.',
  decideTitle: 'Décidez',
  decideText:
    'La personne a terminé. Son état : {status}. Vous avez créé cette demande ; hors du bac à sable, quelqu’un d’autre déciderait. Ici, il est simulé. La décision est envoyée à vos webhooks.',
  approve: 'Approuver',
  decline: 'Refuser',
  doneTitle: 'Décidée : {status}',
  doneText: 'C’est tout le chemin. Votre serveur fait de même avec une clé :',
  command: 'commande',
  another: 'Une autre demande',
  home: 'Aller à l’accueil',
  newLink: 'Créer un autre lien pour la personne',
  onlyHere:
    'Un téléphone ne peut pas ouvrir ce lien : le service tourne sous une adresse de cet ordinateur. Donnez à BASE_URL une adresse que le téléphone atteint.',
  code: 'Code du lien, pour un téléphone',
  evidence: 'Regarder d’abord les éléments',
  keyName: 'Première demande',
  yourKey: 'VOTRE_CLE',
  keyOnce:
    'La commande contient la nouvelle clé et s’exécute telle quelle. La clé ne s’affiche que maintenant ; elle peut créer et lire des demandes dans le bac à sable.',
  askForKey: 'Votre rôle ne peut pas créer de clés d’API. Demandez-en une à votre organisation.',
  makeKey: 'Créer une clé pour cette commande',
};
