/** Every success of the reference's operations once more, in the newest version: what the examples of the OpenAPI document show. */
import { newestVersion } from '../../src/api/versions/index.ts';
import { neverGiven } from './overlaid.ts';
import type { Cell } from './reference.ts';
import { callFor, send } from './run-cells.ts';
import type { Scenarios, World } from './scenario.ts';

/** The last version that the reference publishes; its requests are those of the newest. */
const published: Cell['version'] = '2025-12-08';

/** Throws at the first operation that does not succeed. */
export async function recordSuccesses(world: World, scenarios: Scenarios, cells: readonly Cell[]): Promise<void> {
  for (const cell of cells.filter((each) => each.version === published && each.status < 300 && !neverGiven(each))) {
    const call = await callFor(world, scenarios[cell.operationId], cell);
    if (call === null) throw new Error(`no scenario brings about ${cell.operationId}`);
    const headers = { ...call.headers, 'service-version': newestVersion };
    const answer = await send(world, cell, { ...call, headers }).finally(() => call.release?.());
    if (answer.status >= 300) throw new Error(`${cell.operationId}: ${JSON.stringify(answer.body)}`);
    world.examples.keep(cell.operationId, call.body, answer.body);
  }
}
