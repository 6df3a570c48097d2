/** database_po_box_detection: the address is a residence, not a box. */
import { poBoxDetection } from '../shared/record-signs.ts';

export const databasePoBoxDetection = poBoxDetection({ name: 'database_po_box_detection', kind: 'database' });
