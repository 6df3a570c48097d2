/** database_standard_deceased_detection: the person is alive. */
import { deceasedDetection } from '../shared/record-signs.ts';

export const databaseStandardDeceasedDetection = deceasedDetection({
  name: 'database_standard_deceased_detection',
  kind: 'database-standard',
  source: 'the database',
});
