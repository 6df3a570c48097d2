/** Export of a list as a downloadable file. */
import type { InquiryFilterTexts } from '../inquiries/index.ts';

export const exportStatuses = ['pending', 'running', 'completed', 'failed'] as const;

export type ExportStatus = (typeof exportStatuses)[number];

export interface Export {
  readonly id: string;
  readonly status: ExportStatus;
  readonly userId: string;
  /** True if the requesting user may see personal data, which adds columns. */
  readonly withPersonal: boolean;
  readonly filter: InquiryFilterTexts;
  /** Rows written until now. */
  readonly rows: number;
  /** True if there were more rows than a file may have. */
  readonly isCut: boolean;
  /** Size of the downloadable file; null until it is complete. */
  readonly byteSize: number | null;
  readonly createdAt: Date;
  readonly completedAt: Date | null;
}

/** Limit of rows in one file; a larger export needs a shorter period. */
export const mostRows = 100_000;

/** Days for which a file is kept. */
export const keptDays = 7;
