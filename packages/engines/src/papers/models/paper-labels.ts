/** Labels of the values of papers, by language, folded to capitals without accents. Data only. */

export type LabelledField =
  | 'name'
  | 'issue_date'
  | 'expiration_date'
  | 'due_date'
  | 'account_number'
  | 'issuer'
  | 'amount_due';

export type LabelledKind = 'name' | 'date' | 'number' | 'text' | 'amount';

export interface PaperLabel {
  readonly field: LabelledField;
  readonly kind: LabelledKind;
  readonly words: readonly string[];
}

export const PAPER_LABELS: readonly PaperLabel[] = [
  {
    field: 'account_number',
    kind: 'number',
    words: [
      ...[
        'ACCOUNT NUMBER',
        'ACCOUNT NO',
        'ACCT NO',
        'ACCOUNT #',
        'CUSTOMER NUMBER',
        'CUSTOMER NO',
        'CUSTOMER ID',
        'IBAN',
      ],
      ...['KONTONUMMER', 'KUNDENNUMMER', 'VERTRAGSKONTO', 'VERTRAGSNUMMER', 'NUMERO DE COMPTE', 'NUMERO CLIENT'],
      ...['N° CLIENT', 'N° DE COMPTE', 'REFERENCE CLIENT', 'NUMERO DE CUENTA', 'NUMERO DE CLIENTE', 'NO. DE CUENTA'],
      ...['NUMERO DA CONTA', 'NUMERO CLIENTE', 'KLANTNUMMER', 'REKENINGNUMMER', 'NUMER KLIENTA', 'NUMER KONTA'],
    ],
  },
  {
    field: 'issue_date',
    kind: 'date',
    words: [
      ...['STATEMENT DATE', 'BILL DATE', 'BILLING DATE', 'DATE OF BILL', 'INVOICE DATE', 'ISSUE DATE', 'DATE OF ISSUE'],
      ...['DATE ISSUED', 'RECHNUNGSDATUM', 'AUSSTELLUNGSDATUM', 'DATUM', 'DATE DE FACTURE', 'DATE DE FACTURATION'],
      ...[
        "DATE D'EMISSION",
        'DATE DU RELEVE',
        'FECHA DE FACTURA',
        'FECHA DE EMISION',
        'FECHA DE CORTE',
        'DATA DE EMISSAO',
      ],
      ...['DATA FATTURA', 'FACTUURDATUM', 'DATA WYSTAWIENIA', 'STAND VOM'],
    ],
  },
  {
    field: 'expiration_date',
    kind: 'date',
    words: [
      ...['VALID UNTIL', 'VALID THROUGH', 'EXPIRES', 'EXPIRATION DATE', 'EXPIRY DATE', 'GUELTIG BIS', 'GULTIG BIS'],
      ...['VALABLE JUSQU', "DATE D'EXPIRATION", 'VALIDO HASTA', 'FECHA DE CADUCIDAD', 'VALIDADE', 'GELDIG TOT'],
    ],
  },
  {
    field: 'due_date',
    kind: 'date',
    words: [
      ...['DUE DATE', 'PAYMENT DUE', 'PLEASE PAY BY', 'PAY BY', 'FAELLIG AM', 'FALLIG AM', 'ZAHLBAR BIS'],
      ...[
        "DATE D'ECHEANCE",
        'A PAYER AVANT',
        'DATE LIMITE DE PAIEMENT',
        'FECHA DE VENCIMIENTO',
        'FECHA LIMITE DE PAGO',
      ],
      ...['VENCIMENTO', 'SCADENZA', 'VERVALDATUM', 'TERMIN PLATNOSCI'],
    ],
  },
  {
    field: 'amount_due',
    kind: 'amount',
    words: [
      ...['AMOUNT DUE', 'TOTAL DUE', 'TOTAL AMOUNT DUE', 'BALANCE DUE', 'RECHNUNGSBETRAG', 'ZU ZAHLEN', 'GESAMTBETRAG'],
      ...[
        'MONTANT A PAYER',
        'TOTAL A PAYER',
        'IMPORTE TOTAL',
        'TOTAL A PAGAR',
        'TOTALE DA PAGARE',
        'TE BETALEN',
        'DO ZAPLATY',
      ],
    ],
  },
  {
    field: 'name',
    kind: 'name',
    words: [
      ...['ACCOUNT HOLDER', 'CUSTOMER NAME', 'ACCOUNT NAME', 'BILL TO', 'BILLED TO', 'SERVICE FOR', 'PREPARED FOR'],
      ...['KONTOINHABER', 'RECHNUNGSEMPFAENGER', 'RECHNUNGSEMPFANGER', 'VERTRAGSPARTNER', 'TITULAIRE', 'NOM DU CLIENT'],
      ...['TITULAR', 'NOMBRE DEL CLIENTE', 'INTESTATARIO', 'REKENINGHOUDER', 'ODBIORCA'],
    ],
  },
  {
    field: 'issuer',
    kind: 'text',
    words: [
      'SERVICE PROVIDER',
      'BILLED BY',
      'ISSUED BY',
      'VERSORGER',
      'FOURNISSEUR',
      'PROVEEDOR',
      'COMPANIA',
      'EMISOR',
    ],
  },
];

/** Titles before a name, which are not part of it. */
export const TITLES =
  /^(?:MR|MRS|MS|MISS|DR|PROF|HERR|HERRN|FRAU|MONSIEUR|MADAME|M|MME|MLLE|SR|SRA|SRTA|DON|DONA|SIG|SIGRA)\.?\s+/;

/** Words of companies: a line with one is not the name of a person. */
export const COMPANY_WORDS: readonly string[] = [
  ...[
    'INC',
    'LLC',
    'LTD',
    'PLC',
    'CORP',
    'CORPORATION',
    'COMPANY',
    'CO',
    'GMBH',
    'AG',
    'KG',
    'SE',
    'SA',
    'SAS',
    'SARL',
  ],
  ...['SL', 'SPA', 'SRL', 'BV', 'NV', 'ENERGY', 'UTILITIES', 'UTILITY', 'ELECTRIC', 'POWER', 'GAS', 'WATER', 'BANK'],
  ...[
    'BANCO',
    'BANQUE',
    'SPARKASSE',
    'STADTWERKE',
    'ENERGIE',
    'ENERGIA',
    'TELECOM',
    'MOBILE',
    'FIBER',
    'FIBRE',
    'INSURANCE',
  ],
  ...[
    'VERSICHERUNG',
    'ASSURANCE',
    'SEGUROS',
    'CREDIT',
    'UNION',
    'SERVICES',
    'SERVICE',
    'DEPARTMENT',
    'ELEKTRO',
    'STROM',
  ],
];
