/** POST /inquiries/{inquiry-id}/<action>. */
import type { TObject } from 'typebox';
import { type Endpoint, type NoMembers, writeEndpoint } from '../../../api/endpoint.ts';
import type { Wire } from '../../../api/json-api/schema.ts';
import type { OperationContext } from '../../../operations/context.ts';
import { setTagsMeta, tagMeta, tagsNamed } from '../../platform/tags/index.ts';
import { inquiryId } from './endpoints.ts';
import { showInquiry } from './operations/change-inquiry.ts';
import { decideInquiry } from './operations/decide-inquiry.ts';
import { expireInquiry } from './operations/expire-inquiry.ts';
import { generateOneTimeLink } from './operations/open-session.ts';
import { resumeInquiry } from './operations/resume-inquiry.ts';
import { changeTags } from './operations/update-inquiry.ts';
import { decisionMeta, linkAnswerMeta, oneTimeLinkMeta, sessionAnswerMeta } from './schema.ts';
import { serializeLink } from './serializer.ts';

interface ActionDeclaration<Meta extends TObject, AnswerMeta extends TObject> {
  readonly name: string;
  readonly operationId: string;
  readonly summary: string;
  readonly meta?: Meta;
  readonly answerMeta?: AnswerMeta;
  /** Gives the `meta` of the answer. */
  act(context: OperationContext, id: string, meta: Wire<Meta>): Promise<Wire<NoInfer<AnswerMeta>> | undefined>;
}

function action<Meta extends TObject = NoMembers, AnswerMeta extends TObject = NoMembers>({
  name,
  act,
  ...declaration
}: ActionDeclaration<Meta, AnswerMeta>): Endpoint {
  return writeEndpoint({
    path: `/inquiries/{inquiry-id}/${name}`,
    permission: 'inquiry.write',
    resourceType: 'inquiry',
    ...declaration,
    async handle(context, { params, meta }) {
      const answerMeta = await act(context, inquiryId(params), meta);
      const resource = await showInquiry(context, inquiryId(params));
      return answerMeta === undefined ? { resource } : { resource, meta: answerMeta };
    },
  });
}

export const inquiryActionEndpoints: readonly Endpoint[] = [
  action({
    name: 'approve',
    operationId: 'approve-an-inquiry',
    summary: 'Approves an inquiry.',
    meta: decisionMeta,
    async act(context, id, meta) {
      await decideInquiry(context, id, 'approve', meta.comment ?? null);
      return undefined;
    },
  }),
  action({
    name: 'decline',
    operationId: 'decline-an-inquiry',
    summary: 'Declines an inquiry.',
    meta: decisionMeta,
    async act(context, id, meta) {
      await decideInquiry(context, id, 'decline', meta.comment ?? null);
      return undefined;
    },
  }),
  action({
    name: 'mark-for-review',
    operationId: 'mark-an-inquiry-for-review',
    summary: 'Puts an undecided inquiry before a reviewer.',
    async act(context, id) {
      await decideInquiry(context, id, 'mark-for-review', null);
      return undefined;
    },
  }),
  action({
    name: 'expire',
    operationId: 'expire-an-inquiry',
    summary: 'Expires an open inquiry with its sessions and unfinished verifications.',
    async act(context, id) {
      await expireInquiry(context, id);
      return undefined;
    },
  }),
  action({
    name: 'resume',
    operationId: 'resume-an-inquiry',
    summary: 'Opens an expired inquiry again; gives a session token for its flow.',
    answerMeta: sessionAnswerMeta,
    act: async (context, id) => ({ 'session-token': await resumeInquiry(context, id) }),
  }),
  action({
    name: 'generate-one-time-link',
    operationId: 'generate-a-one-time-link',
    summary: 'Makes a session and the link that opens it in a browser, once.',
    meta: oneTimeLinkMeta,
    answerMeta: linkAnswerMeta,
    act: async (context, id, meta) =>
      serializeLink(await generateOneTimeLink(context, id, meta['expires-in-seconds'] ?? null)),
  }),
  action({
    name: 'add-tag',
    operationId: 'inquiries-add-tag',
    summary: 'Adds a tag.',
    meta: tagMeta,
    async act(context, id, meta) {
      const added = tagsNamed(meta);
      await changeTags(context, id, (tags) => [...tags, ...added]);
      return undefined;
    },
  }),
  action({
    name: 'remove-tag',
    operationId: 'inquiries-remove-tag',
    summary: 'Removes a tag.',
    meta: tagMeta,
    async act(context, id, meta) {
      const removed = tagsNamed(meta);
      await changeTags(context, id, (tags) => tags.filter((each) => !removed.includes(each)));
      return undefined;
    },
  }),
  action({
    name: 'set-tags',
    operationId: 'inquiries-set-all-tags',
    summary: 'Replaces all tags.',
    meta: setTagsMeta,
    async act(context, id, meta) {
      const tags = tagsNamed(meta);
      await changeTags(context, id, () => tags);
      return undefined;
    },
  }),
];
