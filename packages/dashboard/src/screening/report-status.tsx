/** The state of a report, and whether it has a match, each as a coloured word. */
import { type AnyReport, kindOf } from '../client/reports.ts';
import { Badge, type BadgeTone } from '../kit/badge.tsx';
import { usePageTexts } from '../texts/use-texts.tsx';

const tones: Readonly<Record<string, BadgeTone>> = { ready: 'good', errored: 'problem', submitted: 'accent' };

export function ReportStatus({ status }: { readonly status: string }) {
  const { reports } = usePageTexts();
  const words: Readonly<Record<string, string | undefined>> = reports.statuses;
  return <Badge tone={tones[status] ?? 'plain'}>{words[status] ?? status}</Badge>;
}

/** Kinds of reports that can have a match; other kinds are neither matched nor clear. */
const matching: readonly string[] = [
  'watchlist',
  'business-watchlist',
  'politically-exposed-person',
  'crypto-address-watchlist',
  'adverse-media',
  'business-adverse-media',
];

/** Shows the match state; a report without a result is neither matched nor clear. */
export function MatchBadge({ report }: { readonly report: AnyReport }) {
  const { reports: texts } = usePageTexts();
  const { status, 'has-match': hasMatch, 'redacted-at': redactedAt } = report.attributes;
  if (redactedAt !== null) return <Badge>{texts.redacted}</Badge>;
  if (!matching.includes(kindOf(report))) return null;
  if (hasMatch) return <Badge tone="warning">{texts.matched}</Badge>;
  return status === 'ready' ? <Badge tone="good">{texts.clear}</Badge> : <Badge>{texts.unknown}</Badge>;
}

export function useKindName(): (kind: string) => string {
  const { reports: texts } = usePageTexts();
  return (kind) => (texts.kinds as Readonly<Record<string, string | undefined>>)[kind] ?? kind;
}
