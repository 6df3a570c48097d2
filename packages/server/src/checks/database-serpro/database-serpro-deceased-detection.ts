/** database_serpro_deceased_detection: the person is alive. */
import { deceasedDetection } from '../shared/record-signs.ts';

export const databaseSerproDeceasedDetection = deceasedDetection({
  name: 'database_serpro_deceased_detection',
  kind: 'database-serpro',
  source: 'the register of taxpayers',
});
