/** Whole run: every documented answer of every operation in every behaviour, then every webhook body. */
import { recordAdditions } from './additions.ts';
import { neverGiven } from './overlaid.ts';
import { recordSuccesses } from './record-successes.ts';
import { loadReference } from './reference.ts';
import { type Section, sectionsOf } from './report.ts';
import { runCells } from './run-cells.ts';
import { scenarios } from './scenarios/index.ts';
import { judgeWebhookBodies } from './webhook-bodies.ts';
import { openWorld } from './world.ts';

export interface ConformanceRun {
  readonly sections: readonly Section[];
  /** Number of documented answers that the overlay declares as never given. */
  readonly excused: number;
}

/** Reports webhooks that cannot be created as one failure. */
const notRun = (error: unknown): Section => ({
  name: 'webhook-bodies',
  results: [{ row: 'all', label: 'body', problem: error instanceof Error ? error.message : String(error) }],
});

export interface RunOptions {
  /** Words of which a family's name must contain one; absent for all families. */
  readonly families?: readonly string[];
}

/**
 * Writes the answers of every operation as the examples of the OpenAPI document. The reference's documents are not
 * needed.
 */
export async function recordExamples(): Promise<void> {
  const world = await openWorld();
  try {
    await recordSuccesses(world, scenarios);
    await recordAdditions(world);
    world.examples.write();
  } finally {
    await world.close();
  }
}

export async function runConformance(folder: string, options: RunOptions = {}): Promise<ConformanceRun> {
  const { families = [] } = options;
  const reference = loadReference(folder);
  const cells = reference.cells.filter(
    ({ family }) => families.length === 0 || families.some((word) => family.includes(word)),
  );
  const world = await openWorld();
  try {
    const results = await runCells(world, reference, scenarios, cells);
    const webhooks = families.length === 0 || families.some((word) => 'webhook-bodies'.includes(word));
    const bodies = webhooks ? [await judgeWebhookBodies(world, reference, scenarios).catch(notRun)] : [];
    return { sections: [...sectionsOf(results), ...bodies], excused: cells.filter(neverGiven).length };
  } finally {
    await world.close();
  }
}
