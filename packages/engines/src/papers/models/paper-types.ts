/** Words that identify kinds of paper, by language. Data only: another kind is another entry and its cases. */
import type { PaperType } from '../../facts.ts';

export interface PaperTypeModel {
  readonly type: PaperType;
  /** Folded words and phrases. One `sure` phrase identifies the paper; several `likely` phrases have to agree. */
  readonly sure: readonly string[];
  readonly likely: readonly string[];
}

export const PAPER_TYPES: readonly PaperTypeModel[] = [
  {
    type: 'standard_utility_bill',
    sure: [
      ...['UTILITY BILL', 'ELECTRICITY BILL', 'GAS BILL', 'WATER BILL', 'ENERGY STATEMENT', 'SERVICE ADDRESS'],
      ...['STROMRECHNUNG', 'GASRECHNUNG', 'WASSERRECHNUNG', 'VERBRAUCHSSTELLE', 'ZAEHLERNUMMER', 'ZAHLERNUMMER'],
      ...["FACTURE D'ELECTRICITE", 'FACTURE DE GAZ', "FACTURE D'EAU", 'LIEU DE CONSOMMATION', 'POINT DE LIVRAISON'],
      ...['FACTURA DE LUZ', 'FACTURA DE AGUA', 'RECIBO DE LUZ', 'PUNTO DE SUMINISTRO', 'DIRECCION DE SUMINISTRO'],
      ...['CONTA DE LUZ', 'FATURA DE ENERGIA', 'BOLLETTA', 'FORNITURA', 'ENERGIEREKENING', 'FAKTURA ZA ENERGIE'],
    ],
    likely: [
      ...['KWH', 'METER', 'USAGE THIS PERIOD', 'ELECTRIC', 'ENERGY', 'UTILITIES', 'THERMS', 'WATER', 'SEWER', 'GAS'],
      ...['STROM', 'VERBRAUCH', 'ARBEITSPREIS', 'GRUNDPREIS', 'STADTWERKE', 'CONSOMMATION', 'ELECTRICITE', 'COMPTEUR'],
      ...['CONSUMO', 'ENERGIA', 'SUMINISTRO', 'CONTADOR', 'AGUA', 'VERBRUIK', 'ZUZYCIE'],
    ],
  },
  {
    type: 'telecom_bill',
    sure: [
      ...['PHONE BILL', 'INTERNET BILL', 'BROADBAND BILL', 'MOBILE BILL', 'WIRELESS STATEMENT'],
      ...['MOBILFUNKRECHNUNG', 'TELEFONRECHNUNG', 'FACTURE MOBILE', 'FACTURE INTERNET', 'FACTURA DE TELEFONO'],
    ],
    likely: [
      ...['BROADBAND', 'INTERNET', 'FIBER', 'FIBRE', 'MOBILE', 'DATA USAGE', 'WIRELESS', 'ROAMING', 'MBPS', 'MODEM'],
      ...['RUFNUMMER', 'DATENVOLUMEN', 'FESTNETZ', 'FORFAIT', 'LIGNE MOBILE', 'TELEFONO', 'LINEA MOVIL', 'FIBRA'],
    ],
  },
  {
    type: 'bank_statement',
    sure: [
      ...['BANK STATEMENT', 'STATEMENT OF ACCOUNT', 'CHECKING ACCOUNT', 'SAVINGS ACCOUNT', 'ACCOUNT STATEMENT'],
      ...['KONTOAUSZUG', 'GIROKONTO', 'RELEVE DE COMPTE', 'EXTRACTO DE CUENTA', 'ESTADO DE CUENTA', 'CUENTA CORRIENTE'],
      ...['EXTRATO BANCARIO', 'ESTRATTO CONTO', 'REKENINGAFSCHRIFT', 'WYCIAG Z RACHUNKU'],
    ],
    likely: [
      ...[
        'OPENING BALANCE',
        'CLOSING BALANCE',
        'BEGINNING BALANCE',
        'ENDING BALANCE',
        'DEPOSITS',
        'WITHDRAWALS',
        'IBAN',
      ],
      ...['BIC', 'SORT CODE', 'ROUTING NUMBER', 'OVERDRAFT', 'BANK', 'ALTER KONTOSTAND', 'NEUER KONTOSTAND'],
      ...['HABENSALDO', 'SOLDE', 'VIREMENT', 'SALDO INICIAL', 'SALDO FINAL', 'TRANSFERENCIA', 'BANCO', 'BANQUE'],
    ],
  },
  {
    type: 'credit_card_statement',
    sure: ['CREDIT CARD STATEMENT', 'KREDITKARTENABRECHNUNG', 'RELEVE DE CARTE', 'ESTADO DE CUENTA TARJETA'],
    likely: [
      'MINIMUM PAYMENT',
      'CREDIT LIMIT',
      'AVAILABLE CREDIT',
      'CASH ADVANCES',
      'KREDITRAHMEN',
      'LIMITE DE CREDITO',
    ],
  },
  {
    type: 'tax_document',
    sure: [
      ...[
        'FORM W-2',
        'FORM 1099',
        'TAX RETURN',
        'NOTICE OF ASSESSMENT',
        'COUNCIL TAX',
        'PROPERTY TAX',
        'STEUERBESCHEID',
      ],
      ...["AVIS D'IMPOT", 'TAXE FONCIERE', "TAXE D'HABITATION", 'DECLARACION DE LA RENTA', 'CEDULA FISCAL'],
    ],
    likely: ['INTERNAL REVENUE SERVICE', 'TAX YEAR', 'HMRC', 'FINANZAMT', 'IMPOT', 'AGENCIA TRIBUTARIA', 'TAXABLE'],
  },
  {
    type: 'payslip',
    sure: [
      ...['PAY STUB', 'PAYSLIP', 'EARNINGS STATEMENT', 'GEHALTSABRECHNUNG', 'LOHNABRECHNUNG', 'ENTGELTABRECHNUNG'],
      ...['BULLETIN DE PAIE', 'FICHE DE PAIE', 'RECIBO DE NOMINA', 'BUSTA PAGA'],
    ],
    likely: ['GROSS PAY', 'NET PAY', 'PAY PERIOD', 'EMPLOYER', 'BRUTTO', 'NETTO', 'SALAIRE', 'NOMINA', 'SALARIO'],
  },
  {
    type: 'insurance_document',
    sure: [
      ...[
        'INSURANCE POLICY',
        'CERTIFICATE OF INSURANCE',
        'POLICY SCHEDULE',
        'VERSICHERUNGSSCHEIN',
        'VERSICHERUNGSPOLICE',
      ],
      ...["ATTESTATION D'ASSURANCE", 'POLIZA DE SEGURO'],
    ],
    likely: ['POLICY NUMBER', 'PREMIUM', 'INSURED', 'INSURANCE', 'VERSICHERUNG', 'ASSURANCE', 'SEGURO', 'PRIMA'],
  },
  {
    type: 'lease_agreement',
    sure: [
      'LEASE AGREEMENT',
      'RENTAL AGREEMENT',
      'TENANCY AGREEMENT',
      'MIETVERTRAG',
      'CONTRAT DE BAIL',
      'CONTRATO DE ARRENDAMIENTO',
    ],
    likely: ['TENANT', 'LANDLORD', 'LESSEE', 'LESSOR', 'MIETER', 'VERMIETER', 'LOCATAIRE', 'BAILLEUR', 'ARRENDATARIO'],
  },
];
