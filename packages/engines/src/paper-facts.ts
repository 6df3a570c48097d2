/** What the engines report of a paper: a document that is no government id. See `facts.ts` for the rules of facts. */
import type { TextLine } from './facts.ts';
import type { Box, CaptureMetadata, ImageQuality, NormalizedImage, Quad } from './picture-facts.ts';

/** What a PDF says of itself; dates YYYY-MM-DD. */
export interface PdfFacts {
  readonly producer: string | null;
  readonly creator: string | null;
  readonly createdAt: string | null;
  readonly modifiedAt: string | null;
  /** All pages, those past the limit too. */
  readonly pageCount: number;
  /** 1 for a file that was saved once; each appended change adds one. */
  readonly revisions: number;
  readonly isSigned: boolean;
  /** Bytes were appended behind what the newest signature covers. */
  readonly changedAfterSigning: boolean;
  /** Scripts and attachments are never run or opened. */
  readonly hasScripts: boolean;
  readonly hasAttachments: boolean;
}

/** An untrusted paper after decoding: its first pages, upright and written anew. */
export interface NormalizedPaper {
  readonly ok: true;
  /** One for a photograph. */
  readonly pages: readonly PaperPage[];
  /** Null for a photograph. */
  readonly pdf: PdfFacts | null;
}

export interface PaperPage {
  readonly image: NormalizedImage;
  /** What the PDF states in text, in pixels of the page; empty for a page that is a picture. */
  readonly layer: readonly TextLine[];
}

/** Kinds of paper: the published values of `document-type` where they name one, ours otherwise. */
export type PaperType =
  | 'standard_utility_bill'
  | 'telecom_bill'
  | 'bank_statement'
  | 'credit_card_statement'
  | 'tax_document'
  | 'payslip'
  | 'insurance_document'
  | 'lease_agreement';

/** Values of papers in the snake case of `extraction-responses`; dates YYYY-MM-DD. */
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

/** One value as the text layer of a PDF or the print of a page states it. */
export interface PaperReading {
  readonly value: string;
  readonly source: 'pdf-text' | 'print';
  /** Counts from 1. */
  readonly page: number;
  /** 0 to 1. */
  readonly confidence: number;
  readonly box: Box | null;
}

/** A line of a text layer beside what is drawn in its place. */
export interface LayerConflict {
  readonly page: number;
  readonly layer: string;
  /** Empty where nothing is drawn. */
  readonly print: string;
}

/** How far a PDF's text and its drawing say the same. */
export interface LayerComparison {
  /** Lines of the text layer on the pages whose print was read. */
  readonly compared: number;
  readonly agreeing: number;
  /** Something else is drawn in their place. */
  readonly conflicting: readonly LayerConflict[];
  /** Nothing is drawn in their place. */
  readonly unseen: readonly LayerConflict[];
  /** Fields whose value in the text is another one than in the print. */
  readonly differing: readonly PaperField[];
}

export interface PaperPageFacts {
  readonly width: number;
  readonly height: number;
  readonly sha256: string;
  readonly perceptualHash: string;
  readonly capture: CaptureMetadata;
  /** Outline of the paper in a photograph; null where the page is the whole picture. */
  readonly outline: Quad | null;
  /** Null for a page drawn from a PDF, which is as sharp as its file. */
  readonly quality: ImageQuality | null;
  /** Whether its print was read; of a PDF only the first pages are. */
  readonly isRead: boolean;
}

/** A utility bill, a bank statement or another paper that is no government id. */
export interface PaperFacts {
  readonly engineVersion: string;
  /** Null when it could not be told. */
  readonly documentType: PaperType | null;
  /** The value chosen for each field. */
  readonly values: Readonly<Partial<Record<PaperField, string>>>;
  readonly readings: Readonly<Partial<Record<PaperField, readonly PaperReading[]>>>;
  /** Country the address is written for, ISO 3166-1 alpha-2; null when that could not be told. */
  readonly countryCode: string | null;
  readonly pages: readonly PaperPageFacts[];
  /** Null without a text layer on a page that was read. */
  readonly layer: LayerComparison | null;
  readonly pdf: PdfFacts | null;
}

export interface PaperInput {
  readonly pages: readonly PaperPage[];
  readonly pdf: PdfFacts | null;
}
