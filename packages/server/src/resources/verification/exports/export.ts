/** A list as a file that somebody takes with them. */
import type { InquiryFilterTexts } from '../inquiries/index.ts';

export const exportStatuses = ['pending', 'running', 'completed', 'failed'] as const;

export type ExportStatus = (typeof exportStatuses)[number];

export interface Export {
  readonly id: string;
  readonly status: ExportStatus;
  readonly userId: string;
  /** Whether the person who asked may see personal data, which decides which columns there are. */
  readonly withPersonal: boolean;
  readonly filter: InquiryFilterTexts;
  /** Rows so far. */
  readonly rows: number;
  /** There were more rows than a file takes. */
  readonly isCut: boolean;
  /** Of the file as it is handed out; null until there is one. */
  readonly byteSize: number | null;
  readonly createdAt: Date;
  readonly completedAt: Date | null;
}

/** Rows of one file; whoever needs more asks for a shorter time. */
export const mostRows = 100_000;

/** Days for which a file is kept. */
export const keptDays = 7;
