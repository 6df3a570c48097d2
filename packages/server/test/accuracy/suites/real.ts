/** Suite of real specimens in the folder that `--data` names; no data of them is stored. */
import type { Figure, SuiteOptions } from '../../../../engines/test/accuracy/figure.ts';
import { isLabelled, measureLabelled } from '../labelled-pictures.ts';

export async function run({ data }: SuiteOptions): Promise<readonly Figure[]> {
  if (await isLabelled(data)) return measureLabelled('real', data);
  throw new Error('needs --data FOLDER with truth.json and pictures of real specimens, which the project has none of');
}
