/** Names of kinds, classes, types, details and pictures, in English. */

/** Kinds of verifications. */
export const kinds = {
  aamva: 'Licence authority (AAMVA)',
  database: 'Database',
  'database-ecbsv': 'Social security administration (eCBSV)',
  'database-phone-carrier': 'Phone carrier',
  'database-serpro': 'Brazilian taxpayers (Serpro)',
  'database-standard': 'Database, standard',
  'database-tin': 'Tax number (TIN)',
  document: 'Document',
  'driver-license': 'Driver license',
  'email-address': 'E-mail address by code',
  'government-id': 'Identity document',
  'government-id-nfc': 'Chip of the identity document',
  'phone-number': 'Phone number by code',
  selfie: 'Selfie',
} as const;

/** Classes of identity documents. */
export const classes = {
  dl: 'Driver license',
  id: 'Identity card',
  pp: 'Passport',
  ppc: 'Passport card',
  pr: 'Permanent resident card',
  rp: 'Residence permit',
  td: 'Travel document',
  visa: 'Visa',
  wp: 'Work permit',
} as const;

/** Types of paper documents. */
export const papers = {
  bank_statement: 'Bank statement',
  credit_card_statement: 'Credit card statement',
  insurance_document: 'Insurance document',
  lease_agreement: 'Lease',
  payslip: 'Payslip',
  standard_utility_bill: 'Utility bill',
  tax_document: 'Tax document',
  telecom_bill: 'Phone or internet bill',
} as const;

/** Details of identity documents. */
export const attributes = {
  'name-first': 'First name',
  'name-middle': 'Middle name',
  'name-last': 'Last name',
  'name-suffix': 'Suffix',
  'native-name-first': 'First name, native',
  'native-name-last': 'Last name, native',
  birthdate: 'Birthdate',
  sex: 'Sex',
  nationality: 'Nationality',
  birthplace: 'Birthplace',
  'document-number': 'Document number',
  'identification-number': 'Identification number',
  'issue-date': 'Issue date',
  'expiration-date': 'Expiration date',
  'issuing-authority': 'Issuing authority',
  'issuing-subdivision': 'Issuing subdivision',
  'address-street-1': 'Street',
  'address-street-2': 'Street, 2nd line',
  'address-city': 'City',
  'address-subdivision': 'State or region',
  'address-postal-code': 'Postal code',
  'vehicle-class': 'Vehicle class',
  height: 'Height',
  endorsements: 'Endorsements',
  restrictions: 'Restrictions',
} as const;

/** Further details of people, documents and transactions. */
export const properties = {
  'account-id': 'Account',
  'account-number': 'Account number',
  'address-country-code': 'Country',
  amount: 'Amount',
  'amount-due': 'Amount due',
  'card-fingerprint': 'Card fingerprint',
  'counterparty-account': 'Account of the counterparty',
  'counterparty-name': 'Name of the counterparty',
  'country-code': 'Country',
  cpf: 'Taxpayer number (CPF)',
  currency: 'Currency',
  'current-government-id': 'Current identity document',
  'current-selfie': 'Current selfie',
  debug: 'Simulated result',
  'device-id': 'Device',
  direction: 'Direction',
  'document-expiry-date': 'Expiration date of the document',
  'document-issuing-date': 'Issue date of the document',
  'document-issuing-subdivision': 'Issuing region of the document',
  'due-date': 'Due date',
  'email-address': 'E-mail address',
  'fallback-inquiry-id': 'Inquiry of the fallback',
  'identification-class': 'Kind of document',
  'ip-address': 'IP address',
  issuer: 'Issuer',
  name: 'Name',
  'name-business': 'Name of the business',
  'name-full': 'Full name',
  'normalized-address-city': 'City, normalized',
  'normalized-address-postal-code': 'Postal code, normalized',
  'normalized-address-street-1': 'Street, normalized',
  'normalized-address-street-2': 'Street, 2nd line, normalized',
  'normalized-address-subdivision': 'State or region, normalized',
  'occurred-at': 'Time of the transaction',
  'phone-number': 'Phone number',
  portrait: 'Portrait',
  'selected-country-code': 'Selected country',
  'selected-id-class': 'Selected kind of document',
  'social-security-number': 'Social security number',
  tin: 'Tax number (TIN)',
  'tin-type': 'Kind of tax number',
} as const;

/** Statuses that a new transaction type has; an organization names its own ones itself. */
export const transactionStatuses = {
  approved: 'approved',
  completed: 'completed',
  created: 'created',
  declined: 'declined',
  errored: 'failed',
  needs_review: 'needs review',
  pending_fallback_inquiry: 'waits for an inquiry',
} as const;

/** Pictures of a verification. */
export const pages = {
  front: 'Front',
  back: 'Back',
  portrait: 'Portrait on the document',
  center_photo: 'Selfie, straight',
  left_photo: 'Selfie, left',
  right_photo: 'Selfie, right',
} as const;

/** Pictures with a number. */
export const numbered = { page: 'Page {number}' } as const;
