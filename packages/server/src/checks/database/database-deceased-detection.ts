/** database_deceased_detection: the person is alive. */
import { deceasedDetection } from '../shared/record-signs.ts';

export const databaseDeceasedDetection = deceasedDetection({
  name: 'database_deceased_detection',
  kind: 'database',
  source: 'the database',
});
