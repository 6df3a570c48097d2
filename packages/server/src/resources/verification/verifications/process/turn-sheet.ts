/** Layout of the sheet with the frames of a head turn film. */
import type { SheetLayout } from '@countersign/engines/facts';

/** One sheet for all small frames, so that they are one upload, one decoding and one file to delete. */
export const sheetLayout: SheetLayout = { columns: 8, cellWidth: 240, cellHeight: 320 };
