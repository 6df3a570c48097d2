/** Template actions: operations that people can also call directly, with preset input and the caller's rights. */

import { type TSchema, Type } from 'typebox';
import { Check } from 'typebox/value';
import { problemAt, Refusal } from '../../../lib/refusal.ts';
import type { OperationContext } from '../../../operations/context.ts';
import type { Right } from '../../../security/permissions.ts';
import { decideInquiry } from '../../verification/inquiries/index.ts';
import { type ActionOperation, type ActionStep, findCaseTemplates } from '../case-templates/index.ts';
import type { Case } from './case.ts';
import { findCaseObjects } from './object-store.ts';
import { assignCase } from './operations/assign-case.ts';
import { changeTags } from './operations/change-tags.ts';
import { addComment } from './operations/comment.ts';
import { escalateCase, snoozeCase } from './operations/put-aside.ts';
import { setStatus } from './operations/set-status.ts';
import { updateCase } from './operations/update-case.ts';
import { findCases } from './store.ts';

type Input = Readonly<Record<string, unknown>>;

interface Operation {
  readonly right: Right;
  /** Input schema of the operation. Other members are ignored, since all steps share a person's input. */
  readonly input: TSchema;
  run(context: OperationContext, id: string, input: Input): Promise<unknown>;
}

const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });
const optional = (maxLength: number) => Type.Optional(text(maxLength));
const tag = Type.Object({ tag: text(255) });
const days = 86_400_000;

async function decideAttached(context: OperationContext, id: string, decision: 'approve' | 'decline', input: Input) {
  const objects = await findCaseObjects(context.tx, context.scope, [id]);
  const comment = typeof input['comment'] === 'string' ? input['comment'] : null;
  for (const object of objects.filter(({ type }) => type === 'inquiry')) {
    await decideInquiry(context, object.id, decision, comment, { 'case-id': id });
  }
}

const operations: Readonly<Record<ActionOperation, Operation>> = {
  'set-status': {
    right: 'case.write',
    input: Type.Object({ status: text(100), comment: optional(10_000) }),
    run: (context, id, input) => setStatus(context, id, input as { readonly status: string }),
  },
  assign: {
    right: 'case.assign',
    input: Type.Object({ 'user-email-address': text(255) }),
    run: (context, id, input) => assignCase(context, id, String(input['user-email-address'])),
  },
  'add-tag': {
    right: 'case.write',
    input: tag,
    run: (context, id, input) => changeTags(context, id, (tags) => [...tags, String(input['tag'])]),
  },
  'remove-tag': {
    right: 'case.write',
    input: tag,
    run: (context, id, input) => changeTags(context, id, (tags) => tags.filter((each) => each !== input['tag'])),
  },
  'set-fields': {
    right: 'case.write',
    input: Type.Object({ fields: Type.Record(Type.String(), Type.Unknown()) }),
    run: (context, id, input) => updateCase(context, id, { fields: input['fields'] as Input }),
  },
  'set-queue': {
    right: 'case.write',
    input: Type.Object({ 'case-queue-id': Type.Union([text(100), Type.Null()]) }),
    run: (context, id, input) => updateCase(context, id, { queueId: input['case-queue-id'] as string | null }),
  },
  comment: {
    right: 'case.write',
    input: Type.Object({ message: text(10_000) }),
    run: (context, id, input) => addComment(context, id, { message: String(input['message']) }),
  },
  snooze: {
    right: 'case.write',
    input: Type.Object({ days: Type.Number({ exclusiveMinimum: 0, maximum: 90 }) }),
    run: (context, id, input) =>
      snoozeCase(context, id, new Date(context.clock.now().getTime() + Number(input['days']) * days)),
  },
  escalate: {
    right: 'case.write',
    input: Type.Object({ reason: text(10_000), 'case-queue-id': optional(100) }),
    run: (context, id, input) =>
      escalateCase(context, id, {
        reason: String(input['reason']),
        queueId: input['case-queue-id'] as string | undefined,
      }),
  },
  'approve-inquiries': {
    right: 'inquiry.decide',
    input: Type.Object({ comment: optional(10_000) }),
    run: (context, id, input) => decideAttached(context, id, 'approve', input),
  },
  'decline-inquiries': {
    right: 'inquiry.decide',
    input: Type.Object({ comment: optional(10_000) }),
    run: (context, id, input) => decideAttached(context, id, 'decline', input),
  },
};

interface ActionWish {
  readonly key: string;
  /** Input that overrides the template's presets. */
  readonly input: Input;
  readonly permissions: ReadonlySet<Right>;
}

/**
 * Returns the input of a step. Throws missing_permission for the first right that the caller lacks, and unprocessable
 * for the first missing input.
 */
function checkStep({ operation, input: filled }: ActionStep, index: number, wish: ActionWish): Input {
  const { right, input: shape } = operations[operation];
  if (!wish.permissions.has(right)) {
    throw new Refusal('missing_permission', { details: `step ${index + 1} of the action requires ${right}` });
  }
  const input = { ...filled, ...wish.input };
  if (Check(shape, input)) return input;
  throw new Refusal('unprocessable', problemAt('/meta/input', `does not contain what ${operation} requires`));
}

/** Runs all steps of an action, or none. Throws the refusals of the operations. */
export async function runCaseAction(context: OperationContext, id: string, wish: ActionWish): Promise<Case> {
  const { tx, scope } = context;
  const [before] = await findCases(tx, scope, [id]);
  if (before === undefined) throw new Refusal('not_found');
  const [template] = await findCaseTemplates(tx, scope, [before.templateId]);
  const action = template?.version.document.actions.find(({ key }) => key === wish.key);
  if (action === undefined)
    throw new Refusal('unprocessable', problemAt('/meta/action', 'is not an action of this case'));
  const inputs = action.steps.map((step, index) => checkStep(step, index, wish));
  for (const [index, { operation }] of action.steps.entries()) {
    await operations[operation].run(context, id, inputs[index] ?? {});
  }
  const [after] = await findCases(tx, scope, [id]);
  return after ?? before;
}
