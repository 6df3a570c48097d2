/** Names of kinds, classes, types, details and pictures, in Spanish. */
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

/** Details of identity documents. */
export const attributes: Written<typeof englishAttributes> = {
  'name-first': 'Nombre',
  'name-middle': 'Segundo nombre',
  'name-last': 'Apellidos',
  'name-suffix': 'Sufijo',
  'native-name-first': 'Nombre, escritura propia',
  'native-name-last': 'Apellidos, escritura propia',
  birthdate: 'Fecha de nacimiento',
  sex: 'Sexo',
  nationality: 'Nacionalidad',
  birthplace: 'Lugar de nacimiento',
  'document-number': 'Número del documento',
  'identification-number': 'Número de identificación',
  'issue-date': 'Expedido',
  'expiration-date': 'Caduca',
  'issuing-authority': 'Autoridad expedidora',
  'issuing-subdivision': 'Subdivisión expedidora',
  'address-street-1': 'Calle',
  'address-street-2': 'Calle, 2.ª línea',
  'address-city': 'Ciudad',
  'address-subdivision': 'Estado o región',
  'address-postal-code': 'Código postal',
  'vehicle-class': 'Clase de vehículo',
  height: 'Estatura',
  endorsements: 'Anotaciones',
  restrictions: 'Restricciones',
};

/** Further details of people, documents and transactions. */
export const properties: Written<typeof englishProperties> = {
  'account-id': 'Cuenta',
  'account-number': 'Número de cuenta',
  'address-country-code': 'País',
  amount: 'Importe',
  'amount-due': 'Importe a pagar',
  'card-fingerprint': 'Huella de la tarjeta',
  'counterparty-account': 'Cuenta de la contraparte',
  'counterparty-name': 'Nombre de la contraparte',
  'country-code': 'País',
  cpf: 'Número de contribuyente (CPF)',
  currency: 'Moneda',
  'current-government-id': 'Documento de identidad actual',
  'current-selfie': 'Selfi actual',
  debug: 'Resultado simulado',
  'device-id': 'Dispositivo',
  direction: 'Sentido',
  'document-expiry-date': 'Fecha de caducidad del documento',
  'document-issuing-date': 'Fecha de expedición del documento',
  'document-issuing-subdivision': 'Región emisora del documento',
  'due-date': 'Fecha de vencimiento',
  'email-address': 'Correo electrónico',
  'fallback-inquiry-id': 'Solicitud alternativa',
  'identification-class': 'Tipo de documento',
  'ip-address': 'Dirección IP',
  issuer: 'Emisor',
  name: 'Nombre',
  'name-business': 'Nombre de la empresa',
  'name-full': 'Nombre completo',
  'normalized-address-city': 'Ciudad, normalizada',
  'normalized-address-postal-code': 'Código postal, normalizado',
  'normalized-address-street-1': 'Calle, normalizada',
  'normalized-address-street-2': 'Calle, 2.ª línea, normalizada',
  'normalized-address-subdivision': 'Estado o región, normalizado',
  'occurred-at': 'Momento de la transacción',
  'phone-number': 'Número de teléfono',
  portrait: 'Retrato',
  'selected-country-code': 'País elegido',
  'selected-id-class': 'Tipo de documento elegido',
  'social-security-number': 'Número de la seguridad social',
  tin: 'Número de contribuyente (TIN)',
  'tin-type': 'Tipo de número de contribuyente',
};

export const transactionStatuses: Written<typeof englishTransactionStatuses> = {
  approved: 'aprobada',
  completed: 'completada',
  created: 'creada',
  declined: 'rechazada',
  errored: 'con error',
  needs_review: 'por revisar',
  pending_fallback_inquiry: 'espera una solicitud',
};

/** Pictures of a verification. */
export const pages: Written<typeof englishPages> = {
  front: 'Anverso',
  back: 'Reverso',
  portrait: 'Retrato del documento',
  center_photo: 'Selfi, de frente',
  left_photo: 'Selfi, izquierda',
  right_photo: 'Selfi, derecha',
};

/** Pictures with a number. */
export const numbered: Written<typeof englishNumbered> = { page: 'Página {number}' };
