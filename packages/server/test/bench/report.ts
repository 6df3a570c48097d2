/** Output of benchmarks: a table for people, one JSON line per figure for programs. */

export interface BenchFigure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly baseline: string;
  /** Target of the figure, as a sentence. */
  readonly target: string;
  readonly reached: boolean;
}

const shown = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(2));

export function printFigures(figures: readonly BenchFigure[]): void {
  const rows = figures.map(({ name, value, unit, baseline, target, reached }) => [
    name,
    `${shown(value)} ${unit}`,
    baseline,
    target,
    reached ? 'yes' : 'NO',
  ]);
  const header = ['Figure', 'Value', 'Against', 'Target', 'Reached'];
  const widths = header.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  for (const row of [header, ...rows]) {
    process.stdout.write(`${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}\n`);
  }
  for (const figure of figures) process.stdout.write(`${JSON.stringify(figure)}\n`);
}
