/** Match results that the checks of a licence authority's record show in addition to their lines. */
import type { RecordLine } from './match-requirements.ts';

const order = ['none', 'missing', 'partial', 'full'] as const;

/** Returns the worst result of all lines, null if none was compared, and the result of each name separately. */
export function showLicenceMatch(lines: readonly RecordLine[]): Readonly<Record<string, unknown>> {
  const worst = order.find((level) => lines.some((line) => line['match-result'] === level)) ?? null;
  const names = lines.filter(({ name }) => name.startsWith('name_'));
  const each = names.map((line) => [`${line.name.replaceAll('_', '-')}-match`, line['match-result']]);
  return { 'match-result': worst === 'missing' ? null : worst, ...Object.fromEntries(each) };
}
