/** The sheet on which the frames of a head turn film arrive. */
import type { SheetLayout } from '@countersign/engines/facts';

/** Small frames lie on one sheet, so that they are one upload, one decoding and one file to delete. */
export const sheetLayout: SheetLayout = { columns: 8, cellWidth: 240, cellHeight: 320 };
