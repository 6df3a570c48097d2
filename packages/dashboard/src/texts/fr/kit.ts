/** Texts of shared controls. */
import type { WrittenTexts } from '../en/index.ts';

export const kitTexts: WrittenTexts['kit'] = {
  tooLong: {
    one: '{most} caractères au plus : {count} de trop. Rien n’a été envoyé ni coupé.',
    many: '{most} caractères au plus : {count} de trop. Rien n’a été envoyé ni coupé.',
    other: '{most} caractères au plus : {count} de trop. Rien n’a été envoyé ni coupé.',
  },
  close: 'Fermer',
  kept: 'Je l’ai gardée',
  save: 'Enregistrer',
  tagsHelp: 'Séparées par des virgules.',
  endOfId: 'Saisissez {end}, la fin de son identifiant',
  notEndOfId: 'Ce n’est pas la fin de son identifiant.',
  cancel: 'Annuler',
  overtaken: 'Quelqu’un a enregistré ceci entre-temps',
  overtakenText:
    'Votre saisie est conservée et n’est pas enregistrée. Regardez ce qui est enregistré, ou gardez la vôtre : enregistrer le remplacera.',
  takeSaved: 'Montrer ce qui est enregistré',
  keepTyped: 'Garder ma saisie',
  tryAgain: 'Réessayer',
  loading: 'Chargement',
  keptFromRole: 'masqué pour votre rôle',
  notifications: 'Notifications',
  copyThing: 'Copier : {name}',
  copiedThing: 'Copié : {name}',
  copyRefused: 'Le navigateur n’a pas permis la copie. Sélectionnez le texte et copiez-le vous-même.',
  newTab: 's’ouvre dans un nouvel onglet',
  verbs: { read: 'lire', write: 'écrire' },
  permissionOf: '{verb} : {object}',
  statuses: {
    created: 'Créée',
    pending: 'En cours',
    completed: 'Terminée',
    approved: 'Approuvée',
    declined: 'Refusée',
    needs_review: 'À examiner',
    failed: 'Échouée',
    expired: 'Expirée',
  },
};
