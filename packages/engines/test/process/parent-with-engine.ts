/** Process that owns an engine process: it reports the engine's process id, then waits or has nothing left to do. */
import { createEngineProcess } from '../../src/process/engine-process.ts';

const engine = createEngineProcess({
  entry: new URL('./unreliable-engine.ts', import.meta.url),
  limits: { processorMs: 10_000, clockMs: 10_000 },
  residentLimitBytes: 1e9,
});
process.send?.(await engine.call('pid', null));
if (process.argv[2] === 'then-leave') process.disconnect();
else setInterval(() => undefined, 60_000);
