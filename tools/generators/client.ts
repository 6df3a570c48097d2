/** Generator of the TypeScript client, from the newest OpenAPI document. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import type { GeneratedFiles } from './generated-files.ts';
import { generateOpenApi } from './openapi.ts';

export const clientFolder = 'packages/client/src/generated';

/**
 * Provides TypeScript's JavaScript interface, with which the generator prints its code and which TypeScript 7 lacks.
 */
function lendCompilerInterface(): () => void {
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier === 'typescript' ? 'typescript-with-api' : specifier, context),
  });
  return () => hooks.deregister();
}

export async function generateClient(root: string): Promise<GeneratedFiles> {
  const documents = [...(await generateOpenApi(root)).values()];
  const newest = documents.at(-1);
  if (newest === undefined) throw new Error('the server describes no version of its API');
  const files = await clientOf(newest);
  return new Map([...files].map(([path, text]) => [`${clientFolder}/${path}`, text]));
}

/** Returns the files of the client of one OpenAPI document, by path below its folder. */
export const clientOf = (document: string): Promise<GeneratedFiles> =>
  filesOf(document, ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch']);

/** Returns the types of bodies and answers of one OpenAPI document, without functions to call. */
export const typesOf = (document: string): Promise<GeneratedFiles> => filesOf(document, ['@hey-api/typescript']);

type Plugin = '@hey-api/typescript' | '@hey-api/sdk' | '@hey-api/client-fetch';

async function filesOf(document: string, plugins: readonly Plugin[]): Promise<GeneratedFiles> {
  const takeBack = lendCompilerInterface();
  const folder = await mkdtemp(join(tmpdir(), 'countersign-client-'));
  try {
    const { createClient } = await import('@hey-api/openapi-ts');
    const input = join(folder, 'openapi.json');
    const output = join(folder, 'generated');
    await writeFile(input, document);
    await mkdir(output);
    await createClient({
      input,
      output: { path: output, module: { extension: '.ts' } },
      logs: { level: 'silent', file: false },
      plugins: [...plugins],
    });
    return await readTree(output);
  } finally {
    takeBack();
    await rm(folder, { recursive: true });
  }
}

async function readTree(folder: string): Promise<GeneratedFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  return new Map(paths.map((path, index) => [relative(folder, path).split(sep).join('/'), texts[index] ?? '']));
}
