/** Printed report of a case. Pure. */
import type { Fact, Mark, Report as Printed, Section } from '../../../print/report.ts';
import type { Case } from './case.ts';
import type { CaseComment } from './comment-store.ts';
import type { CaseObject } from './object-store.ts';

const moment = (at: Date): string => `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
const orNull = (at: Date | null): string | null => (at === null ? null : moment(at));

const longest = 300;

const textOf = (value: unknown): string => {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
};

export interface PrintedCase {
  readonly given: Case;
  readonly emails: ReadonlyMap<string, string>;
  readonly objects: readonly CaseObject[];
  readonly comments: readonly CaseComment[];
  readonly checks: readonly { readonly label: string; readonly by: string; readonly at: Date }[];
  readonly stamp: string | null;
  readonly at: Date;
}

const marked = ({ status, state }: Case): Mark => ({
  text: status,
  tone: state === 'resolved' ? 'neutral' : 'attention',
});

function factsOf({ given, emails }: PrintedCase): Fact[] {
  const person = (id: string | null | undefined): string | null => (id ? (emails.get(id) ?? id) : null);
  return [
    { label: 'Opened', value: moment(given.createdAt) },
    { label: 'Opened by', value: person(given.creator?.id) },
    { label: 'Because', value: given.cause?.reason ?? null },
    { label: 'Assigned to', value: person(given.assigneeId) },
    { label: 'Deadline', value: orNull(given.slaExpiresAt) },
    { label: 'Resolved', value: orNull(given.resolvedAt) },
    { label: 'Resolved by', value: person(given.resolver?.id) },
    { label: 'Tags', value: given.tags.join(', ') || null },
  ];
}

function sectionsOf({ given, emails, objects, comments, checks }: PrintedCase): Section[] {
  const fields = Object.entries(given.fields.values).filter(([, value]) => value !== null);
  const row = (cells: readonly string[]) => ({ cells, mark: { text: '', tone: 'neutral' as const } });
  const columns = (...titles: readonly string[]) =>
    [...titles, ''].map((title) => ({ title, share: 100 / (titles.length + 1) }));
  return [
    {
      title: 'Fields',
      blocks: [{ kind: 'facts', facts: fields.map(([label, value]) => ({ label, value: textOf(value) })) }],
    },
    {
      title: 'Objects',
      blocks: [{ kind: 'table', columns: columns('Kind', 'Id'), rows: objects.map(({ type, id }) => row([type, id])) }],
    },
    {
      title: 'Checklist',
      blocks: [
        {
          kind: 'table',
          columns: columns('Item', 'By', 'At'),
          rows: checks.map(({ label, by, at }) => row([label, by, moment(at)])),
        },
      ],
    },
    {
      title: 'Comments',
      blocks: comments.map(({ message, commenter, createdAt }) => ({
        kind: 'note' as const,
        text: `${emails.get(commenter.id) ?? commenter.id}, ${moment(createdAt)}: ${message}`,
      })),
    },
  ];
}

export const describeCase = (printed: PrintedCase): Printed => ({
  kind: 'Case',
  id: printed.given.id,
  title: printed.given.name,
  mark: marked(printed.given),
  stamp: printed.stamp,
  facts: factsOf(printed),
  printedAt: printed.at,
  sections: sectionsOf(printed).filter(({ blocks }) =>
    blocks.some((block) =>
      block.kind === 'facts' ? block.facts.length > 0 : block.kind !== 'table' || block.rows.length > 0,
    ),
  ),
});
