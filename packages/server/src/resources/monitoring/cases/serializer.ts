/** Cases and their comments as JSON:API resources, newest version. */
import type { Resource, ResourceReference } from '../../../api/json-api/document.ts';
import type { Wire } from '../../../api/json-api/schema.ts';
import { fieldFileName, type ShownField, showFields } from '../../../fields/index.ts';
import { isoTimestamp } from '../../../lib/clock.ts';
import { fileReference } from '../../../storage/file-links.ts';
import type { CaseTemplate } from '../case-templates/index.ts';
import type { Case, CaseParty } from './case.ts';
import type { CaseComment } from './comment-store.ts';
import type { caseAttributes, commentAttributes } from './schema.ts';

/** Data of a serialized case from outside of its row. */
export interface CaseSurroundings {
  readonly template: CaseTemplate;
  /** E-mail addresses of people by id. */
  readonly emails: ReadonlyMap<string, string>;
  readonly objects: readonly ResourceReference[];
  readonly commentIds: readonly string[];
}

const plainMap = (shown: Readonly<Record<string, ShownField>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(shown).map(([key, field]) => [key, plain(field)]));

/** Returns the field values of a case, which are plain in responses, without types. */
function plain({ type, value }: ShownField): unknown {
  if (type === 'hash') return plainMap(value as Readonly<Record<string, ShownField>>);
  const isTyped = (each: unknown): each is ShownField =>
    typeof each === 'object' && each !== null && 'type' in each && 'value' in each;
  if (type === 'array') return (value as readonly unknown[]).map((each) => (isTyped(each) ? plain(each) : each));
  return value;
}

function shownParty(party: CaseParty | null, emails: ReadonlyMap<string, string>) {
  if (party === null || party.type === 'system') return { id: null, type: null };
  return { id: party.type === 'user' ? (emails.get(party.id) ?? party.id) : party.id, type: party.type };
}

const typesOf = (objects: readonly ResourceReference[], matches: (type: string) => boolean) => ({
  data: objects.filter(({ type }) => matches(type)).map(({ type, id }) => ({ type, id })),
});

export function serializeCase(given: Case, around: CaseSurroundings): Resource<Wire<typeof caseAttributes>> {
  const { emails, objects, commentIds, template } = around;
  const [creator, assigner] = [shownParty(given.creator, emails), shownParty(given.assigner, emails)];
  const [resolver, updater] = [shownParty(given.resolver, emails), shownParty(given.updater, emails)];
  const shown = showFields(template.version.document.fields, given.fields.values, {
    keys: 'kebab',
    linkTo: fileReference,
  });
  return {
    type: 'case',
    id: given.id,
    attributes: {
      status: given.status,
      name: given.name,
      resolution: given.resolution,
      'created-at': isoTimestamp(given.createdAt),
      'updated-at': isoTimestamp(given.updatedAt),
      'assigned-at': isoTimestamp(given.assignedAt),
      'resolved-at': isoTimestamp(given.resolvedAt),
      'redacted-at': isoTimestamp(given.redactedAt),
      'sla-expires-at': isoTimestamp(given.slaExpiresAt),
      'creator-id': creator.id,
      'creator-type': creator.type,
      'assignee-id': given.assigneeId === null ? null : (emails.get(given.assigneeId) ?? given.assigneeId),
      'assigner-id': assigner.id,
      'assigner-type': assigner.type,
      'resolver-id': resolver.id,
      'resolver-type': resolver.type,
      'updater-id': updater.id,
      'updater-type': updater.type,
      tags: given.tags,
      fields: given.redactedAt === null ? plainMap(shown) : survivorsOf(shown, given),
      attachments: given.attachments.map(({ id, filename, mimeType, byteSize }) => ({
        filename,
        url: fileReference(id, fieldFileName(id, mimeType)),
        'byte-size': byteSize,
      })),
    },
    relationships: {
      accounts: typesOf(objects, (type) => type === 'account'),
      'case-comments': { data: commentIds.map((id) => ({ type: 'case-comment', id })) },
      'case-template': { data: { type: 'case-template', id: given.templateId } },
      'case-queue': { data: given.queueId === null ? null : { type: 'case-queue', id: given.queueId } },
      inquiries: typesOf(objects, (type) => type === 'inquiry'),
      reports: typesOf(objects, (type) => type.startsWith('report/')),
      verifications: typesOf(objects, (type) => type.startsWith('verification/')),
      txns: typesOf(objects, (type) => type === 'transaction'),
    },
  };
}

/** Returns the surviving values of a redacted case. Defaults are omitted: they would look like values of the case. */
const survivorsOf = (shown: Readonly<Record<string, ShownField>>, { fields }: Case): Record<string, unknown> =>
  plainMap(
    Object.fromEntries(Object.entries(shown).filter(([key]) => Object.hasOwn(fields.values, key.replaceAll('_', '-')))),
  );

export const serializeComment = (
  comment: CaseComment,
  emails: ReadonlyMap<string, string>,
): Resource<Wire<typeof commentAttributes>> => ({
  type: 'case-comment',
  id: comment.id,
  attributes: {
    message: comment.message,
    'created-at': isoTimestamp(comment.createdAt),
    'updated-at': isoTimestamp(comment.updatedAt),
    'commenter-id': emails.get(comment.commenter.id) ?? comment.commenter.id,
    'commenter-type': comment.commenter.type,
  },
});
