/** Printed report of a case. Pure. */
import { fill } from '@countersign/texts';
import { footOf, shortened, stampOf } from '../../../../print/print-words.ts';
import type { Block, Fact, Mark, Report, Section } from '../../../../print/report.ts';
import type { Case } from '../case.ts';
import type { CaseComment } from '../comment-store.ts';
import type { CaseObject } from '../object-store.ts';
import type { Printed, PrintWords } from './words.ts';

export interface CaseToPrint {
  readonly given: Case;
  /** E-mail addresses of people by id. */
  readonly emails: ReadonlyMap<string, string>;
  readonly objects: readonly CaseObject[];
  readonly comments: readonly CaseComment[];
  readonly checks: readonly { readonly label: string; readonly by: string; readonly at: Date }[];
}

/** Returns the status mark. The name of a status comes from the template and is not translated. */
const marked = ({ status, state }: Case): Mark => ({
  text: status,
  tone: state === 'resolved' ? 'neutral' : 'attention',
});

function factsOf({ given, emails }: CaseToPrint, { texts, moment }: PrintWords): Fact[] {
  const { facts, causes } = texts;
  const person = (id: string | null | undefined): string | null => (id ? (emails.get(id) ?? id) : null);
  const at = (time: Date | null): string | null => (time === null ? null : moment(time));
  return [
    { label: facts.opened, value: moment(given.createdAt) },
    { label: facts.openedBy, value: person(given.creator?.id) },
    { label: facts.cause, value: given.cause === null ? null : causes[given.cause.type] },
    { label: facts.assignee, value: person(given.assigneeId) },
    { label: facts.deadline, value: at(given.slaExpiresAt) },
    { label: facts.resolved, value: at(given.resolvedAt) },
    { label: facts.resolvedBy, value: person(given.resolver?.id) },
    { label: facts.tags, value: shortened(given.tags.join(', ')) },
  ];
}

/** Returns a type in words: `report/watchlist` as `Report: Watchlist`. */
function objectKind(type: string, { texts, names, reportKind }: PrintWords): string {
  const [name = '', own] = type.split('/');
  const families: Readonly<Record<string, string>> = texts.objectKinds;
  const family = (Object.hasOwn(families, name) ? families[name] : undefined) ?? texts.objectKinds.other;
  if (own === undefined || (name !== 'report' && name !== 'verification')) return family;
  return fill(texts.objectOf, { family, kind: name === 'report' ? reportKind(type) : names.kind(type) });
}

/** Returns a table without states, whose columns are equally wide. */
const tableOf = (titles: readonly string[], rows: readonly (readonly string[])[]): Block => ({
  kind: 'table',
  columns: titles.map((title) => ({ title, share: 1 })),
  markTitle: '',
  rows: rows.map((cells) => ({ cells, mark: null })),
});

function sectionsOf({ given, emails, objects, comments, checks }: CaseToPrint, words: PrintWords): Section[] {
  const { texts, moment, valueText } = words;
  const { objectTable, checkTable } = texts;
  const fields = Object.entries(given.fields.values).flatMap(([label, value]): Fact[] => {
    const text = valueText(label, value);
    return text === null ? [] : [{ label, value: text }];
  });
  const held = objects.map(({ type, id }) => [objectKind(type, words), id]);
  const checked = checks.map(({ label, by, at }) => [label, by, moment(at)]);
  const said = comments.map(({ message, commenter, createdAt }): Block => {
    const by = emails.get(commenter.id) ?? commenter.id;
    return { kind: 'note', text: fill(texts.comment, { by, at: moment(createdAt), message }) };
  });
  const table = (titles: readonly string[], rows: readonly (readonly string[])[]): Block[] =>
    rows.length === 0 ? [] : [tableOf(titles, rows)];
  const sections: readonly Section[] = [
    { title: texts.fields, blocks: fields.length === 0 ? [] : [{ kind: 'facts', facts: fields }] },
    { title: texts.objects, blocks: table([objectTable.kind, objectTable.id], held) },
    { title: texts.checklist, blocks: table([checkTable.item, checkTable.by, checkTable.at], checked) },
    { title: texts.comments, blocks: said },
  ];
  return sections.filter(({ blocks }) => blocks.length > 0);
}

export function describeCase(found: CaseToPrint, printed: Printed): Report {
  const { given } = found;
  const { words } = printed;
  return {
    kind: words.texts.case,
    id: given.id,
    title: given.name,
    mark: marked(given),
    stamp: stampOf(printed),
    printedAt: printed.at,
    language: words.language,
    foot: footOf(given.id, printed),
    facts: factsOf(found, words),
    sections: sectionsOf(found, words),
  };
}
