/** Run that makes the service give each documented answer and judges it. */
import { ownerClient } from './keys.ts';
import { asReference, memberProblems, neverGiven, ourStatus } from './overlaid.ts';
import type { Cell, Reference } from './reference.ts';
import { refusedCall } from './refusals.ts';
import type { Call, OperationScenario, Scenarios, World, WorldAnswer } from './scenario.ts';

export interface CellResult {
  readonly cell: Cell;
  /** Null if the answer is as documented. */
  readonly problem: string | null;
}

export async function runCells(
  world: World,
  reference: Reference,
  scenarios: Scenarios,
  cells: readonly Cell[],
): Promise<CellResult[]> {
  const results: CellResult[] = [];
  for (const cell of cells) {
    if (neverGiven(cell)) continue;
    const problem = await problemOf(world, reference, scenarios[cell.operationId], cell).catch((error: unknown) =>
      error instanceof Error ? error.message : String(error),
    );
    results.push({ cell, problem: problem === null ? null : problem.replaceAll(/\s+/g, ' ').slice(0, 600) });
  }
  return results;
}

async function problemOf(
  world: World,
  reference: Reference,
  scenario: OperationScenario | undefined,
  cell: Cell,
): Promise<string | null> {
  const call = await callFor(world, scenario, cell);
  if (call === null) return 'no scenario brings this answer about';
  const answer = await send(world, cell, call).finally(() => call.release?.());
  const wanted = ourStatus(cell);
  if (answer.status !== wanted) return `answered ${answer.status} instead: ${said(answer)}`;
  const request = cell.status === 400 ? null : reference.judgeRequest(cell, call.body);
  const body = asReference(answer.body, cell.operationId);
  const response = reference.judgeAnswer(cell, { headers: answer.headers, body });
  const problems = [request, response, memberProblems(reference, cell, body)].filter((each) => each !== null);
  return problems.length === 0 ? null : problems.join('; ');
}

const said = ({ body }: WorldAnswer): string =>
  JSON.stringify((body as { errors?: unknown }).errors ?? body).slice(0, 300);

export async function callFor(world: World, scenario: OperationScenario | undefined, cell: Cell): Promise<Call | null> {
  const own = scenario?.answers?.[cell.status];
  if (own !== undefined) return own(world, cell.version);
  if (cell.status < 300) return scenario === undefined ? null : scenario.success(world, cell.version);
  return refusedCall(world, cell, scenario);
}

export async function send(world: World, cell: Cell, call: Call): Promise<WorldAnswer> {
  const path = cell.path.replaceAll(/\{([^}]+)\}/g, (_all, name: string) => {
    const value = call.parameters?.[name];
    if (value === undefined) throw new Error(`the scenario gives no ${name}`);
    return encodeURIComponent(value);
  });
  if (cell.status === 429) return overLimit(world, cell, path, call);
  if (cell.status === 503) return world.outage.send(cell, call.query === undefined ? path : `${path}?${call.query}`);
  return world.send(cell.method, path, call, cell.version);
}

/** Sends a request over the limit. The first one of a new minute is allowed, so the limit is then used up again. */
async function overLimit({ limited }: World, cell: Cell, path: string, { body }: Call): Promise<WorldAnswer> {
  const ask = () =>
    ownerClient(limited).request(cell.method, path, {
      headers: { 'service-version': cell.version },
      ...(body === undefined ? {} : { body }),
    });
  const answer = await ask();
  return answer.status === 429 ? answer : ask();
}
