/** Every success of the reference's operations in the newest version, for the examples of the OpenAPI document. */
import { openApiDocument } from '../../src/api/openapi/document.ts';
import { newestVersion } from '../../src/api/versions/index.ts';
import { describeSlices } from '../../src/resources/index.ts';
import { neverGiven } from './overlaid.ts';
import type { Cell } from './reference.ts';
import { callFor, send } from './run-cells.ts';
import type { Scenarios, World } from './scenario.ts';

/** Last version that the reference publishes; its requests are the same as those of the newest. */
const published: Cell['version'] = '2025-12-08';

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
}
interface DescribedOperation {
  readonly operationId: string;
  readonly 'x-extension'?: boolean;
  readonly responses: Readonly<Record<string, unknown>>;
}

/** Returns the operations of the service's own document that are no extensions, which are those of the reference. */
function successes(): Cell[] {
  const { paths } = openApiDocument(describeSlices(), published) as unknown as Described;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId, 'x-extension': extension, responses }]) => {
      if (extension === true) return [];
      const statuses = Object.keys(responses).map(Number);
      return statuses
        .filter((status) => status < 300)
        .map((status) => {
          const upper = method.toUpperCase() as Cell['method'];
          return { family: '', operationId, method: upper, path, status, version: published };
        });
    }),
  );
}

/** Throws at the first operation that does not succeed. */
export async function recordSuccesses(world: World, scenarios: Scenarios): Promise<void> {
  for (const cell of successes().filter((each) => !neverGiven(each))) {
    const call = await callFor(world, scenarios[cell.operationId], cell);
    if (call === null) throw new Error(`no scenario brings about ${cell.operationId}`);
    const headers = { ...call.headers, 'service-version': newestVersion };
    const answer = await send(world, cell, { ...call, headers }).finally(() => call.release?.());
    if (answer.status >= 300) throw new Error(`${cell.operationId}: ${JSON.stringify(answer.body)}`);
    world.examples.keep(cell.operationId, call.body, answer.body);
  }
}
