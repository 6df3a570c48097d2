/**
 * Search by text: id or its short number, reference id, document number, name, e-mail address, phone number. Values
 * that the caller may not see are not searched, since a hit would reveal whose value it is.
 */
import { readSpokenNumber } from '@countersign/texts/spoken-number';
import { Type } from 'typebox';
import { type Endpoint, writeEndpoint } from '../../../api/endpoint.ts';
import { oneOf, type Wire } from '../../../api/json-api/schema.ts';
import { hidesPath, searchedPath } from '../../../api/key-rights/hidden-paths.ts';
import { AAMVA_ISSUERS } from '../../../checks/data/aamva-issuers.ts';
import { isoTimestamp } from '../../../lib/clock.ts';
import type { ReadContext } from '../../../operations/context.ts';
import type { Slice } from '../../../operations/slice.ts';
import { findAccounts, findAccountsByText, personalValuesOf } from '../../people/accounts/index.ts';
import {
  findInquiries,
  findInquiryIdsByNumber,
  findInquiryIdsByPerson,
  findInquiryIdsByReference,
  meantPerson,
} from '../inquiries/index.ts';
import { issuingCountries } from '../inquiry-templates/index.ts';
import { documentNumberTrace, findInquiryIdsByTrace } from '../verifications/index.ts';

const mostHits = 10;
/** Minimum length of a document number. */
const shortestNumber = 5;

/** Paths of the name in the fields of an inquiry and of an account. */
const namePaths = { inquiry: ['fields', 'name-last'], account: ['fields', 'name', 'last'] } as const;

/** Returns the path of the matched value in the resource. */
function pathOf({ type, by }: Pick<Hit, 'type' | 'by'>): readonly string[] {
  if (type === 'inquiry' && by === 'name') return namePaths.inquiry;
  return ['id', 'number', 'reference-id', 'document-number'].includes(by) ? [by] : searchedPath(`fields.${by}`);
}

type Hit = Wire<typeof hit>;

const hit = Type.Object({
  type: oneOf(['inquiry', 'account']),
  id: Type.String(),
  /**
   * Matched value: `id`, `number` (its end), `reference-id`, `document-number`, `name`, `email-address`, `phone-number`,
   * or the dotted path of an account's field.
   */
  by: Type.String(),
  /** Name of the person; null if it is unknown, or if the caller may not see it. */
  name: Type.Union([Type.String(), Type.Null()]),
  status: Type.String(),
  'created-at': Type.String({ format: 'date-time' }),
});

interface Found {
  readonly id: string;
  readonly by: string;
}

/** Places of issue of a document: country, with a subdivision where subdivisions issue documents. */
const places: readonly (readonly [country: string, subdivision: string])[] = [
  ...issuingCountries.map((country) => [country, ''] as const),
  ...[...new Set(Object.values(AAMVA_ISSUERS))].map((code) => [code.slice(0, 2), code.slice(3)] as const),
];

async function inquiriesMeant({ tx, scope }: ReadContext, text: string): Promise<Found[]> {
  if (/^inq_\w+$/.test(text)) return [{ id: text, by: 'id' }];
  const number = readSpokenNumber(text);
  const bySpoken = number === null ? [] : await findInquiryIdsByNumber(tx, scope, number, mostHits);
  const byReference = await findInquiryIdsByReference(tx, scope, text, mostHits);
  const isNumber = text.length >= shortestNumber && /^[A-Za-z0-9 ./-]+$/.test(text) && /\d/.test(text);
  const traces = isNumber
    ? places.map(([country, subdivision]) => documentNumberTrace(country, subdivision, text))
    : [];
  const byNumber = isNumber ? await findInquiryIdsByTrace(tx, scope, traces, mostHits) : [];
  const person = meantPerson(text);
  const byPerson = person === null ? [] : await findInquiryIdsByPerson(tx, scope, person, mostHits);
  const found = [
    ...bySpoken.map((id) => ({ id, by: 'number' })),
    ...byReference.map((id) => ({ id, by: 'reference-id' })),
    ...byNumber.map((id) => ({ id, by: 'document-number' })),
    ...byPerson.map((id) => ({ id, by: person?.by ?? 'name' })),
  ];
  return found.filter(({ id }, index) => found.findIndex((each) => each.id === id) === index).slice(0, mostHits);
}

/** Returns the names with a blank between them; null if there are none. */
function nameOf(names: readonly unknown[]): string | null {
  const known = names.filter((name) => typeof name === 'string' && name.trim() !== '');
  return known.length === 0 ? null : known.join(' ');
}

async function inquiryHits(context: ReadContext, text: string) {
  const meant = await inquiriesMeant(context, text);
  const ids = meant.map(({ id }) => id);
  const found = await findInquiries(context.tx, context.scope, ids);
  return meant.flatMap(({ id, by }) => {
    const inquiry = found.find((each) => each.inquiry.id === id)?.inquiry;
    if (inquiry === undefined) return [];
    const { status, createdAt, fields } = inquiry;
    const name = nameOf([fields['name-first'], fields['name-last']]);
    return [{ type: 'inquiry' as const, id, by, name, status, 'created-at': isoTimestamp(createdAt) }];
  });
}

async function accountHits({ tx, scope }: ReadContext, text: string) {
  const isId = /^act_\w+$/.test(text);
  const meant = isId ? [{ id: text, by: 'id' }] : await findAccountsByText(tx, scope, text, mostHits);
  const ids = meant.map(({ id }) => id);
  const found = await findAccounts(tx, scope, ids);
  return meant.flatMap(({ id, by }) => {
    const account = found.find((each) => each.id === id);
    if (account === undefined) return [];
    const { accountStatus: status, createdAt } = account;
    const known = personalValuesOf(account);
    const name = nameOf([known['name-first'], known['name-last']]);
    return [{ type: 'account' as const, id, by, name, status, 'created-at': isoTimestamp(createdAt) }];
  });
}

/** A write endpoint, because the personal text is in the body, which proxies do not log. */
const searchEverything: Endpoint = writeEndpoint({
  surface: 'dashboard',
  path: '/search',
  operationId: 'search-by-a-text',
  auditedAs: 'read',
  summary:
    'Inquiries and accounts that a text means: an id or its short number, a reference id, a document number, the name, e-mail address or phone number of the person, a searchable field.',
  permission: null,
  userPermission: 'inquiry.read',
  resourceType: 'inquiry',
  body: Type.Object({ text: Type.String({ minLength: 1, maxLength: 200 }) }, { additionalProperties: false }),
  answerBody: Type.Object({ hits: Type.Array(hit) }),
  async handle(context, { body, caller }) {
    const text = body.text.trim();
    const inquiries = await inquiryHits(context, text);
    const accounts = caller.permissions.has('account.read') ? await accountHits(context, text) : [];
    const hides = (type: Hit['type'], path: readonly string[]) => hidesPath(caller.attributesBlocklist, type, path);
    const hits = [...inquiries, ...accounts]
      .filter((each) => !hides(each.type, pathOf(each)))
      .map((each) => (hides(each.type, namePaths[each.type]) ? { ...each, name: null } : each));
    return { body: { hits } };
  },
});

export const searchSlice: Slice = { events: [], kinds: [], endpoints: [], dashboard: [searchEverything] };
