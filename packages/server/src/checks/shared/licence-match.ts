/** What the checks of a licence authority's record tell beside their lines. */
import type { RecordLine } from './match-requirements.ts';

const order = ['none', 'missing', 'partial', 'full'] as const;

/** The worst of all lines, null where nothing was compared; of names each one by itself. */
export function showLicenceMatch(lines: readonly RecordLine[]): Readonly<Record<string, unknown>> {
  const worst = order.find((level) => lines.some((line) => line['match-result'] === level)) ?? null;
  const names = lines.filter(({ name }) => name.startsWith('name_'));
  const each = names.map((line) => [`${line.name.replaceAll('_', '-')}-match`, line['match-result']]);
  return { 'match-result': worst === 'missing' ? null : worst, ...Object.fromEntries(each) };
}
