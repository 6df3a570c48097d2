/** Import graph of the checkout: the files that a file loads, according to its text. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parseSync } from 'oxc-parser';

export interface Loaded {
  /** Path from the root for a file of the checkout, else the specifier: `pg`, `node:fs`. */
  readonly target: string;
  /** True if loaded with the file; false if its code loads it later, by `import()` or as a file that it names. */
  readonly withTheFile: boolean;
}

export interface ImportGraph {
  /** Returns the files that the file at `path` names itself; none for a file that is not code. */
  loadedBy(path: string): readonly Loaded[];
}

const code = /\.(ts|tsx|mts|mjs|js)$/;
/** Matches `'./serve-engines.ts'`: modules and data that are started, read or served by path. */
const namedFile = /['"`](\.{1,2}\/[\w./-]+\.\w+)['"`]/g;

type Exports = Readonly<Record<string, string | { readonly types?: string; readonly default: string }>>;

/** Returns specifier → file, for the exports of this checkout's packages to each other. */
function workspaceExports(root: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const manifest of globSync('packages/*/package.json', { cwd: root })) {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, manifest), 'utf8')) as {
      name: string;
      exports?: Exports;
    };
    for (const [subpath, target] of Object.entries(exports)) {
      // A build is represented by its source.
      const file = typeof target === 'string' ? target : (target.types ?? target.default);
      found.set(posix.join(name, subpath), posix.join(dirname(manifest), file));
    }
  }
  return found;
}

function isErased(entries: readonly { readonly isType: boolean }[]): boolean {
  return entries.length > 0 && entries.every(({ isType }) => isType);
}

function specifiersOf(path: string, text: string): { specifier: string; withTheFile: boolean }[] {
  const { module, errors } = parseSync(path, text);
  if (errors[0] !== undefined) throw new Error(`${path} cannot be parsed: ${errors[0].message}`);
  const statics = module.staticImports
    .filter(({ entries }) => !isErased(entries))
    .map(({ moduleRequest }) => moduleRequest.value);
  const again = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest === null || isType ? [] : [moduleRequest.value])),
  );
  const dynamics = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const written = /^['"`]([^'"`$]+)['"`]$/.exec(text.slice(start, end))?.[1];
    return written === undefined ? [] : [written];
  });
  const named = [...text.matchAll(namedFile)].flatMap(([, name]) => (name === undefined ? [] : [name]));
  return [
    ...[...statics, ...again].map((specifier) => ({ specifier, withTheFile: true })),
    ...[...dynamics, ...named].map((specifier) => ({ specifier, withTheFile: false })),
  ];
}

export function readImportGraph(root: string): ImportGraph {
  const exported = workspaceExports(root);
  const known = new Map<string, readonly Loaded[]>();
  const read = (path: string): readonly Loaded[] => {
    if (!code.test(path) || !existsSync(join(root, path))) return [];
    return specifiersOf(path, readFileSync(join(root, path), 'utf8')).map(({ specifier, withTheFile }) => {
      const target = specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : exported.get(specifier);
      return { target: target ?? specifier, withTheFile };
    });
  };
  return {
    loadedBy(path) {
      const loaded = known.get(path) ?? read(path);
      known.set(path, loaded);
      return loaded;
    },
  };
}

/** Returns everything that `path` loads, itself included; only files that `follow` accepts are read further. */
export function reachedFrom(
  graph: ImportGraph,
  path: string,
  follow: (loaded: Loaded) => boolean = () => true,
): ReadonlySet<string> {
  const reached = new Set([path]);
  for (const at of reached) {
    for (const loaded of graph.loadedBy(at)) if (follow(loaded)) reached.add(loaded.target);
  }
  return reached;
}
