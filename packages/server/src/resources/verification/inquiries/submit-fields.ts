/** Submission of inquiry fields as facts about the person, when they are written. */
import { isDeepStrictEqual } from 'node:util';
import type { FieldValues } from '../../../fields/index.ts';
import type { OperationContext } from '../../../operations/context.ts';
import { liveSubject } from '../../../security/subject-keys.ts';
import { type ListMatch, meetLists, submitFacts } from '../../people/lists/index.ts';
import { type Inquiry, withRelated } from './inquiry.ts';

/** Returns the text fields; none if no field changed. */
function textsOf(fields: FieldValues, before: FieldValues): Record<string, string> {
  const texts = Object.entries(fields).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : []));
  const hasChanged = texts.some(([key = '', value]) => !isDeepStrictEqual(before[key], value));
  return hasChanged ? Object.fromEntries(texts) : {};
}

/** Returns the place of the fields `latitude` and `longitude`, if the template has them. */
function placesOf({ latitude, longitude }: FieldValues): { readonly latitude: number; readonly longitude: number }[] {
  const degrees = [latitude, longitude].map((value) => (value === '' || value === null ? Number.NaN : Number(value)));
  const [north = Number.NaN, east = Number.NaN] = degrees;
  return Math.abs(north) <= 90 && Math.abs(east) <= 180 ? [{ latitude: north, longitude: east }] : [];
}

/**
 * Submits all fields if one has changed, since several fields may form one value. `before` are the previous fields.
 * Returns the inquiry with the lists that matched.
 */
export async function submitFields(
  context: OperationContext,
  inquiry: Inquiry,
  before: FieldValues = {},
): Promise<Inquiry> {
  return shownWith(inquiry, await submitFacts(context, submitterOf(inquiry), factsOf(inquiry.fields, before)));
}

/** Matches the fields of a new inquiry against lists before it is created. */
export const meetFields = (context: OperationContext, fields: FieldValues): Promise<readonly ListMatch[]> =>
  meetLists(context, factsOf(fields, {}));

/** Does the same as {@link submitFields} for an inquiry created in this transaction, with the matches already found. */
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
