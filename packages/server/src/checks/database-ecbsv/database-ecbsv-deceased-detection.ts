/** database_ecbsv_deceased_detection: the person is alive. */
import { deceasedDetection } from '../shared/record-signs.ts';

export const databaseEcbsvDeceasedDetection = deceasedDetection({
  name: 'database_ecbsv_deceased_detection',
  kind: 'database-ecbsv',
  source: 'the social security administration',
});
