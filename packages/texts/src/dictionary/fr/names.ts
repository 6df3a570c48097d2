/** Names of kinds, classes, types, details and pictures, in French. */
import type { Written } from '../../index.ts';
import type {
  attributes as englishAttributes,
  classes as englishClasses,
  kinds as englishKinds,
  numbered as englishNumbered,
  pages as englishPages,
  papers as englishPapers,
  properties as englishProperties,
  transactionStatuses as englishTransactionStatuses,
} from '../en/names.ts';

/** Kinds of verifications. */
export const kinds: Written<typeof englishKinds> = {
  aamva: 'Autorité des permis (AAMVA)',
  database: 'Base de données',
  'database-ecbsv': 'Sécurité sociale des États-Unis (eCBSV)',
  'database-phone-carrier': 'Opérateur téléphonique',
  'database-serpro': 'Contribuables brésiliens (Serpro)',
  'database-standard': 'Base de données, simple',
  'database-tin': 'Numéro fiscal (TIN)',
  document: 'Document papier',
  'driver-license': 'Permis de conduire',
  'email-address': 'Adresse e-mail par code',
  'government-id': 'Pièce d’identité',
  'government-id-nfc': 'Puce de la pièce d’identité',
  'phone-number': 'Numéro de téléphone par code',
  selfie: 'Selfie',
};

/** Classes of identity documents. */
export const classes: Written<typeof englishClasses> = {
  dl: 'Permis de conduire',
  id: 'Carte d’identité',
  pp: 'Passeport',
  ppc: 'Carte passeport',
  pr: 'Carte de résident permanent',
  rp: 'Titre de séjour',
  td: 'Document de voyage',
  visa: 'Visa',
  wp: 'Permis de travail',
};

/** Types of paper documents. */
export const papers: Written<typeof englishPapers> = {
  bank_statement: 'Relevé bancaire',
  credit_card_statement: 'Relevé de carte de crédit',
  insurance_document: 'Document d’assurance',
  lease_agreement: 'Bail',
  payslip: 'Bulletin de paie',
  standard_utility_bill: 'Facture d’énergie ou d’eau',
  tax_document: 'Document fiscal',
  telecom_bill: 'Facture de téléphone ou d’internet',
};

/** Details of identity documents. */
export const attributes: Written<typeof englishAttributes> = {
  'name-first': 'Prénom',
  'name-middle': 'Deuxième prénom',
  'name-last': 'Nom',
  'name-suffix': 'Suffixe',
  'native-name-first': 'Prénom, écriture d’origine',
  'native-name-last': 'Nom, écriture d’origine',
  birthdate: 'Date de naissance',
  sex: 'Sexe',
  nationality: 'Nationalité',
  birthplace: 'Lieu de naissance',
  'document-number': 'Numéro du document',
  'identification-number': 'Numéro d’identification',
  'issue-date': 'Délivré',
  'expiration-date': 'Expire',
  'issuing-authority': 'Autorité de délivrance',
  'issuing-subdivision': 'Subdivision de délivrance',
  'address-street-1': 'Rue',
  'address-street-2': 'Rue, 2e ligne',
  'address-city': 'Ville',
  'address-subdivision': 'État ou région',
  'address-postal-code': 'Code postal',
  'vehicle-class': 'Catégorie de véhicule',
  height: 'Taille',
  endorsements: 'Mentions',
  restrictions: 'Restrictions',
};

/** Further details of people, documents and transactions. */
export const properties: Written<typeof englishProperties> = {
  'account-id': 'Compte',
  'account-number': 'Numéro de compte',
  'address-country-code': 'Pays',
  amount: 'Montant',
  'amount-due': 'Montant dû',
  'card-fingerprint': 'Empreinte de la carte',
  'counterparty-account': 'Compte de la contrepartie',
  'counterparty-name': 'Nom de la contrepartie',
  'country-code': 'Pays',
  cpf: 'Numéro fiscal (CPF)',
  currency: 'Devise',
  'current-government-id': 'Pièce d’identité actuelle',
  'current-selfie': 'Selfie actuel',
  debug: 'Résultat simulé',
  'device-id': 'Appareil',
  direction: 'Sens',
  'document-expiry-date': 'Date d’expiration du document',
  'document-issuing-date': 'Date de délivrance du document',
  'document-issuing-subdivision': 'Région émettrice du document',
  'due-date': 'Échéance',
  'email-address': 'Adresse e-mail',
  'fallback-inquiry-id': 'Demande de repli',
  'identification-class': 'Type de document',
  'ip-address': 'Adresse IP',
  issuer: 'Émetteur',
  name: 'Nom',
  'name-business': 'Nom de l’entreprise',
  'name-full': 'Nom complet',
  'normalized-address-city': 'Ville, normalisée',
  'normalized-address-postal-code': 'Code postal, normalisé',
  'normalized-address-street-1': 'Rue, normalisée',
  'normalized-address-street-2': 'Rue, 2e ligne, normalisée',
  'normalized-address-subdivision': 'État ou région, normalisé',
  'occurred-at': 'Moment de la transaction',
  'phone-number': 'Numéro de téléphone',
  portrait: 'Portrait',
  'selected-country-code': 'Pays choisi',
  'selected-id-class': 'Type de document choisi',
  'social-security-number': 'Numéro de sécurité sociale',
  tin: 'Numéro fiscal (TIN)',
  'tin-type': 'Type de numéro fiscal',
};

export const transactionStatuses: Written<typeof englishTransactionStatuses> = {
  approved: 'acceptée',
  completed: 'terminée',
  created: 'créée',
  declined: 'refusée',
  errored: 'en échec',
  needs_review: 'à examiner',
  pending_fallback_inquiry: 'attend une demande',
};

/** Pictures of a verification. */
export const pages: Written<typeof englishPages> = {
  front: 'Recto',
  back: 'Verso',
  portrait: 'Portrait du document',
  center_photo: 'Selfie, de face',
  left_photo: 'Selfie, gauche',
  right_photo: 'Selfie, droite',
};

/** Pictures with a number. */
export const numbered: Written<typeof englishNumbered> = { page: 'Page {number}' };
