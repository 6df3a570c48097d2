/** The engines of this machine, warm: loading their models costs seconds, so all tests of a process share them. */
import { createEngines, type LocalEngines } from '../../src/index.ts';

let shared: LocalEngines | null = null;

/**
 * Engines that a test or a service may close and the next one uses again; their processes do not keep this one from ending, and end
 * with it. A test that kills engines, counts what they did or sets their limits makes its own by `createEngines`.
 */
export function warmEngines(): LocalEngines {
  shared ??= createEngines();
  return { ...shared, close: async () => undefined };
}
