/** Kinds of paper that the engines distinguish, for templates that accept some of them. */
import type { PaperType } from '@countersign/engines/facts';

const known: Readonly<Record<PaperType, true>> = {
  standard_utility_bill: true,
  telecom_bill: true,
  bank_statement: true,
  credit_card_statement: true,
  tax_document: true,
  payslip: true,
  insurance_document: true,
  lease_agreement: true,
};

export const PAPER_TYPES: readonly string[] = Object.keys(known);
