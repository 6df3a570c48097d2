/** What fields of an inquiry tell about the person, at the moment they are written. */
import { isDeepStrictEqual } from 'node:util';
import type { FieldValues } from '../../../fields/index.ts';
import type { OperationContext } from '../../../operations/context.ts';
import { liveSubject } from '../../../security/subject-keys.ts';
import { type ListMatch, meetLists, submitFacts } from '../../people/lists/index.ts';
import { type Inquiry, withRelated } from './inquiry.ts';

/** Texts alone, and none where no field changed. */
function textsOf(fields: FieldValues, before: FieldValues): Record<string, string> {
  const texts = Object.entries(fields).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : []));
  const hasChanged = texts.some(([key = '', value]) => !isDeepStrictEqual(before[key], value));
  return hasChanged ? Object.fromEntries(texts) : {};
}

/** Of a template that asks for `latitude` and `longitude`. */
function placesOf({ latitude, longitude }: FieldValues): { readonly latitude: number; readonly longitude: number }[] {
  const degrees = [latitude, longitude].map((value) => (value === '' || value === null ? Number.NaN : Number(value)));
  const [north = Number.NaN, east = Number.NaN] = degrees;
  return Math.abs(north) <= 90 && Math.abs(east) <= 180 ? [{ latitude: north, longitude: east }] : [];
}

/**
 * Looks at all fields when one has changed, since several make a value together. `before`: as they were. Gives the inquiry with the
 * lists that it met.
 */
export async function submitFields(
  context: OperationContext,
  inquiry: Inquiry,
  before: FieldValues = {},
): Promise<Inquiry> {
  return shownWith(inquiry, await submitFacts(context, submitterOf(inquiry), factsOf(inquiry.fields, before)));
}

/** Asks what the fields of an inquiry meet that is about to be created. */
export const meetFields = (context: OperationContext, fields: FieldValues): Promise<readonly ListMatch[]> =>
  meetLists(context, factsOf(fields, {}));

/** The same as {@link submitFields} of an inquiry that this transaction creates, whose fields met these. */
export async function submitFirstFields(
  context: OperationContext,
  inquiry: Inquiry,
  met: readonly ListMatch[],
): Promise<Inquiry> {
  const object = { ...submitterOf(inquiry), isNew: true };
  return shownWith(inquiry, await submitFacts(context, object, factsOf(inquiry.fields, {}), met));
}

const submitterOf = ({ id, accountId, subject }: Inquiry) =>
  ({ type: 'inquiry', id, inquiryId: id, accountId, subject: liveSubject(subject) }) as const;

function factsOf(fields: FieldValues, before: FieldValues) {
  const places = isDeepStrictEqual(placesOf(fields), placesOf(before)) ? [] : placesOf(fields);
  return { fields: textsOf(fields, before), places };
}

function shownWith(inquiry: Inquiry, matches: readonly ListMatch[]): Inquiry {
  const lists = new Map(matches.map(({ listId, listKind }) => [listId, listKind]));
  return [...lists].reduce(
    (shown, [listId, kind]) => withRelated(shown, 'list-matches', { type: `list/${kind}`, id: listId }),
    inquiry,
  );
}
