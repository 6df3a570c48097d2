/** The inquiries that were refused, by reason, each with its name, its state now and the way to it. */
import { Link } from '@tanstack/react-router';
import { type BulkRow, mostNamed, namedInquiriesQuery } from '../../../client/bulk.ts';
import { personOf } from '../../../client/inquiries.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Card } from '../../../kit/card.tsx';
import { InquiryStatus, useStatusWord } from '../../../kit/inquiry-status.tsx';
import { useApi, useEnvironment, useHasRight } from '../../../shell/session.ts';
import { countOf, fill } from '../../../texts/fill.ts';
import { useLanguage, useNumber, usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../bulk-action.module.css';

interface Group {
  readonly reason: string;
  readonly ids: readonly string[];
}

/** Returns the sentence for a refusal: the reader's, or else what the service says. */
function useReasonOf(): (refusal: NonNullable<BulkRow['refusal']>) => string {
  const { bulkAction, errors } = usePageTexts();
  const wordOf = useStatusWord();
  const known: Readonly<Record<string, string | undefined>> = { ...errors.byCode, ...bulkAction.reasons };
  const { redacted, awaitsReport, status } = bulkAction.causes;
  return ({ code, cause, details }) => {
    if (cause === null) return known[code] ?? details;
    if (cause === 'redacted') return redacted;
    return cause === 'awaits_report' ? awaitsReport : fill(status, { status: wordOf(cause) });
  };
}

export function Refusals({ rows }: { readonly rows: readonly BulkRow[] }) {
  const { bulkAction: texts } = usePageTexts();
  const reasonOf = useReasonOf();
  const refused = rows.flatMap(({ refusal, 'inquiry-id': id }) =>
    refusal === null ? [] : [{ id, reason: reasonOf(refusal) }],
  );
  const groups: readonly Group[] = [...Map.groupBy(refused, ({ reason }) => reason)]
    .map(([reason, members]) => ({ reason, ids: members.map(({ id }) => id) }))
    .toSorted((a, b) => b.ids.length - a.ids.length);
  return (
    <Card title={texts.refused} help={texts.refusedHelp}>
      {groups.map((group) => (
        <Reason key={group.reason} group={group} />
      ))}
    </Card>
  );
}

function Reason({ group: { reason, ids } }: { readonly group: Group }) {
  const { bulkAction: texts } = usePageTexts();
  const language = useLanguage();
  const number = useNumber();
  const { kind } = useEnvironment();
  const shown = ids.slice(0, mostNamed);
  const isAllowed = useHasRight()('inquiry.read');
  const named = useQuery({ ...namedInquiriesQuery(useApi(), shown), enabled: isAllowed });
  const inquiries = new Map(named.data?.data.map((inquiry) => [inquiry.id, inquiry]));
  return (
    <section aria-label={reason}>
      <h3>
        {reason} ({number(ids.length)})
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling by keyboard needs this (WCAG 2.1.1) */}
      <ul className={styles['rows']} tabIndex={0} aria-label={reason}>
        {shown.map((id) => {
          const inquiry = inquiries.get(id);
          const name = inquiry === undefined ? '' : personOf(inquiry) || inquiry.attributes['reference-id'];
          return (
            <li key={id}>
              <Link to={`/${kind}/inquiries/${id}`}>{name || id}</Link>{' '}
              {inquiry !== undefined && <InquiryStatus status={inquiry.attributes.status} />}
            </li>
          );
        })}
        {ids.length > shown.length && <li>{countOf(texts.more, ids.length - shown.length, language)}</li>}
      </ul>
    </section>
  );
}
