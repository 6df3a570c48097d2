/** Other inquiries of the same person, document or picture, for a reviewer. */
import sql from 'sql-template-tag';
import { Type } from 'typebox';
import { type Endpoint, type EndpointInput, readEndpoint } from '../../../api/endpoint.ts';
import { nullable, oneOf, timestamp, type Wire } from '../../../api/json-api/schema.ts';
import { hidesPath } from '../../../api/key-rights/hidden-paths.ts';
import { demandPermission } from '../../../api/key-rights/key-rights.ts';
import { isoTimestamp } from '../../../lib/clock.ts';
import { Refusal } from '../../../lib/refusal.ts';
import type { ReadContext } from '../../../operations/context.ts';
import { findInquiries, findInquiry, type Inquiry, listInquiries } from '../inquiries/index.ts';
import { findSharedTraces } from '../verifications/index.ts';

const mostRelated = 20;

/** Common parts of two inquiries. */
const shared = ['account', 'document-number', 'person', 'picture'] as const;

type Shared = (typeof shared)[number];

const related = Type.Object({
  id: Type.String(),
  /** Name of the person; null if it is unknown, or if the caller may not see it. */
  name: nullable('string'),
  status: Type.String(),
  'created-at': timestamp(),
  /** `person` is the same name and birthdate on a document; `picture` is the identical file. */
  shares: Type.Array(oneOf(shared)),
});

interface Related {
  readonly inquiry: Inquiry;
  readonly shares: readonly Shared[];
}

/** Finds the related inquiries, newest first. Throws not_found. */
async function findRelated(context: ReadContext, inquiryId: string): Promise<readonly Related[]> {
  const { tx, scope } = context;
  const found = await findInquiry(tx, scope, inquiryId);
  if (found === null) throw new Refusal('not_found');
  const shares = new Map<string, Shared[]>();
  for (const { inquiryId: id, kinds } of await findSharedTraces(tx, scope, inquiryId, mostRelated)) {
    shares.set(id, [...kinds]);
  }
  for (const id of await inquiriesOfAccount(context, found.inquiry)) {
    shares.set(id, ['account', ...(shares.get(id) ?? [])]);
  }
  const inquiries = await findInquiries(tx, scope, [...shares.keys()]);
  return inquiries
    .map(({ inquiry }) => ({ inquiry, shares: shares.get(inquiry.id) ?? [] }))
    .toSorted((one, other) => other.inquiry.createdAt.getTime() - one.inquiry.createdAt.getTime())
    .slice(0, mostRelated);
}

async function inquiriesOfAccount({ tx, scope }: ReadContext, { id, accountId }: Inquiry): Promise<string[]> {
  if (accountId === null) return [];
  const conditions = [sql`i.account_id = ${accountId}`, sql`i.id <> ${id}`];
  const { items } = await listInquiries(tx, scope, conditions, { size: mostRelated, after: null, before: null });
  return items.map((row) => row.id);
}

/** Returns true unless the caller's right is bound to other templates than that of the inquiry. */
const reaches = (caller: EndpointInput['caller'], { templateId }: Inquiry): boolean =>
  caller.kind !== 'user' || caller.boundTo.get('inquiry.read')?.includes(templateId) !== false;

function serializeRelated({ inquiry, shares }: Related, hidesNames: boolean): Wire<typeof related> {
  const { id, fields, status, createdAt } = inquiry;
  const names = [fields['name-first'], fields['name-last']].filter((name) => typeof name === 'string' && name !== '');
  const name = names.length === 0 || hidesNames ? null : names.join(' ');
  return { id, name, status, 'created-at': isoTimestamp(createdAt), shares };
}

export const relatedInquiriesEndpoint: Endpoint = readEndpoint({
  surface: 'dashboard',
  path: '/inquiries/{inquiry-id}/related',
  operationId: 'list-related-inquiries',
  summary:
    'Returns other inquiries of the same account, or with the same document number, the same name and birthdate on a document, or the identical file: the newest 20.',
  permission: null,
  userPermission: 'inquiry.read',
  resourceType: 'inquiry',
  answerBody: Type.Object({ related: Type.Array(related) }),
  async handle(context, { params, caller }) {
    demandPermission(caller, 'verification.read');
    const found = await findRelated(context, params['inquiry-id']);
    const hidesNames = hidesPath(caller.attributesBlocklist, 'inquiry', ['fields', 'name-last']);
    const seen = found.filter(({ inquiry }) => reaches(caller, inquiry));
    return { body: { related: seen.map((each) => serializeRelated(each, hidesNames)) } };
  },
});
