/** Screen of a form: fields of the inquiry, with what is known of them. */
import type { FormInput, ProblemCode } from '@countersign/flow/page';
import { type FieldSchema, type FieldState, type FieldValue, writeFields } from '../../fields/index.ts';
import { isoDate, isoTimestamp } from '../../lib/clock.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { OperationContext } from '../../operations/context.ts';
import { readContact } from '../../resources/verification/contact-codes/index.ts';
import {
  type FieldCorrection,
  goOn,
  type Inquiry,
  submitFields,
} from '../../resources/verification/inquiries/index.ts';
import type { FormField, FormStep, TemplateDefinition } from '../../resources/verification/inquiry-templates/index.ts';
import type { PageSubject } from '../page-subject.ts';
import { inputOf, neverShown } from './form-input.ts';
import { postalFormat } from './postal-format.ts';
import { type Answered, type OwnMembers, type ScreenAnswer, textOf, unanswered } from './screen.ts';

const countryKey = 'address-country-code';

interface Asked {
  readonly field: FormField;
  readonly schema: FieldSchema;
}

type Typed = ReadonlyMap<string, string>;

/** Returns the country whose format the address of the form has. */
const addressCountry = ({ fields }: Inquiry, typed: Typed | undefined): string =>
  (typed?.get(countryKey) ?? textOf(fields[countryKey]) ?? textOf(fields['selected-country-code']) ?? '').toUpperCase();

/**
 * Returns the fields in the order of the form. Fields of an address are grouped in the order of its country, without
 * the parts that the country does not have. Fields that may be written once and have a value are left out.
 */
function askedOf(inquiry: Inquiry, { fields }: FormStep, country: string): readonly Asked[] {
  const asked = fields.flatMap((field): Asked[] => {
    const schema = inquiry.fieldSchemas.find(({ key }) => key === field.key);
    return schema === undefined || isFixed(inquiry, schema) ? [] : [{ field, schema }];
  });
  const isPart = ({ field }: Asked): boolean => field.key.startsWith('address-') && field.key !== countryKey;
  const parts = asked.filter(isPart);
  const { order, required } = postalFormat(country);
  const inOrder = order.flatMap((key) =>
    parts
      .filter(({ field }) => field.key === key)
      .map(({ field, schema }) => ({
        field: { key, required: field.required && required.includes(key) },
        schema,
      })),
  );
  const first = asked.findIndex((each) => each.field.key.startsWith('address-'));
  const withCountry = asked.filter(({ field }) => field.key === countryKey);
  const others = asked.filter(({ field }) => !field.key.startsWith('address-'));
  const at = first < 0 ? others.length : asked.slice(0, first).length;
  return [...others.slice(0, at), ...withCountry, ...inOrder, ...others.slice(at)];
}

/** True if the field may be written only once and has a value. */
const isFixed = ({ fields }: Inquiry, { key, config }: FieldSchema): boolean =>
  config['write-policy'] === 'write_once' && (fields[key] ?? null) !== null;

export function formPage({ inquiry, typed: sent }: PageSubject, form: FormStep): OwnMembers {
  // The typed values may be an answer to the form before.
  const typed = sent?.get('form') === form.name ? sent : undefined;
  const country = addressCountry(inquiry, typed);
  const format = postalFormat(country);
  return {
    step: 'form',
    name: form.name,
    ...(typed?.get('lay-out') === 'yes' ? { unsent: true as const } : {}),
    title: form.title,
    hint: form.hint ?? null,
    fields: askedOf(inquiry, form, country).map(
      ({ field, schema }): FormInput => inputOf(inquiry, field, schema, { typed, format }),
    ),
  };
}

/**
 * Returns the number that a text states. Returns the text itself if it is no number or may be two: three digits after a
 * comma or point are thousands in one country and decimals in another.
 */
const numberIn = (text: string): number | string =>
  /^-?\d{1,15}([.,](\d{1,2}|\d{4,15}))?$/.test(text) ? Number(text.replace(',', '.')) : text;

/** Returns what was typed for one field: the text, or the chosen options. */
function typedValue({ key, type, config }: FieldSchema, typed: Typed): unknown {
  if (type === 'multi-choices') {
    const chosen = (config.options ?? []).filter((option) => typed.get(`${key}:${option}`) === 'yes');
    return chosen.length === 0 ? null : chosen;
  }
  const text = typed.get(key)?.trim() ?? '';
  if (text === '') return null;
  if (type === 'boolean') return text === 'yes' || (text === 'no' ? false : text);
  return type === 'integer' || type === 'number' ? numberIn(text) : text;
}

/** Returns the text; of an address or number of the individual its usual form, null if it is invalid. */
const contactIn = (key: string, text: string, country: string): string | null =>
  key === 'phone-number' || key === 'email-address' ? (readContact(key, text, country)?.value ?? null) : text;

type Read = { readonly state: FieldState } | { readonly problem: ProblemCode };

interface Reading {
  readonly typed: Typed;
  readonly country: string;
  readonly now: Date;
}

/** Reads one field into the state. */
function readField(state: FieldState, { field, schema }: Asked, { typed, country, now }: Reading): Read {
  const { key } = schema;
  const value = typedValue(schema, typed);
  // A value that is never shown is kept unless it is typed again.
  if (value === null && neverShown.includes(key) && (state.values[key] ?? null) !== null) return { state };
  if (value === null && field.required) return { problem: 'detail_missing' };
  if (value === null && (state.values[key] ?? null) === null) return { state };
  const written = typeof value === 'string' ? contactIn(key, value, country) : value;
  if (value !== null && written === null)
    return { problem: key === 'phone-number' ? 'phone_invalid' : 'email_invalid' };
  if (key === 'birthdate' && typeof value === 'string' && value > isoDate(now)) return { problem: 'detail_invalid' };
  try {
    return { state: writeFields([schema], state, { [key]: written }, { newFileId: () => '' }) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { problem: schema.type === 'email-address' ? 'email_invalid' : 'detail_invalid' };
  }
}

/**
 * Stores the typed values and continues; stores nothing if a field has a problem. A form in the address format of
 * another country is shown again in the format of the new country.
 */
export async function answerForm(
  context: OperationContext,
  inquiry: Inquiry,
  form: FormStep,
  definition: TemplateDefinition,
  { fields: typed }: ScreenAnswer,
): Promise<Answered> {
  const country = addressCountry(inquiry, typed);
  // The answer to another form is from an old tab or a double tap.
  if (typed.get('form') !== form.name || typed.get('lay-out') === 'yes') return unanswered(inquiry);
  const asked = askedOf(inquiry, form, country);
  const reading = { typed, country, now: context.clock.now() };
  let state: FieldState = { values: inquiry.fields, writtenOnce: inquiry.writtenOnce ?? [] };
  for (const each of asked) {
    const read = readField(state, each, reading);
    if ('problem' in read) return { inquiry, problem: { code: read.problem, field: each.field.key } };
    state = read.state;
  }
  const { now } = reading;
  const { writtenOnce } = state;
  const values = withoutOldParts(inquiry, state.values, form, asked);
  const corrected = withCorrections(inquiry, values, asked, now);
  const filled = { ...corrected, fields: values, writtenOnce, previousStepName: form.name, updatedAt: now };
  const submitted = await submitFields(context, filled, inquiry.fields);
  return unanswered(await goOn(context, submitted, definition));
}

/**
 * Returns the values without old parts of an address that its new country does not have, such as a state of the United
 * States in a German address.
 */
function withoutOldParts(
  { fields: before }: Inquiry,
  values: FieldState['values'],
  form: FormStep,
  asked: readonly Asked[],
): FieldState['values'] {
  if (values[countryKey] === before[countryKey]) return values;
  const left = form.fields.filter(
    ({ key }) => key.startsWith('address-') && !asked.some(({ field }) => field.key === key),
  );
  return { ...values, ...Object.fromEntries(left.map(({ key }) => [key, null])) };
}

/**
 * Returns the inquiry with the corrections of this form: values that the individual changed after they were read from a
 * document. A value that was changed back is no longer a correction.
 */
function withCorrections(
  { corrections: before = [], ...inquiry }: Inquiry,
  values: Readonly<Record<string, FieldValue>>,
  asked: readonly Asked[],
  now: Date,
): Inquiry {
  const changed = asked.flatMap(({ field: { key } }): FieldCorrection[] => {
    const read = inquiry.readFields?.[key];
    const corrected = values[key] ?? null;
    const known = before.find((each) => each.key === key && each.corrected === corrected);
    if (read === undefined || read.value === corrected) return [];
    if (known !== undefined) return [known];
    return inquiry.fields[key] === corrected ? [] : [{ key, ...read, corrected, at: isoTimestamp(now) }];
  });
  const others = before.filter(({ key }) => !asked.some(({ field }) => field.key === key));
  const corrections = [...others, ...changed];
  return corrections.length === 0 ? inquiry : { ...inquiry, corrections };
}
