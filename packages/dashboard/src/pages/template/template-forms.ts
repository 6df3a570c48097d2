/** Forms of a configuration: a new one, the fields it may ask for, and the server's errors. */

import { type Words, wordsOf } from '@countersign/texts/dictionary/words';
import { withoutPath } from '../../client/api-error.ts';
import type { Configuration } from '../../client/templates.ts';
import { completion, type Refused } from './template-reports.ts';

export type TemplateForm = NonNullable<Configuration['forms']>[number];

type TemplateField = NonNullable<Configuration['field-schemas']>[number];

/** Maximum numbers of forms, and of fields in one, that the server accepts. */
export const [mostForms, mostFormFields] = [20, 30];

/** Types that an individual can type or choose, as the server has them. */
const askableTypes: readonly string[] = [
  'string',
  'email-address',
  'date',
  'integer',
  'number',
  'boolean',
  'choices',
  'multi-choices',
];

/** Returns an empty form at the end of the flow, with a name that no other form has. */
export function newForm(forms: readonly TemplateForm[]): TemplateForm {
  const taken = new Set(forms.map(({ name }) => name));
  let number = forms.length + 1;
  while (taken.has(`form_${number}`)) number += 1;
  return { name: `form_${number}`, title: '', hint: null, before: completion, when: null, fields: [] };
}

/** Returns the fields of the template that a form may ask for. */
export const askableFields = (fields: readonly TemplateField[]): readonly TemplateField[] =>
  fields.filter(({ type, config }) => {
    const { 'archived-at': archived, 'deactivated-at': deactivated, 'source-key-path': alias } = config as Config;
    return askableTypes.includes(type) && [archived, deactivated, alias].every((each) => (each ?? null) === null);
  });

/** Returns the label of a field; that of a field which every template has is said in the reader's language. */
export function fieldLabel(fields: readonly TemplateField[], key: string, words: Pick<Words, 'property'>): string {
  const label = fields.find((each) => each.key === key)?.label ?? wordsOf(key);
  return label === wordsOf(key) ? words.property(key) : label;
}

type Config = Readonly<Record<string, unknown>>;

export type FormProblems = Readonly<Partial<Record<'name' | 'title' | 'hint' | 'before' | 'when' | 'fields', string>>>;

/** Returns the errors of this form, wherever it is by now; a form changed since then has none. */
export function formProblemsOf({ entries, configuration }: Refused, form: TemplateForm): FormProblems {
  const place = configuration?.forms?.indexOf(form) ?? -1;
  const at = `/data/attributes/forms/${place}/`;
  const own = place < 0 ? [] : entries.filter(({ pointer }) => pointer.startsWith(at));
  return Object.fromEntries(
    own.toReversed().map(({ pointer, details }) => [pointer.slice(at.length).split('/', 1)[0], withoutPath(details)]),
  );
}
