/** Counts of the reading and the checks of one document with known print, for the figures of a suite. */
import type { DocumentFacts } from '@countersign/engines/facts';
import {
  type JudgedValue,
  judgeValues,
  type Printed,
  type Source,
} from '../../../engines/test/accuracy/judge-values.ts';
import type { Tally } from '../../../engines/test/accuracy/tally.ts';
import { type CheckFacts, type CheckResult, noFacts } from '../../src/checks/check.ts';
import { runChecks } from '../../src/checks/run-checks.ts';

export interface KnownDocument {
  /** Name in reports for people. */
  readonly name: string;
  /** Groups in which its values count in addition to the total: capture, level, kind. */
  readonly groups: readonly string[];
  readonly printed: Printed;
  readonly inZone: Printed;
  /** Lines of its machine-readable zone; empty without one. */
  readonly zone: readonly string[];
  readonly sources: readonly Source[];
}

/** Returns the results of the document checks with their default settings. */
export function checkDocument(
  facts: DocumentFacts,
  selected: CheckFacts['selected'],
  today: string,
): readonly CheckResult[] {
  const all: CheckFacts = { ...noFacts, document: facts, selected, captureMethod: 'upload' };
  return runChecks({ kind: 'government-id', facts: all, configured: [], today });
}

/** Returns the required checks that failed, with their reasons. */
export function failuresOf(results: readonly CheckResult[]): readonly string[] {
  return results
    .filter(({ status, requirement }) => status === 'failed' && requirement === 'required')
    .map(({ name, reasons }) => `${name} ${reasons.join(' ')}`.trim());
}

function addValue(tally: Tally, { name, groups }: KnownDocument, judged: JudgedValue): void {
  const { field, source, outcome, accepted, printed } = judged;
  const note = outcome === 'wrong' ? `${name}: ${field} ${accepted} for ${printed}` : undefined;
  const places = [
    `${source}`,
    `${source} ${field}`,
    ...(source === 'chosen' ? groups.map((group) => `chosen, ${group}`) : []),
  ];
  for (const place of places) {
    tally.add(`${place}: right`, outcome === 'right');
    tally.add(`${place}: nothing wrong accepted`, outcome !== 'wrong', place === source ? note : undefined);
  }
}

/** Counts the zone and values of one document. */
export function tallyReading(tally: Tally, document: KnownDocument, facts: DocumentFacts): void {
  const { name, groups, zone } = document;
  if (zone.length > 0) {
    const read = facts.front.mrz ?? facts.back?.mrz ?? null;
    const isExact = read?.lines.join() === zone.join();
    const note = isExact ? undefined : `${name}: ${read === null ? 'no zone' : read.lines.join(' ')}`;
    for (const group of ['all', ...groups])
      tally.add(`zone exact, ${group}`, isExact, group === 'all' ? note : undefined);
    tally.add('zone not valid but wrong', isExact || read?.valid !== true);
  }
  for (const judged of judgeValues(facts, document.printed, document.inZone, document.sources))
    addValue(tally, document, judged);
}

/** Counts an honest document that fails a required check. */
export function tallyFailures(tally: Tally, { name, groups }: KnownDocument, failures: readonly string[]): void {
  const note = failures.length > 0 ? `${name}: ${failures.join(', ')}` : undefined;
  for (const group of ['all', ...groups]) {
    tally.add(`no required check fails, ${group}`, failures.length === 0, group === 'all' ? note : undefined);
  }
  for (const failure of failures) tally.add(`fails: ${failure.split(' ')[0]}`, true);
}
