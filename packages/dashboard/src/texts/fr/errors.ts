/** Error messages with remedies. */
import type { WrittenTexts } from '../en/index.ts';

export const errorTexts: WrittenTexts['errors'] = {
  title: 'Cela n’a pas marché',
  unknown:
    'Quelque chose a échoué sur cette page. Rechargez-la ; si cela revient, prévenez ceux qui gèrent ce service.',
  server: 'Le service n’a pas pu le faire. Rien de ce que vous avez saisi n’est perdu ; réessayez dans un instant.',
  waitSeconds: {
    one: 'Attendez {count} seconde.',
    many: 'Attendez {count} de secondes.',
    other: 'Attendez {count} secondes.',
  },
  forbiddenTitle: 'Votre rôle ne le permet pas',
  askForPermission: 'Un propriétaire ou un administrateur de votre organisation peut vous donner ce droit.',
  pageTitle: 'Cette page a échoué',
  pageText: 'Rien d’enregistré n’est perdu. Rechargez la page, ou continuez ailleurs.',
  reload: 'Recharger',
  goHome: 'Aller à l’accueil',
  notFoundTitle: 'Cette page n’existe pas',
  notFoundText: 'L’adresse est peut-être ancienne, ou mal saisie.',
  byCode: {
    stale_object: 'Quelqu’un l’a modifié entre-temps. Regardez-le tel qu’il est maintenant et réessayez.',
    own_inquiry: 'Quelqu’un d’autre doit décider : vous avez créé la demande vous-même.',
    missing_permission:
      'Votre rôle ne le permet pas, ou plus. Demandez le droit à un propriétaire ou à un administrateur de votre organisation.',
    second_factor_required:
      'Avec un mot de passe seul, seul le bac à sable est ouvert. Ajoutez une clé d’accès ou une application d’authentification sous « Votre connexion », puis connectez-vous avec.',
    foreign_write: 'Cette page ne correspond plus à votre session. Rechargez-la ; rien d’enregistré n’est perdu.',
    unreachable: 'Le service est injoignable. Vérifiez votre connexion et réessayez ; votre saisie est conservée.',
    session_ended: 'Votre session est terminée. Connectez-vous de nouveau pour continuer.',
    step_up_required: 'Il faut pour cela une preuve récente que c’est bien vous.',
    rate_limited: 'C’était trop souvent.',
  },
};
