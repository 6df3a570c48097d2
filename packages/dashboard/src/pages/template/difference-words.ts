/** A difference of two configurations in the words of the editor. Pure. */
import type { Words } from '@countersign/texts/dictionary/words';
import type { PageTexts } from '../../texts/page-texts.ts';
import type { Difference, Place } from './configuration.ts';

type Names = Readonly<Record<string, string>>;

/** Dictionary and texts of the language, and its way to write a period. */
export interface Language {
  readonly words: Words;
  readonly texts: PageTexts['template'];
  /** Code of the language. */
  readonly code: string;
}

export interface WordedDifference {
  /** Place, such as `Steps · Government ID · Attempts`. */
  readonly place: string;
  readonly before: string | null;
  readonly after: string | null;
}

const known = (names: Names, name: string): string | undefined =>
  Object.hasOwn(names, name) ? names[name] : undefined;

/** Names of members that the editor has a field for. */
const editorNames = (texts: PageTexts['template']): Names => ({
  ...texts.members,
  ...texts.outcomes,
  'on-report-match': texts.onReportMatch,
  steps: texts.steps,
  attempts: texts.attempts,
  when: texts.stepWhen,
  'capture-methods': texts.methods,
  countries: texts.countries,
  'id-classes': texts.classes,
  'document-types': texts.papers,
  fields: texts.details,
  checks: texts.checks,
  forms: texts.forms,
  title: texts.formTitle,
  hint: texts.formHint,
  before: texts.formBefore,
  required: texts.formRequired,
  decision: texts.decisions,
  conditions: texts.conditions,
  reports: texts.reports,
  'report-template-id': texts.reportTemplate,
  after: texts.reportAfter,
  on: texts.reportOn,
  'second-read': texts.secondRead,
  of: texts.secondReadOf,
  'sample-percent': texts.percent,
  'is-blind': texts.blind,
  'field-schemas': texts.fields,
  'session-limit': texts.sessionLimit,
  'enabled-locales': texts.locales,
  'theme-set-id': texts.theme,
  'redirect-uri': texts.redirect,
  'picture-retention-days': texts.retention,
});

/** True for the settings of a check, whose members name themselves. */
const isSettings = ({ name, list }: Place): boolean => name === 'settings' && list === null;

/** Returns a text member of an object; undefined for anything else. */
function textOf(value: unknown, member: string): string | undefined {
  const found = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const text: unknown = found.find(([name]) => name === member)?.[1];
  return typeof text === 'string' ? text : undefined;
}

/** Returns the name of a place inside `places`; names that the organization has given stay. */
function nameOf({ name, list, value }: Place, places: readonly Place[], { words, texts }: Language): string {
  if (list === 'steps') return words.kind(textOf(value, 'type') ?? name);
  if (list === 'checks') return words.check(name);
  if (list === 'forms') return textOf(value, 'title') ?? name;
  if (list !== null) return name;
  if (places.some(isSettings)) return words.setting(name);
  const isOfForm = places[0]?.name === 'forms';
  if (isOfForm && name === 'fields') return texts.formFields;
  if (places[0]?.name === 'reports' && name === 'required') return texts.reportRequired;
  if (name === 'then') return texts.members.decides;
  return known(editorNames(texts), name) ?? words.property(name);
}

/** Names of the values of a member; undefined for members whose values are written as they are. */
function valuesOf(member: string, { words, texts }: Language): ((value: string) => string | undefined) | undefined {
  if (member === 'requirement') return (value) => known(texts.requirements, value);
  if (member === 'capture-methods') return (value) => known(texts.methodNames, value);
  if (member === 'id-classes' || member === 'two-sided-id-classes') return words.idClass;
  if (member === 'document-types') return words.paper;
  if (member === 'fields') return words.property;
  if (member === 'of') return (value) => known(texts.secondReads, value);
  if (member === 'on') return (value) => known(texts.reportOccasions, value);
  if (member === 'then' || member.startsWith('on-')) return (value) => known(texts.decisionNames, value);
  if (member === 'type') return words.kind;
  return undefined;
}

/** Returns seconds as days, hours or minutes, the largest that is whole. */
function periodOf(seconds: number, language: string): string {
  const [unit, size] = (
    [
      ['day', 86_400],
      ['hour', 3_600],
      ['minute', 60],
    ] as const
  ).find(([, size]) => seconds % size === 0) ?? ['second', 1];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / size);
}

function wordedValue(text: string, places: readonly Place[], language: Language): string {
  const member = places.at(-1)?.name ?? '';
  if (text === 'true') return language.texts.answers.yes;
  if (text === 'false') return language.texts.answers.no;
  if (member.endsWith('-seconds') && /^\d+$/.test(text)) return periodOf(Number(text), language.code);
  if (places.some(isSettings)) return text.split(', ').map(language.words.value).join(', ');
  const inWords = valuesOf(member, language);
  if (inWords === undefined) return text;
  return text
    .split(', ')
    .map((each) => inWords(each) ?? each)
    .join(', ');
}

/** Returns the difference with its place and both values in words. */
export function inWords({ places, before, after }: Difference, language: Language): WordedDifference {
  const worded = (text: string | null) => (text === null ? null : wordedValue(text, places, language));
  return {
    place: places
      .flatMap((place, at) => (isSettings(place) ? [] : [nameOf(place, places.slice(0, at), language)]))
      .join(' · '),
    before: worded(before),
    after: worded(after),
  };
}
