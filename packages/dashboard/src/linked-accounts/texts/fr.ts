/** Les comptes qui partagent une valeur avec un autre. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Comptes liés',
  help: 'Comptes qui ont quelque chose en commun avec celui-ci. Ce que peu partagent vient en premier.',
  table: 'Liens, un par ligne',
  none: 'Aucun autre compte ne partage quoi que ce soit avec celui-ci.',
  noneButHubs: 'Aucun autre compte ne partage quoi que ce soit avec celui-ci, sauf ce que beaucoup partagent.',
  more: 'Plus de comptes sont liés qu’il n’en est affiché.',
  showAll: {
    one: 'Afficher {count} compte',
    many: 'Afficher les {count} de comptes',
    other: 'Afficher les {count} comptes',
  },
  columns: {
    account: 'Compte',
    shares: 'Valeur commune',
    first: 'Vu d’abord',
    by: 'D’après',
    count: 'Comptes concernés',
  },
  accounts: { one: '{count} compte', many: '{count} de comptes', other: '{count} comptes' },
  hub: '{kind} : partagé par {accounts}',
  hubAtLeast: '{kind} : partagé par {accounts} ou plus',
  hubText:
    'Une valeur que plus de 25 comptes partagent, comme l’adresse d’un bureau ou celle d’un réseau mobile, est comptée et non suivie : elle ne dit rien d’un compte en particulier.',
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
