/** Document: the paper an individual showed, and the values read from it. */
import type { Subject } from '../../../security/subject-keys.ts';
import type { FileReference } from '../../platform/files/index.ts';
import type { Extraction } from './extraction.ts';

export type DocumentKind = 'government-id' | 'generic';
export type DocumentStatus = 'initiated' | 'submitted' | 'processed' | 'errored';

/** Data sealed under the inquiry's key. */
export interface DocumentSecrets {
  /** File of the front; government ids only. */
  readonly front: FileReference | null;
  readonly back: FileReference | null;
  /** Files of the pages; generic documents only. */
  readonly pages: readonly FileReference[];
  readonly idClass: string | null;
  readonly designations: readonly string[];
  /** Values read, by kebab-case attribute name; dates YYYY-MM-DD. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Type of paper, such as `bank_statement`; generic documents only. */
  readonly documentType: string | null;
  readonly extractions: readonly Extraction[];
}

export const nothingKept: DocumentSecrets = {
  front: null,
  back: null,
  pages: [],
  idClass: null,
  designations: [],
  attributes: {},
  documentType: null,
  extractions: [],
};

/** Document with its secrets opened. Named so because `Document` is the wire envelope. */
export interface ShownDocument extends DocumentSecrets {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly inquiryId: string;
  readonly templateId: string;
  readonly templateVersionId: string;
  readonly subject: Subject;
  readonly status: DocumentStatus;
  readonly createdAt: Date;
  readonly processedAt: Date | null;
}

export const documentType = (kind: DocumentKind): string => `document/${kind}`;

export const filesOf = ({ front, back, pages }: DocumentSecrets): FileReference[] =>
  [front, back, ...pages].filter((file) => file !== null);
