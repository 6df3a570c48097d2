/** Shared engines of a test process, already loaded, since loading their models takes seconds. */
import { createEngines, type LocalEngines } from '../../src/index.ts';

let shared: LocalEngines | null = null;

/**
 * Returns engines that a test or a service may close and the next one uses again; their processes do not keep this one
 * from ending, and end with it. A test that kills engines, counts their work or sets their limits creates its own by
 * `createEngines`.
 */
export function warmEngines(): LocalEngines {
  shared ??= createEngines();
  return { ...shared, close: async () => undefined };
}
