/** Personnes, rôles et invitations. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Équipe',
  text: 'Qui peut se connecter, et ce que chacun peut faire.',
  people: 'Personnes',
  columns: {
    person: 'Personne',
    roles: 'Rôles',
    factors: 'Se connecte avec',
    seen: 'Dernière connexion',
    state: 'État',
    action: 'Modifier',
  },
  you: 'vous',
  active: 'active',
  deactivated: 'désactivée',
  never: 'jamais',
  passkeys: 'clé d’accès',
  authenticator: 'application d’authentification',
  password: 'mot de passe',
  nothing: 'rien encore',
  invite: 'Inviter quelqu’un',
  inviteText:
    'Le lien vaut un jour et une fois. Il est envoyé par courriel là où c’est réglé ; vous pouvez aussi le transmettre.',
  email: 'Adresse électronique',
  roles: 'Rôles',
  send: 'Inviter',
  linkTitle: 'L’invitation est faite',
  linkText: 'Ce lien n’est montré que maintenant. Qui l’ouvre en premier entre avec les rôles choisis.',
  link: 'Lien de l’invitation',
  invitations: 'Invitations ouvertes',
  invitationsNone: 'Aucune invitation n’est ouverte.',
  until: 'valable jusqu’à',
  withdraw: 'Retirer',
  withdrawn: 'L’invitation est retirée.',
  changeRoles: 'Modifier les rôles',
  changeRolesOf: 'Modifier les rôles de {name}',
  save: 'Enregistrer',
  saved: 'Enregistré. Cela vaut partout en une seconde.',
  deactivate: 'Désactiver',
  deactivateOf: 'Interdire l’accès à {name}',
  deactivateText:
    'Toutes ses sessions prennent fin. Ce qui fut fait reste à son nom, et la personne peut être réadmise.',
  activate: 'Réadmettre',
  resetSignIn: 'Réinitialiser la connexion',
  resetSignInOf: 'Réinitialiser la connexion de {name}',
  resetSignInText:
    'Le mot de passe, les clés d’accès et l’application ne comptent plus, et toutes les sessions se terminent maintenant. Un lien pour choisir à nouveau part vers {email} ; il sert une fois, pendant un jour.',
  resetSignInDone: 'Réinitialisé. Le lien est en route.',
  done: 'C’est fait.',
};
