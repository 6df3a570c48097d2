/** Où des sessions sont ouvertes. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Sessions',
  text: 'Appareils sur lesquels des personnes sont connectées.',
  open: 'Sessions ouvertes',
  openHelp: 'Une session terminée est refusée partout en une seconde.',
  person: 'Personne',
  everybody: 'Toutes',
  none: 'Aucune session n’est ouverte.',
  this: 'cette session',
  unknownDevice: 'appareil inconnu',
  steppedUp: 'identité reconfirmée',
  columns: {
    person: 'Personne',
    device: 'Appareil',
    address: 'Adresse',
    since: 'Connexion',
    seen: 'Dernière activité',
    action: 'Modifier',
  },
  ways: {
    passkey: 'par clé d’accès',
    password: 'par mot de passe',
    oidc: 'par fournisseur d’identité',
    'recovery-code': 'par code de secours',
    setup: 'par lien d’installation',
    invitation: 'par invitation',
  },
  end: 'Terminer la session',
  endOf: 'Terminer la session : {name}',
  endAll: 'Terminer toutes les sessions',
  endText: {
    one: 'Met fin à cette session maintenant. La saisie de la personne est conservée jusqu’à sa prochaine connexion.',
    many: 'Met fin à ces {count} de sessions maintenant. La saisie des personnes est conservée jusqu’à leur prochaine connexion.',
    other:
      'Met fin à ces {count} sessions maintenant. La saisie des personnes est conservée jusqu’à leur prochaine connexion.',
  },
  ended: 'Session terminée.',
};
