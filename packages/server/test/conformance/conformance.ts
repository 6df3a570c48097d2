/** The whole run: every documented answer of every operation in every behaviour, then every webhook body. */
import { neverGiven } from './overlaid.ts';
import { loadReference } from './reference.ts';
import { type Section, sectionsOf } from './report.ts';
import { runCells } from './run-cells.ts';
import { scenarios } from './scenarios/index.ts';
import { openWorld } from './world.ts';

export interface ConformanceRun {
  readonly sections: readonly Section[];
  /** Documented answers that the overlay says are never given. */
  readonly excused: number;
}

/** `families` restricts the run to the families whose name holds one of the words. */
export async function runConformance(folder: string, families: readonly string[] = []): Promise<ConformanceRun> {
  const reference = loadReference(folder);
  const cells = reference.cells.filter(
    ({ family }) => families.length === 0 || families.some((word) => family.includes(word)),
  );
  const world = await openWorld();
  try {
    const results = await runCells(world, reference, scenarios, cells);
    return { sections: sectionsOf(results), excused: cells.filter(neverGiven).length };
  } finally {
    await world.close();
  }
}
