/** database_standard_po_box_detection: the address is a residence, not a box. */
import { poBoxDetection } from '../shared/record-signs.ts';

export const databaseStandardPoBoxDetection = poBoxDetection({
  name: 'database_standard_po_box_detection',
  kind: 'database-standard',
});
