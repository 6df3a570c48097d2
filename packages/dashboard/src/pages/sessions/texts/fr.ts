/** Où des sessions sont ouvertes. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Sessions',
  text: 'Où les personnes sont connectées, et comment y mettre fin.',
  open: 'Sessions ouvertes',
  openHelp: 'Une session terminée est refusée partout en une seconde.',
  person: 'Personne',
  everybody: 'Toutes',
  none: 'Aucune session n’est ouverte.',
  this: 'celle-ci',
  unknownDevice: 'appareil inconnu',
  steppedUp: 'identité reconfirmée',
  columns: {
    person: 'Personne',
    device: 'Appareil',
    address: 'Adresse',
    since: 'Connexion',
    seen: 'Vue',
    action: 'Modifier',
  },
  ways: {
    passkey: 'par clé d’accès',
    password: 'par mot de passe',
    oidc: 'chez l’émetteur',
    'recovery-code': 'par code de récupération',
    setup: 'par le lien d’installation',
    invitation: 'par une invitation',
  },
  end: 'Terminer',
  endOf: 'Terminer : {name}',
  endAll: 'Tout terminer',
  endText: {
    one: 'Cette session se termine maintenant. Ce qui y est saisi est gardé jusqu’à la prochaine connexion.',
    many: 'Ces {count} de sessions se terminent maintenant. Ce qui y est saisi est gardé jusqu’à la prochaine connexion.',
    other: 'Ces {count} sessions se terminent maintenant. Ce qui y est saisi est gardé jusqu’à la prochaine connexion.',
  },
  ended: 'Terminé.',
};
