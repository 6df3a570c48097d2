/** Les comptes qui partagent une valeur avec un autre. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Comptes liés',
  help: 'Comptes qui ont une valeur commune avec celui-ci. Les valeurs partagées par le moins de comptes viennent en premier.',
  table: 'Liens, un par ligne',
  none: 'Aucun autre compte n’a de valeur commune avec celui-ci.',
  noneButHubs: 'Les autres comptes n’ont en commun avec celui-ci que des valeurs courantes.',
  more: 'Tous les comptes liés ne sont pas affichés.',
  showAll: {
    one: 'Afficher {count} compte',
    many: 'Afficher les {count} de comptes',
    other: 'Afficher les {count} comptes',
  },
  columns: {
    account: 'Compte',
    shares: 'Valeur commune',
    first: 'Première fois',
    by: 'Source',
    count: 'Comptes avec cette valeur',
  },
  accounts: { one: '{count} compte', many: '{count} de comptes', other: '{count} comptes' },
  hub: '{kind} : partagé par {accounts}',
  hubAtLeast: '{kind} : partagé par {accounts} ou plus',
  hubText:
    'Une valeur que plus de 25 comptes partagent, comme l’adresse d’un bureau ou d’un réseau mobile, est comptée mais ne lie pas les comptes : elle ne dit rien d’un compte en particulier.',
  kinds: {
    'name-birthdate': 'Nom et date de naissance',
    'email-address': 'Adresse e-mail',
    'phone-number': 'Numéro de téléphone',
    address: 'Adresse',
    'browser-fingerprint': 'Navigateur',
    'device-fingerprint': 'Appareil',
    'ip-address': 'Adresse IP',
    'ip-network': 'Réseau IP',
    'card-fingerprint': 'Carte de paiement',
    'identification-number': 'Numéro d’identification',
    'social-security-number': 'Numéro de sécurité sociale',
    picture: 'Image',
  },
  sources: {
    account: 'le compte',
    inquiry: 'la demande',
    verification: 'la vérification',
    'inquiry-session': 'la session',
  },
};
