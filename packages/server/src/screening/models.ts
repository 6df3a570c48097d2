/** Models for scoring names: those included in the program and those fitted by the operator, by version. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { currentModel, type Model, models as shipped } from '@countersign/screening';
import { type TSchema, Type } from 'typebox';
import { Check } from 'typebox/value';
import { OperatorError } from '../lib/operator-error.ts';

export interface Models {
  /** Model that scores names now. */
  readonly current: Model;
  /** Finds a model by version; null if there is none. */
  named(version: string): Model | null;
  readonly versions: readonly string[];
}

const numbersFor = (names: object): TSchema =>
  Type.Object(Object.fromEntries(Object.keys(names).map((name) => [name, Type.Number()])), {
    additionalProperties: false,
  });

const modelSchema = Type.Object(
  {
    version: Type.String({ pattern: '^[a-z0-9][a-z0-9.-]{0,62}$' }),
    bias: Type.Number(),
    weights: numbersFor(currentModel.weights),
    record: numbersFor(currentModel.record),
  },
  { additionalProperties: false },
);

/** Returns the folder of the operator's own models: `<version>.json`, as `npm run train -- screening` writes them. */
export const modelFolder = (dataDir: string): string => join(dataDir, 'screening', 'models');

async function readOwn(path: string, version: string): Promise<Model> {
  const text = await readFile(path, 'utf8');
  const read: unknown = (() => {
    try {
      return JSON.parse(text);
    } catch {
      return null;
    }
  })();
  if (!Check(modelSchema, read))
    throw new OperatorError(`${path} is not a model: it must have the members of the shipped one.`);
  if (read.version !== version)
    throw new OperatorError(`${path} contains the version ${read.version}: rename it to ${read.version}.json.`);
  if (shipped[version] !== undefined)
    throw new OperatorError(`${path} has the version of a shipped model: give it another version.`);
  return read as Model;
}

/**
 * Opens the models; `chosen` is a version, null for the included current one. Throws OperatorError for an unknown one.
 */
export async function openModels(dataDir: string, chosen: string | null): Promise<Models> {
  const folder = modelFolder(dataDir);
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const own = await Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .map((name) => readOwn(join(folder, name), name.slice(0, -'.json'.length))),
  );
  const all = new Map([...Object.values(shipped), ...own].map((model) => [model.version, model]));
  const versions = [...all.keys()].sort();
  const current = chosen === null ? currentModel : all.get(chosen);
  if (current === undefined) {
    throw new OperatorError(`SCREENING_MODEL is ${chosen}, but must be one of ${versions.join(', ')}.`);
  }
  return { current, versions, named: (version) => all.get(version) ?? null };
}
