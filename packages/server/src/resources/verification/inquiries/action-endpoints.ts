/** Endpoints of the form POST /inquiries/{inquiry-id}/<action>. */
import type { TObject } from 'typebox';
import { type Endpoint, type NoMembers, writeEndpoint } from '../../../api/endpoint.ts';
import type { Wire } from '../../../api/json-api/schema.ts';
import type { OperationContext } from '../../../operations/context.ts';
import { setTagsMeta, tagMeta, tagsNamed } from '../../platform/tags/index.ts';
import type { Inquiry } from './inquiry.ts';
import { type Decided, decideInquiry } from './operations/decide-inquiry.ts';
import { expireInquiry } from './operations/expire-inquiry.ts';
import { generateOneTimeLink } from './operations/open-session.ts';
import { resumeInquiry } from './operations/resume-inquiry.ts';
import { changeTags } from './operations/update-inquiry.ts';
import { decisionMeta, linkAnswerMeta, oneTimeLinkMeta, sessionAnswerMeta } from './schema.ts';
import { serializeInquiry, serializeLink } from './serializer.ts';

interface ActionDeclaration<Meta extends TObject, AnswerMeta extends TObject> {
  readonly name: string;
  readonly operationId: string;
  readonly summary: string;
  readonly meta?: Meta;
  readonly answerMeta?: AnswerMeta;
  readonly otherSuccess?: Endpoint['otherSuccess'];
  /** Permission that a user needs in place of the permission of a key. */
  readonly userPermission?: Endpoint['userPermission'];
  act(context: OperationContext, id: string, meta: Wire<Meta>): Promise<ActedOn<Wire<NoInfer<AnswerMeta>>>>;
}

interface ActedOn<AnswerMeta> {
  /** Inquiry as stored after the action. */
  readonly inquiry: Inquiry;
  /** `meta` of the response. */
  readonly meta?: AnswerMeta;
  /** HTTP status, if it differs from the usual one. */
  readonly status?: number;
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
      const { inquiry, ...rest } = await act(context, params['inquiry-id'], meta);
      return { resource: serializeInquiry(inquiry), ...rest };
    },
  });
}

const decision = { otherSuccess: [202], userPermission: 'inquiry.decide' } as const;

const answerTo = ({ inquiry, moved }: Decided) => ({ inquiry, ...(moved ? {} : { status: 202 }) });

export const inquiryActionEndpoints: readonly Endpoint[] = [
  action({
    name: 'approve',
    operationId: 'approve-an-inquiry',
    summary:
      'Approves an inquiry. If its template requires two reviewers, the first gets the status 202 and the inquiry does not change yet.',
    meta: decisionMeta,
    ...decision,
    act: async (context, id, meta) => answerTo(await decideInquiry(context, id, 'approve', meta.comment ?? null)),
  }),
  action({
    name: 'decline',
    operationId: 'decline-an-inquiry',
    summary:
      'Declines an inquiry. If its template requires two reviewers, the first gets the status 202 and the inquiry does not change yet.',
    meta: decisionMeta,
    ...decision,
    act: async (context, id, meta) => answerTo(await decideInquiry(context, id, 'decline', meta.comment ?? null)),
  }),
  action({
    name: 'mark-for-review',
    operationId: 'mark-an-inquiry-for-review',
    summary: 'Marks an undecided inquiry for review.',
    userPermission: 'inquiry.decide',
    act: async (context, id) => answerTo(await decideInquiry(context, id, 'mark-for-review', null)),
  }),
  action({
    name: 'expire',
    operationId: 'expire-an-inquiry',
    summary: 'Expires an open inquiry with its sessions and unfinished verifications.',
    act: async (context, id) => ({ inquiry: await expireInquiry(context, id) }),
  }),
  action({
    name: 'resume',
    operationId: 'resume-an-inquiry',
    summary: 'Reopens an expired inquiry and returns a session token for its flow.',
    answerMeta: sessionAnswerMeta,
    async act(context, id) {
      const { inquiry, sessionToken } = await resumeInquiry(context, id);
      return { inquiry, meta: { 'session-token': sessionToken } };
    },
  }),
  action({
    name: 'generate-one-time-link',
    operationId: 'generate-a-one-time-link',
    summary: 'Creates a session and a link that opens it in a browser, once.',
    meta: oneTimeLinkMeta,
    answerMeta: linkAnswerMeta,
    async act(context, id, meta) {
      const { inquiry, link } = await generateOneTimeLink(context, id, meta['expires-in-seconds'] ?? null);
      return { inquiry, meta: serializeLink(link) };
    },
  }),
  action({
    name: 'add-tag',
    operationId: 'inquiries-add-tag',
    summary: 'Adds a tag.',
    meta: tagMeta,
    async act(context, id, meta) {
      const added = tagsNamed(meta);
      return { inquiry: await changeTags(context, id, (tags) => [...tags, ...added]) };
    },
  }),
  action({
    name: 'remove-tag',
    operationId: 'inquiries-remove-tag',
    summary: 'Removes a tag.',
    meta: tagMeta,
    async act(context, id, meta) {
      const removed = tagsNamed(meta);
      return { inquiry: await changeTags(context, id, (tags) => tags.filter((each) => !removed.includes(each))) };
    },
  }),
  action({
    name: 'set-tags',
    operationId: 'inquiries-set-all-tags',
    summary: 'Replaces all tags.',
    meta: setTagsMeta,
    async act(context, id, meta) {
      const tags = tagsNamed(meta);
      return { inquiry: await changeTags(context, id, () => tags) };
    },
  }),
];
