/** Command that writes the descriptions of the API to files, one per version. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { openApiDocument } from '../api/openapi/document.ts';
import { acceptedVersions, apiVersions } from '../api/versions/index.ts';
import type { Config } from '../config.ts';
import { describeSlices } from '../resources/index.ts';
import type { Given, Tell } from './command.ts';

export async function writeOpenApi(_config: Config, { options }: Given, tell: Tell): Promise<void> {
  const folder = resolve(options['out'] ?? '.');
  await mkdir(folder, { recursive: true });
  const registry = describeSlices();
  const written: string[] = [];
  for (const { date } of apiVersions.filter((each) => acceptedVersions.includes(each.date))) {
    const path = join(folder, `${date}.json`);
    await writeFile(path, `${JSON.stringify(openApiDocument(registry, date), null, 2)}\n`);
    written.push(path);
  }
  tell(written.map((path) => `Wrote ${path}`).join('\n'), { written });
}
