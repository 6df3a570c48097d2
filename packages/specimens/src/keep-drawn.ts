/** Disk cache of drawings: a seed always draws the same picture, and tests need the same ones in every run. */
import { createHash, randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';

type Draw<Arguments extends readonly unknown[], Drawn> = (...given: Arguments) => Promise<Drawn>;

export interface Keeping {
  /** Folder of the cache; may be deleted at any time. */
  readonly folder: string;
  /** Returns a version that changes with everything a drawing depends on except its arguments. */
  readonly version: () => string;
}

const checkout = fileURLToPath(new URL('../../../', import.meta.url));
/** Sources of the drawings, their dependencies, and the libraries of both. */
const sources = ['packages/specimens/src/**/*.ts', 'packages/engines/src/**/*.ts', 'package-lock.json'];

function digestOf(checkout: string): string {
  const hash = createHash('sha256').update(process.arch);
  const paths = globSync(sources, { cwd: checkout }).filter((path) => !path.endsWith('.test.ts'));
  for (const path of paths.sort()) hash.update(path).update(readFileSync(join(checkout, path)));
  return hash.digest('hex').slice(0, 32);
}

/** Returns the cache in `folder`, valid for the current sources of this checkout. */
export function keepingIn(folder: string, sourcesIn = checkout): Keeping {
  let digest: string | null = null;
  const version = () => {
    digest ??= digestOf(sourcesIn);
    return digest;
  };
  return { folder, version };
}

/** Returns the key; null if an argument is not plain data, since the drawing may depend on more than is visible. */
function keyOf(name: string, given: readonly unknown[]): string | null {
  try {
    return createHash('sha256').update(`${name} `).update(serialize(given)).digest('hex');
  } catch {
    return null;
  }
}

/** Stores a drawing below `folder` in one folder per version; a new version deletes the drawings of older sources. */
async function keep({ folder, version }: Keeping, key: string, drawn: Buffer): Promise<void> {
  const own = join(folder, version());
  if ((await mkdir(own, { recursive: true })) !== undefined) {
    const others = (await readdir(folder)).filter((name) => name !== version());
    for (const name of others) await rm(join(folder, name), { recursive: true, force: true });
  }
  const written = join(own, `${key}.${randomUUID()}`);
  await writeFile(written, drawn);
  // Renamed atomically, so that another process never reads a partial drawing.
  await rename(written, join(own, key));
}

/**
 * Wraps `draw` with the cache; returns it unchanged if `keeping` is null. `draw` must only depend on its arguments and
 * return plain data, such as bytes or an object of them. `name` distinguishes it from others.
 */
export function keepDrawn<Arguments extends readonly unknown[], Drawn>(
  name: string,
  draw: Draw<Arguments, Drawn>,
  keeping: Keeping | null,
): Draw<Arguments, Drawn> {
  if (keeping === null) return draw;
  return async (...given) => {
    const key = keyOf(name, given);
    if (key === null) return draw(...given);
    const known = await readFile(join(keeping.folder, keeping.version(), key)).catch(() => null);
    if (known !== null) return deserialize(known) as Drawn;
    const drawn = await draw(...given);
    // A full disk only slows down the next run and must not fail this one.
    await keep(keeping, key, serialize(drawn)).catch(() => undefined);
    return drawn;
  };
}
