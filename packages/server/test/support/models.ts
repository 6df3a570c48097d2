/** Operator's own models, as files where the service looks for them. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { currentModel, type Model } from '@countersign/screening';
import { modelFolder } from '../../src/screening/models.ts';

/** Writes the shipped model with another weight of its most decisive feature. */
export async function writeModel(dataDir: string, version: string, worst: number): Promise<void> {
  const model: Model = { ...currentModel, version, weights: { ...currentModel.weights, worst } };
  await mkdir(modelFolder(dataDir), { recursive: true });
  await writeFile(join(modelFolder(dataDir), `${version}.json`), JSON.stringify(model));
}
