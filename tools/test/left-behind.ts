/** Remains of a test file in its process that could affect the next file. */
import { setTimeout as wait } from 'node:timers/promises';

export interface Before {
  /** Describes everything that was not there before; empty if the process is unchanged. */
  leftBehind(): Promise<readonly string[]>;
}

/** Sockets and processes need a moment to end. */
const graceMs = 5000;

/** Globals of the CommonJS form of tslib (from the ASN.1 reader of passkeys). */
const tslib = `
  extends assign rest decorate param esDecorate runInitializers propKey setFunctionName
  metadata awaiter generator exportStar createBinding values read spread spreadArrays
  spreadArray await asyncGenerator asyncDelegator asyncValues makeTemplateObject importStar importDefault classPrivateFieldGet
  classPrivateFieldSet classPrivateFieldIn addDisposableResource disposeResources rewriteRelativeImportExtension
`
  .trim()
  .split(/\s+/)
  .map((name) => `__${name}`);

/**
 * Globals that libraries set when they are loaded and that nothing else reads: libvips (by sharp), OpenCV, PDF.js, Zod
 * (by Playwright).
 */
const leftByLibraries = new Set([
  'VIPSHOME',
  'Module',
  ...['DOMMatrix', 'ImageData', 'Path2D', 'pdfjsLib', 'pdfjsWorker', '_pdfjsTestingUtils'],
  ...['__zod_globalConfig', '__zod_globalRegistry'],
  ...tslib,
]);

const replaceable = { Date, setTimeout, setInterval, fetch, random: Math.random };
const current = () => ({ Date, setTimeout, setInterval, fetch, random: Math.random });

function countsOf(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function more(now: readonly string[], before: ReadonlyMap<string, number>): string[] {
  return [...countsOf(now)]
    .map(([name, count]) => ({ name, count: count - (before.get(name) ?? 0) }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => (count === 1 ? name : `${count} × ${name}`));
}

const listeners = () =>
  process.eventNames().flatMap((name) => new Array<string>(process.listenerCount(name)).fill(String(name)));

const globals = () => Object.getOwnPropertyNames(globalThis);

function environmentChanges(before: Readonly<Record<string, string | undefined>>): string[] {
  const changed = [...new Set([...Object.keys(before), ...Object.keys(process.env)])].filter(
    (name) => before[name] !== process.env[name] && !leftByLibraries.has(name),
  );
  for (const name of changed) {
    if (before[name] === undefined) delete process.env[name];
    else process.env[name] = before[name];
  }
  return changed;
}

/** Returns the names of the resources that keep the process open. */
export const openResources = (): readonly string[] => process.getActiveResourcesInfo();

/** Records the present state of the process. */
export function lookAround(): Before {
  const resources = countsOf(openResources());
  const heard = countsOf(listeners());
  const environment = { ...process.env };
  const folder = process.cwd();
  const names = new Set(globals());
  return {
    async leftBehind() {
      const deadline = performance.now() + graceMs;
      while (more(openResources(), resources).length > 0 && performance.now() < deadline) await wait(20);
      const replaced = current();
      const found: readonly (readonly [what: string, which: readonly string[]])[] = [
        ['still open', more(openResources(), resources)],
        ['listeners on the process', more(listeners(), heard)],
        ['changed in the environment', environmentChanges(environment)],
        ['made global', globals().filter((name) => !names.has(name) && !leftByLibraries.has(name))],
        [
          'replaced',
          Object.entries(replaceable).flatMap(([name, was]) =>
            Object.is(replaced[name as keyof typeof replaced], was) ? [] : [name],
          ),
        ],
        ['working folder', process.cwd() === folder ? [] : [process.cwd()]],
        // The runner sets it for an error after the end of its test.
        ['errors after the end of a test', process.exitCode === undefined ? [] : ['see above']],
      ];
      if (process.cwd() !== folder) process.chdir(folder);
      process.exitCode = undefined;
      return found.filter(([, which]) => which.length > 0).map(([what, which]) => `${what}: ${which.join(', ')}`);
    },
  };
}
