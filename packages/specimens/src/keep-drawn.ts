/** Drawings kept on disk: a seed draws the same picture every time, and tests ask for the same ones in every run. */
import { createHash, randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';

type Draw<Arguments extends readonly unknown[], Drawn> = (...given: Arguments) => Promise<Drawn>;

export interface Keeping {
  /** May be deleted at any time. */
  readonly folder: string;
  /** Changes with everything that a drawing follows from beside its arguments. */
  readonly version: () => string;
}

const checkout = fileURLToPath(new URL('../../../', import.meta.url));
/** What draws, what it draws with, and the libraries of both. */
const sources = ['packages/specimens/src/**/*.ts', 'packages/engines/src/**/*.ts', 'package-lock.json'];

function digestOf(checkout: string): string {
  const hash = createHash('sha256').update(process.arch);
  const paths = globSync(sources, { cwd: checkout }).filter((path) => !path.endsWith('.test.ts'));
  for (const path of paths.sort()) hash.update(path).update(readFileSync(join(checkout, path)));
  return hash.digest('hex').slice(0, 32);
}

/** Drawings in `folder`, good for the sources of this checkout as they are. */
export function keepingIn(folder: string, sourcesIn = checkout): Keeping {
  let digest: string | null = null;
  const version = () => {
    digest ??= digestOf(sourcesIn);
    return digest;
  };
  return { folder, version };
}

/** Null when an argument is no plain data, and the drawing may follow from more than is seen. */
function keyOf(name: string, given: readonly unknown[]): string | null {
  try {
    return createHash('sha256').update(`${name} `).update(serialize(given)).digest('hex');
  } catch {
    return null;
  }
}

/** Below `folder` one folder for each version: when a new one is made, what older sources drew is of no more use. */
async function keep({ folder, version }: Keeping, key: string, drawn: Buffer): Promise<void> {
  const own = join(folder, version());
  if ((await mkdir(own, { recursive: true })) !== undefined) {
    const others = (await readdir(folder)).filter((name) => name !== version());
    for (const name of others) await rm(join(folder, name), { recursive: true, force: true });
  }
  const written = join(own, `${key}.${randomUUID()}`);
  await writeFile(written, drawn);
  // Another process never reads half a drawing.
  await rename(written, join(own, key));
}

/**
 * `draw`, which must follow from its arguments alone and give plain data, such as bytes or an object of them, with its drawings
 * kept; as it is when `keeping` is null. `name` tells it from others.
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
    // A full disk costs the next run its time, and this one nothing.
    await keep(keeping, key, serialize(drawn)).catch(() => undefined);
    return drawn;
  };
}
