/** Texts of sign-in. */
import type { WrittenTexts } from '../en/index.ts';

export const enterTexts: WrittenTexts['enter'] = {
  signInTitle: 'Se connecter',
  signInTo: 'Se connecter à {organization}',
  noOwner: 'Ce service n’a pas encore de propriétaire',
  noOwnerText:
    'Ouvrez le lien affiché au démarrage du service. Pour en afficher un autre, lancez ceci là où il est installé :',
  command: 'commande',
  emailAddress: 'Adresse e-mail',
  password: 'Mot de passe',
  continue: 'Continuer',
  byPasskey: 'Se connecter avec une clé d’accès',
  byIssuer: 'Se connecter avec {name}',
  issuerWindow: 'Connectez-vous dans la fenêtre qui s’est ouverte. Cette page continue ensuite automatiquement.',
  or: 'ou',
  secondTitle: 'Deuxième étape',
  totp: 'Code de votre application d’authentification',
  totpHelp: 'Six chiffres ; le code change toutes les 30 secondes.',
  recoveryCode: 'Code de secours',
  recoveryHelp: 'Chaque code fonctionne une fois.',
  useRecovery: 'Utiliser un code de secours',
  useTotp: 'Utiliser l’application d’authentification',
  confirm: 'Confirmer',
  startAgain: 'Recommencer',
  passkeyCancelled: 'Aucune clé d’accès n’a été utilisée. Réessayez ou utilisez une autre méthode.',
  passkeyUnsupported:
    'Ce navigateur ne peut pas utiliser de clés d’accès sur cette page. Ouvrez la page en https ou à l’adresse localhost, ou utilisez un mot de passe.',
  enrollTitle: 'Ajoutez une deuxième étape',
  enrollText: 'Un mot de passe seul ne suffit pas. Ajoutez une clé d’accès ou une application d’authentification.',
  enrollTotp: 'Utiliser une application d’authentification',
  enrollSecret: 'Saisissez cette clé dans votre application d’authentification, puis le code qu’elle affiche.',
  secretPicture: 'Code QR de la clé pour une application d’authentification',
  otherWay: 'Utiliser une autre méthode',
  enrollLater: 'Plus tard ; d’ici là, vous n’avez accès qu’au bac à sable',
  secret: 'Clé',
  passkeyTitle: 'Créez votre clé d’accès',
  passkeyText:
    'Votre appareil demande votre empreinte, votre visage ou votre code. Personne ne peut deviner une clé d’accès, et vous ne pouvez pas la donner par erreur.',
  passkeyCreate: 'Créer une clé d’accès',
  recoveryTitle: 'Enregistrez vos codes de secours',
  recoveryText:
    'Utilisez un code de secours pour vous connecter si vous perdez votre deuxième étape. Chaque code fonctionne une fois. Ils ne sont affichés que maintenant.',
  recoveryKept: 'Je les ai enregistrés',
  recoveryCodes: 'codes de secours',
  setupTitle: 'Créez le propriétaire',
  setupText: 'Le propriétaire a tous les droits et invite les autres utilisateurs.',
  invitationTitle: 'Rejoindre {organization}',
  invitationBy: '{inviter} vous invite, en tant que {email}.',
  invitationFor: 'Vous êtes invité en tant que {email}.',
  resetTitle: 'Choisissez comment vous connecter',
  resetText:
    'Vous vous connectez à {organization} en tant que {email}. Votre mot de passe, vos clés d’accès et votre application d’authentification précédents ne fonctionnent plus.',
  nameFirst: 'Prénom',
  nameLast: 'Nom',
  withPasskey: 'Continuer avec une clé d’accès',
  withPassword: 'Utiliser plutôt un mot de passe',
  withoutPassword: 'Utiliser plutôt une clé d’accès',
  passwordNew: 'Nouveau mot de passe',
  passwordHelp: 'Au moins 15 caractères. Trois ou quatre mots conviennent.',
  accept: 'Rejoindre',
  codeMissing: 'Le lien est incomplet. Copiez-le en entier, jusqu’au dernier caractère, et rouvrez-le.',
  toSignIn: 'Aller à la connexion',
  welcome: 'Connecté. Cette fenêtre se ferme automatiquement.',
  issuer: {
    refused: 'La connexion par votre fournisseur d’identité n’a pas été acceptée. Réessayez.',
    noRole:
      'Votre fournisseur d’identité vous connaît, mais vous n’avez aucun rôle ici. Demandez un rôle à un administrateur.',
    email:
      'Votre fournisseur d’identité ne confirme pas que votre adresse e-mail est vérifiée. Faites-la vérifier par lui.',
    confirmLink:
      'Vous avez déjà une méthode de connexion ici. Utilisez-la une fois, dans ce navigateur et dans les dix minutes, pour lier votre compte du fournisseur d’identité. Si vous ne voulez pas le lier, attendez la fin des dix minutes.',
    inUse:
      'Votre adresse e-mail est déjà liée à un autre compte du fournisseur d’identité. Adressez-vous à un administrateur.',
    deactivated: 'Votre compte a été désactivé ici. Adressez-vous à un administrateur.',
    unreachable: 'Le fournisseur d’identité ne répond pas. Réessayez dans une minute.',
  },
  refused: {
    password: 'L’adresse e-mail ou le mot de passe est incorrect. Vérifiez les deux.',
    code: 'Ce code est incorrect ou a déjà été utilisé. Attendez le code suivant et réessayez.',
    passkey: 'Cette clé d’accès n’a pas été acceptée. Utilisez une autre clé d’accès ou une autre méthode.',
    link: 'Ce lien a déjà été utilisé, a expiré ou est incomplet. Demandez un nouveau lien.',
    newPassword:
      'Ce mot de passe est trop court ou facile à deviner. Utilisez au moins 15 caractères, par exemple quatre mots sans rapport.',
  },
};
