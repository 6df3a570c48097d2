/**
 * Facts that the engines report on a paper: a document that is not a government id. See `facts.ts` for the rules of
 * facts.
 */
import type { Box, CaptureMetadata, ImageQuality, NormalizedImage, Quad, TextLine } from './picture-facts.ts';

/** Metadata of a PDF; dates YYYY-MM-DD. */
export interface PdfFacts {
  readonly producer: string | null;
  readonly creator: string | null;
  readonly createdAt: string | null;
  readonly modifiedAt: string | null;
  /** Number of all pages, including those past the limit. */
  readonly pageCount: number;
  /** Revisions: 1 for a file that was saved once; each appended change adds one. */
  readonly revisions: number;
  readonly isSigned: boolean;
  /** True if bytes were appended after the range of the newest signature. */
  readonly changedAfterSigning: boolean;
  /** True if there are scripts; scripts and attachments are never run or opened. */
  readonly hasScripts: boolean;
  readonly hasAttachments: boolean;
}

/** Decoded untrusted paper: its first pages, upright and re-encoded. */
export interface NormalizedPaper {
  readonly ok: true;
  /** Pages; one for a photograph. */
  readonly pages: readonly PaperPage[];
  /** PDF metadata; null for a photograph. */
  readonly pdf: PdfFacts | null;
}

export interface PaperPage {
  readonly image: NormalizedImage;
  /** Text of the PDF, in pixels of the page; empty for a page that is a picture. */
  readonly layer: readonly TextLine[];
}

/** Kinds of paper: published values of `document-type` if there is one, otherwise extensions. */
export type PaperType =
  | 'standard_utility_bill'
  | 'telecom_bill'
  | 'bank_statement'
  | 'credit_card_statement'
  | 'tax_document'
  | 'payslip'
  | 'insurance_document'
  | 'lease_agreement';

/** Fields of papers in the snake case of `extraction-responses`; dates YYYY-MM-DD. */
export type PaperField =
  | 'name'
  | 'address_street_1'
  | 'address_city'
  | 'address_subdivision'
  | 'address_postal_code'
  | 'issue_date'
  | 'expiration_date'
  | 'due_date'
  | 'account_number'
  | 'issuer'
  | 'amount_due';

/** Value stated by the text layer of a PDF or the print of a page. */
export interface PaperReading {
  readonly value: string;
  readonly source: 'pdf-text' | 'print';
  /** Page number, counted from 1. */
  readonly page: number;
  /** Confidence, 0 to 1. */
  readonly confidence: number;
  readonly box: Box | null;
}

/** Line of a text layer, with the printed text at the same place. */
export interface LayerConflict {
  readonly page: number;
  readonly layer: string;
  /** Print; empty if nothing is drawn. */
  readonly print: string;
}

/** Agreement of a PDF's text layer with its drawing. */
export interface LayerComparison {
  /** Number of text layer lines on the pages whose print was read. */
  readonly compared: number;
  readonly agreeing: number;
  /** Lines with a different printed text at the same place. */
  readonly conflicting: readonly LayerConflict[];
  /** Lines without any printed text at the same place. */
  readonly unseen: readonly LayerConflict[];
  /** Fields with different values in text layer and print. */
  readonly differing: readonly PaperField[];
}

export interface PaperPageFacts {
  readonly width: number;
  readonly height: number;
  readonly sha256: string;
  readonly perceptualHash: string;
  readonly capture: CaptureMetadata;
  /** Outline of the paper in a photograph; null if the page is the whole picture. */
  readonly outline: Quad | null;
  /** Quality; null for a page rendered from a PDF, which is as sharp as its file. */
  readonly quality: ImageQuality | null;
  /** True if its print was read; of a PDF only that of the first pages. */
  readonly isRead: boolean;
}

/** Facts of a utility bill, a bank statement or another paper that is not a government id. */
export interface PaperFacts {
  readonly engineVersion: string;
  /** Kind of paper; null if unknown. */
  readonly documentType: PaperType | null;
  /** Value chosen for each field. */
  readonly values: Readonly<Partial<Record<PaperField, string>>>;
  readonly readings: Readonly<Partial<Record<PaperField, readonly PaperReading[]>>>;
  /** Country of the address, ISO 3166-1 alpha-2; null if unknown. */
  readonly countryCode: string | null;
  readonly pages: readonly PaperPageFacts[];
  /** Comparison of text layer and print; null if no page that was read has a text layer. */
  readonly layer: LayerComparison | null;
  readonly pdf: PdfFacts | null;
}

export interface PaperInput {
  readonly pages: readonly PaperPage[];
  readonly pdf: PdfFacts | null;
}
