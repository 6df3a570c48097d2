/** Names of kinds, classes, types and details, in Spanish. */
import type { Written } from '@countersign/texts';
import type {
  classes as englishClasses,
  kinds as englishKinds,
  papers as englishPapers,
  properties as englishProperties,
} from '../en/names.ts';

/** Kinds of verifications. */
export const kinds: Written<typeof englishKinds> = {
  aamva: 'Autoridad de licencias (AAMVA)',
  database: 'Base de datos',
  'database-ecbsv': 'Seguro social de EE. UU. (eCBSV)',
  'database-phone-carrier': 'Operador telefónico',
  'database-serpro': 'Contribuyentes de Brasil (Serpro)',
  'database-standard': 'Base de datos, simple',
  'database-tin': 'Número de contribuyente (TIN)',
  document: 'Documento en papel',
  'driver-license': 'Permiso de conducir',
  'email-address': 'Correo electrónico con código',
  'government-id': 'Documento de identidad',
  'government-id-nfc': 'Chip del documento de identidad',
  'phone-number': 'Teléfono con código',
  selfie: 'Selfi',
};

/** Classes of identity documents. */
export const classes: Written<typeof englishClasses> = {
  dl: 'Permiso de conducir',
  id: 'Documento de identidad',
  pp: 'Pasaporte',
  ppc: 'Tarjeta pasaporte',
  pr: 'Tarjeta de residente permanente',
  rp: 'Permiso de residencia',
  td: 'Documento de viaje',
  visa: 'Visado',
  wp: 'Permiso de trabajo',
};

/** Types of paper documents. */
export const papers: Written<typeof englishPapers> = {
  bank_statement: 'Extracto bancario',
  credit_card_statement: 'Extracto de tarjeta de crédito',
  insurance_document: 'Documento de seguro',
  lease_agreement: 'Contrato de alquiler',
  payslip: 'Nómina',
  standard_utility_bill: 'Factura de suministros',
  tax_document: 'Documento fiscal',
  telecom_bill: 'Factura de teléfono o internet',
};

/** Details besides those of identity documents, whose names are with the evidence. */
export const properties: Written<typeof englishProperties> = {
  'account-number': 'Número de cuenta',
  'address-country-code': 'País',
  'amount-due': 'Importe a pagar',
  cpf: 'Número de contribuyente (CPF)',
  'document-expiry-date': 'Fecha de caducidad del documento',
  'document-issuing-date': 'Fecha de expedición del documento',
  'document-issuing-subdivision': 'Región emisora del documento',
  'due-date': 'Fecha de vencimiento',
  'email-address': 'Correo electrónico',
  issuer: 'Emisor',
  name: 'Nombre',
  'name-business': 'Nombre de la empresa',
  'name-full': 'Nombre completo',
  'phone-number': 'Número de teléfono',
  portrait: 'Retrato',
  tin: 'Número de contribuyente (TIN)',
  'tin-type': 'Tipo de número de contribuyente',
};
