/** Names of kinds, classes, types, details and pictures, in German. */
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
  aamva: 'Führerscheinbehörde (AAMVA)',
  database: 'Datenbank',
  'database-ecbsv': 'Sozialversicherungsbehörde (eCBSV)',
  'database-phone-carrier': 'Telefonanbieter',
  'database-serpro': 'Brasilianische Steuerzahler (Serpro)',
  'database-standard': 'Datenbank, einfach',
  'database-tin': 'Steuernummer (TIN)',
  document: 'Schriftstück',
  'driver-license': 'Führerschein',
  'email-address': 'E-Mail-Adresse mit Code',
  'government-id': 'Ausweis',
  'government-id-nfc': 'Chip des Ausweises',
  'phone-number': 'Telefonnummer mit Code',
  selfie: 'Selfie',
};

/** Classes of identity documents. */
export const classes: Written<typeof englishClasses> = {
  dl: 'Führerschein',
  id: 'Personalausweis',
  pp: 'Pass',
  ppc: 'Passkarte',
  pr: 'Niederlassungserlaubnis',
  rp: 'Aufenthaltstitel',
  td: 'Reisedokument',
  visa: 'Visum',
  wp: 'Arbeitserlaubnis',
};

/** Types of paper documents. */
export const papers: Written<typeof englishPapers> = {
  bank_statement: 'Kontoauszug',
  credit_card_statement: 'Kreditkartenabrechnung',
  insurance_document: 'Versicherungsdokument',
  lease_agreement: 'Mietvertrag',
  payslip: 'Gehaltsabrechnung',
  standard_utility_bill: 'Rechnung eines Versorgers',
  tax_document: 'Steuerdokument',
  telecom_bill: 'Telefon- oder Internetrechnung',
};

/** Details of identity documents. */
export const attributes: Written<typeof englishAttributes> = {
  'name-first': 'Vorname',
  'name-middle': 'Weitere Vornamen',
  'name-last': 'Nachname',
  'name-suffix': 'Namenszusatz',
  'native-name-first': 'Vorname, Landesschrift',
  'native-name-last': 'Nachname, Landesschrift',
  birthdate: 'Geburtsdatum',
  sex: 'Geschlecht',
  nationality: 'Staatsangehörigkeit',
  birthplace: 'Geburtsort',
  'document-number': 'Dokumentnummer',
  'identification-number': 'Identifikationsnummer',
  'issue-date': 'Ausgestellt',
  'expiration-date': 'Gültig bis',
  'issuing-authority': 'Behörde',
  'issuing-subdivision': 'Ausstellende Region',
  'address-street-1': 'Straße',
  'address-street-2': 'Straße, 2. Zeile',
  'address-city': 'Ort',
  'address-subdivision': 'Region',
  'address-postal-code': 'Postleitzahl',
  'vehicle-class': 'Fahrzeugklasse',
  height: 'Größe',
  endorsements: 'Zusätze',
  restrictions: 'Beschränkungen',
};

/** Further details of people, documents and transactions. */
export const properties: Written<typeof englishProperties> = {
  'account-id': 'Konto',
  'account-number': 'Kontonummer',
  'address-country-code': 'Land',
  amount: 'Betrag',
  'amount-due': 'Fälliger Betrag',
  'card-fingerprint': 'Fingerabdruck der Karte',
  'counterparty-account': 'Konto der Gegenseite',
  'counterparty-name': 'Name der Gegenseite',
  'country-code': 'Land',
  cpf: 'Steuernummer (CPF)',
  currency: 'Währung',
  'current-government-id': 'Aktueller Ausweis',
  'current-selfie': 'Aktuelles Selfie',
  debug: 'Simuliertes Ergebnis',
  'device-id': 'Gerät',
  direction: 'Richtung',
  'document-expiry-date': 'Ablaufdatum des Dokuments',
  'document-issuing-date': 'Ausstellungsdatum des Dokuments',
  'document-issuing-subdivision': 'Ausstellende Region des Dokuments',
  'due-date': 'Fällig am',
  'email-address': 'E-Mail-Adresse',
  'fallback-inquiry-id': 'Ersatzweise angelegte Anfrage',
  'identification-class': 'Art des Dokuments',
  'ip-address': 'IP-Adresse',
  issuer: 'Aussteller',
  name: 'Name',
  'name-business': 'Name des Unternehmens',
  'name-full': 'Ganzer Name',
  'normalized-address-city': 'Ort, vereinheitlicht',
  'normalized-address-postal-code': 'Postleitzahl, vereinheitlicht',
  'normalized-address-street-1': 'Straße, vereinheitlicht',
  'normalized-address-street-2': 'Straße, 2. Zeile, vereinheitlicht',
  'normalized-address-subdivision': 'Region, vereinheitlicht',
  'occurred-at': 'Zeit der Transaktion',
  'phone-number': 'Telefonnummer',
  portrait: 'Porträt',
  'selected-country-code': 'Gewähltes Land',
  'selected-id-class': 'Gewählte Art des Dokuments',
  'social-security-number': 'Sozialversicherungsnummer',
  tin: 'Steuernummer (TIN)',
  'tin-type': 'Art der Steuernummer',
};

export const transactionStatuses: Written<typeof englishTransactionStatuses> = {
  approved: 'angenommen',
  completed: 'abgeschlossen',
  created: 'angelegt',
  declined: 'abgelehnt',
  errored: 'fehlgeschlagen',
  needs_review: 'zu prüfen',
  pending_fallback_inquiry: 'wartet auf eine Anfrage',
};

/** Pictures of a verification. */
export const pages: Written<typeof englishPages> = {
  front: 'Vorderseite',
  back: 'Rückseite',
  portrait: 'Porträt auf dem Dokument',
  center_photo: 'Selfie, gerade',
  left_photo: 'Selfie, links',
  right_photo: 'Selfie, rechts',
};

/** Pictures with a number. */
export const numbered: Written<typeof englishNumbered> = { page: 'Seite {number}' };
