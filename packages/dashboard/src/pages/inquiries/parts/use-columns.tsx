/** Columns of the table of inquiries as this browser shows them. */

import { claimsQuery, personOf, type ReviewClaim, templateIdOf } from '../../../client/inquiries.ts';
import type { Inquiry } from '../../../client/resources.ts';
import { templateNamesQuery } from '../../../client/templates.ts';
import { useQuery } from '../../../client/use-query.ts';
import { InquiryStatus } from '../../../kit/inquiry-status.tsx';
import { RowLink } from '../../../kit/table/row-link.tsx';
import type { Column } from '../../../kit/table/table-row.tsx';
import { tagsColumn } from '../../../kit/table/tags-column.tsx';
import { Time } from '../../../kit/time.tsx';
import { usePreferences } from '../../../shell/preferences.ts';
import { useApi, useEnvironment, useHasRight } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { type ColumnId, offeredTo, shownOf } from '../columns.ts';
import styles from '../inquiries.module.css';
import { ageFrom, lastEventOf } from '../moments.ts';

/** Returns the columns to show: the person, and what is chosen of those that the role may see. */
export function useColumns(): readonly Column<Inquiry>[] {
  const { inquiries: texts } = usePageTexts();
  const hasRight = useHasRight();
  const api = useApi();
  const shown = shownOf(offeredTo(hasRight), usePreferences().inquiryColumns);
  const mayListTemplates = hasRight('inquiry_template.read');
  const templates = useQuery({ ...templateNamesQuery(api), enabled: mayListTemplates });
  const claims = useQuery({ ...claimsQuery(api), enabled: shown.includes('claimed') }).data?.claims ?? [];
  const templateName = (id: string) => templates.data?.data.find((each) => each.id === id)?.attributes.name ?? id;
  const titles = texts.columns;
  const all: Readonly<Record<ColumnId, Column<Inquiry>>> = {
    status: {
      id: 'status',
      title: titles.status,
      share: 3,
      cell: ({ attributes }) => <InquiryStatus status={attributes.status} />,
    },
    template: { id: 'template', title: titles.template, share: 3, cell: (each) => templateName(templateIdOf(each)) },
    tags: tagsColumn(titles.tags, ({ attributes }) => attributes.tags),
    age: {
      id: 'age',
      title: titles.age,
      share: 2,
      cell: ({ attributes }) => <Time value={ageFrom(attributes)} as="length" />,
    },
    claimed: {
      id: 'claimed',
      title: titles.claimed,
      share: 2,
      cell: ({ id }) => <Claim claim={claims.find((each) => each['inquiry-id'] === id)} />,
    },
    'last-event': { id: 'last-event', title: titles.lastEvent, share: 3, cell: (each) => <LastEvent inquiry={each} /> },
    created: {
      id: 'created',
      title: titles.created,
      share: 2,
      cell: ({ attributes }) => <Time value={attributes['created-at']} as="day" />,
    },
  };
  const who: Column<Inquiry> = { id: 'who', title: titles.who, share: 4, cell: (each) => <Who inquiry={each} /> };
  return [who, ...shown.map((id) => all[id])];
}

interface ClaimProps {
  readonly claim: ReviewClaim | undefined;
}

/** Shows who is reviewing the inquiry, and since when. */
function Claim({ claim }: ClaimProps) {
  const { inquiries: texts } = usePageTexts();
  if (claim === undefined) return <span className={styles['quiet']}>–</span>;
  const { name, 'is-own': isOwn } = claim['claimed-by'];
  return (
    <span className={styles['who']}>
      <span>{isOwn ? texts.you : name}</span>
      <span className={styles['quiet']}>
        <Time value={claim['claimed-at']} as="age" />
      </span>
    </span>
  );
}

function LastEvent({ inquiry }: { readonly inquiry: Inquiry }) {
  const { inquiries: texts } = usePageTexts();
  const { name, at } = lastEventOf(inquiry.attributes);
  return (
    <span className={styles['who']}>
      <span>{texts.events[name]}</span>
      <span className={styles['quiet']}>
        <Time value={at} as="age" />
      </span>
    </span>
  );
}

/** Shows the person if known, else the reference id, and always the id. */
function Who({ inquiry }: { readonly inquiry: Inquiry }) {
  const { inquiries: texts, kit } = usePageTexts();
  const { kind } = useEnvironment();
  const reference = inquiry.attributes['reference-id'] ?? '';
  const person = personOf(inquiry);
  return (
    <span className={styles['who']}>
      <span className={styles['name']}>
        <RowLink to={`/${kind}/inquiries/${inquiry.id}`}>
          {(person ?? kit.keptFromRole) || reference || texts.nobody}
        </RowLink>
      </span>
      <span className={styles['id']}>{person !== '' && reference !== '' ? reference : inquiry.id}</span>
    </span>
  );
}
