/** Error messages with remedies. */
import type { WrittenTexts } from '../en/index.ts';

export const errorTexts: WrittenTexts['errors'] = {
  title: 'Cela n’a pas fonctionné',
  unknown:
    'Une erreur s’est produite sur cette page. Rechargez-la. Si l’erreur se répète, contactez l’exploitant de ce service.',
  server: 'Le service n’a pas pu le faire. Votre saisie est conservée ; réessayez dans un instant.',
  waitSeconds: {
    one: 'Attendez {count} seconde.',
    many: 'Attendez {count} de secondes.',
    other: 'Attendez {count} secondes.',
  },
  forbiddenTitle: 'Votre rôle ne le permet pas',
  askForPermission: 'Un propriétaire ou un administrateur de votre organisation peut vous donner ce droit.',
  pageTitle: 'Cette page a rencontré une erreur',
  pageText: 'Tout ce que vous avez enregistré est conservé. Rechargez la page ou ouvrez-en une autre.',
  reload: 'Recharger',
  goHome: 'Aller à l’accueil',
  notFoundTitle: 'Page introuvable',
  notFoundText: 'L’adresse est peut-être ancienne, ou mal saisie.',
  byCode: {
    stale_object: 'Une autre personne a modifié ceci entre-temps. Vérifiez la version actuelle et réessayez.',
    own_inquiry: 'Vous avez créé cette demande ; une autre personne doit en décider.',
    missing_permission:
      'Votre rôle ne le permet pas, ou plus. Demandez le droit à un propriétaire ou à un administrateur de votre organisation.',
    second_factor_required:
      'Avec un mot de passe seul, vous n’avez accès qu’au bac à sable. Ajoutez une clé d’accès ou une application d’authentification sous « Votre connexion », puis connectez-vous avec.',
    foreign_write:
      'Cette page ne correspond plus à votre session. Rechargez-la ; tout ce que vous avez enregistré est conservé.',
    unreachable: 'Le service est injoignable. Vérifiez votre connexion et réessayez ; votre saisie est conservée.',
    session_ended: 'Votre session est terminée. Connectez-vous de nouveau pour continuer.',
    step_up_required: 'Confirmez de nouveau votre identité pour faire cela.',
    rate_limited: 'Trop de requêtes.',
  },
};
