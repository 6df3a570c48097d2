/** Printed version of a report. Pure. */
import { knownCountries } from '@countersign/screening';
import type { Block, Fact, Mark, Report as Printed } from '../../../print/report.ts';
import type { Match, PassedGate } from '../../../screening/screening-request.ts';
import { kindNamed } from './kinds/index.ts';
import { isoOf } from './kinds/matched-lists.ts';
import type { Members, Report } from './report.ts';
import { termWords } from './term-words.ts';

const moment = (at: Date): string => `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`;

const words = (name: string): string => {
  const spaced = name.replaceAll(/[-_]/g, ' ');
  return `${spaced.charAt(0).toUpperCase()}${spaced.slice(1)}`;
};

const longest = 300;

function factsOf(members: Members): Fact[] {
  return Object.entries(members).flatMap(([name, value]) => {
    if (value === null || value === undefined || value === '') return [];
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
    return { label: words(name), value: text.length > longest ? `${text.slice(0, longest)}…` : text };
  });
}

/** Returns the status mark. "No match" is only a result of kinds that search for matches. */
function marked({ status, hasMatch, kind }: Report): Mark {
  if (status === 'errored') return { text: 'Not answered', tone: 'attention' };
  if (status !== 'ready') return { text: 'Pending', tone: 'neutral' };
  const named = kindNamed(kind);
  if (named.answeredBy !== 'watchlists' && named.isMedia !== true) return { text: 'Ready', tone: 'neutral' };
  return hasMatch ? { text: 'Match', tone: 'negative' } : { text: 'No match', tone: 'positive' };
}

const gateWords: Readonly<Record<PassedGate['outcome'], string>> = {
  passed: 'passed',
  absent: 'nothing to compare on one side',
  identified: 'outweighed by a shared number',
  off: 'switched off',
};

function matchBlocks({ name, watchlist, entity, explanation }: Match): Block[] {
  const facts: Fact[] = [
    { label: 'Listed name', value: name },
    { label: 'Entry', value: entity.key },
    { label: 'Born', value: entity.birthdates.map(isoOf).join(', ') || null },
    { label: 'Countries', value: knownCountries(entity).join(', ') || null },
    { label: 'Programmes', value: entity.programs.join(', ') || null },
    { label: 'Address of the list', value: watchlist.url || null },
  ];
  if (explanation === null) return [{ kind: 'facts', facts }];
  const gates = (explanation.gates ?? []).map(({ gate, setting, outcome }) => ({
    label: `Rule of ${gate}`,
    value: `${setting}: ${gateWords[outcome]}`,
  }));
  const rows = explanation.terms
    .filter(({ z }) => z !== 0)
    .map(({ feature, value, weight, z }) => ({
      cells: [termWords.get(feature) ?? words(feature), value.toFixed(3), weight.toFixed(3)],
      mark: { text: z.toFixed(3), tone: 'neutral' as const },
    }));
  return [
    { kind: 'facts', facts: [...facts, ...gates] },
    {
      kind: 'table',
      columns: [
        { title: `Reason (${explanation.model})`, share: 46 },
        { title: 'Value', share: 27 },
        { title: 'Weight', share: 27 },
      ],
      rows,
    },
  ];
}

/** Describes the report. `resultHash` is that of the last run, so that the print can be compared with a replay. */
export function describeReport(
  report: Report,
  printed: { readonly at: Date; readonly stamp: string | null; readonly resultHash: string | null },
): Printed {
  const { content } = report;
  const { query, searched, errors, matches, dismissals, result } = content;
  const sources: Fact[] = searched.map(({ slug, version, checkedAt, age }) => ({
    label: slug,
    value: `${version.slice(0, 12)}, up to date at ${checkedAt === null ? 'no time' : moment(new Date(checkedAt))} (${age})`,
  }));
  const told: Fact[] = (content.told ?? []).map(({ slug, asOf }) => ({
    label: slug,
    value: asOf === null ? 'told by the provider' : `told by the provider, as of ${asOf}`,
  }));
  return {
    kind: 'Report',
    id: report.id,
    title: kindNamed(report.kind).title,
    mark: marked(report),
    stamp: printed.stamp,
    printedAt: printed.at,
    facts: [
      { label: 'Account', value: report.accountId },
      { label: 'Template', value: `${report.templateId} ${report.templateVersionName}` },
      { label: 'Created', value: moment(report.createdAt) },
      { label: 'Completed', value: report.completedAt === null ? null : moment(report.completedAt) },
      { label: 'Result hash', value: printed.resultHash },
    ],
    sections: [
      { title: 'Asked', blocks: [{ kind: 'facts', facts: factsOf(query) }] },
      {
        title: 'Searched',
        blocks: [
          sources.length + told.length === 0 ? nothingSearched : { kind: 'facts', facts: [...sources, ...told] },
        ],
      },
      ...errors.map(({ code, detail }) => ({
        title: words(code),
        blocks: [{ kind: 'note' as const, text: `${detail}.` }],
      })),
      ...(result === null ? [] : [{ title: 'Told', blocks: [{ kind: 'facts' as const, facts: factsOf(result) }] }]),
      ...matches.map((match) => ({
        title: `${match.name}, ${match.watchlist.title}`,
        mark: {
          text: match.explanation?.score.toFixed(3) ?? (match.told === undefined ? 'Exact' : 'Told by the provider'),
          tone: 'negative' as const,
        },
        blocks: matchBlocks(match),
      })),
      ...dismissals.map(({ at, by, reason, match, media, first }) => ({
        title: `Dismissed: ${match?.name ?? media?.id ?? ''}`,
        subtitle: `${at} · ${first === undefined ? by : `${first.by}, then ${by}`}`,
        blocks: [first?.reason ?? '', reason].flatMap((text) => (text === '' ? [] : [{ kind: 'note' as const, text }])),
      })),
    ],
  };
}

const nothingSearched: Block = { kind: 'note', text: 'No list on this machine was searched for it.' };
