/** Generator of the OpenAPI document of each version of the API, from the server's own description. */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { GeneratedFiles } from './generated-files.ts';

export const openApiFolder = 'packages/server/openapi';

export async function generateOpenApi(root: string): Promise<GeneratedFiles> {
  const folder = await mkdtemp(join(tmpdir(), 'countersign-openapi-'));
  try {
    const program = join(root, 'packages', 'server', 'src', 'main.ts');
    await promisify(execFile)(process.execPath, [program, 'openapi', 'write', '--out', folder], { cwd: root });
    const names = (await readdir(folder)).sort();
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    return new Map(names.map((name, index) => [`${openApiFolder}/${name}`, texts[index] ?? '']));
  } finally {
    await rm(folder, { recursive: true });
  }
}
