/** Personnes, rôles et invitations. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Équipe',
  text: 'Personnes qui peuvent se connecter, et leurs rôles.',
  people: 'Personnes',
  columns: {
    person: 'Personne',
    roles: 'Rôles',
    factors: 'Se connecte avec',
    seen: 'Dernière connexion',
    state: 'Statut',
    action: 'Modifier',
  },
  you: 'vous',
  active: 'active',
  deactivated: 'désactivée',
  never: 'jamais',
  passkeys: 'clé d’accès',
  authenticator: 'application d’authentification',
  password: 'mot de passe',
  nothing: 'non configuré',
  invite: 'Inviter une personne',
  inviteText:
    'Le lien fonctionne une fois et expire après un jour. Il est envoyé par e-mail si l’e-mail est configuré. Vous pouvez aussi le transmettre vous-même.',
  email: 'Adresse e-mail',
  roles: 'Rôles',
  send: 'Inviter',
  linkTitle: 'Invitation créée',
  linkText:
    'Ce lien n’est affiché qu’une fois. La première personne qui l’ouvre rejoint l’équipe avec les rôles sélectionnés.',
  link: 'Lien de l’invitation',
  invitations: 'Invitations ouvertes',
  invitationsNone: 'Aucune invitation n’est ouverte.',
  until: 'expire',
  withdraw: 'Retirer',
  withdrawn: 'L’invitation est retirée.',
  changeRoles: 'Modifier les rôles',
  changeRolesOf: 'Modifier les rôles de {name}',
  save: 'Enregistrer',
  saved: 'Enregistré. Le changement prend effet partout en une seconde.',
  deactivate: 'Désactiver',
  deactivateOf: 'Désactiver {name}',
  deactivateText:
    'Met fin à toutes ses sessions. Ses actions passées restent enregistrées, et vous pouvez réactiver la personne.',
  activate: 'Réactiver',
  resetSignIn: 'Réinitialiser la connexion',
  resetSignInOf: 'Réinitialiser la connexion de {name}',
  resetSignInText:
    'Retire le mot de passe, les clés d’accès et l’application d’authentification, et met fin à toutes les sessions. Un lien pour configurer de nouveau la connexion est envoyé à {email}. Il fonctionne une fois et expire après un jour.',
  resetSignInDone: 'Connexion réinitialisée. Le lien est en cours d’envoi.',
  done: 'C’est fait.',
};
