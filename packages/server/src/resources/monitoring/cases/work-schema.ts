/** Wire shapes of cases as work items, only for the dashboard. */
import { type TSchema, Type } from 'typebox';
import { freeObject, nullable, oneOf, timestamp } from '../../../api/json-api/schema.ts';
import { availabilities, distributions } from './assignment.ts';
import { caseStates } from './case.ts';
import { noticeKinds } from './notice-store.ts';

const closed = { additionalProperties: false };
const optionalId = (prefix: string) => Type.Optional(Type.String({ pattern: `^${prefix}_`, maxLength: 100 }));
const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
const moment = () => nullable('string', 'date-time');

export const claimMeta = Type.Object(
  {
    'case-queue-id': optionalId('cqueue'),
    'case-template-id': optionalId('ctmpl'),
    /** Id of a case to skip. */
    leave: optionalId('case'),
  },
  closed,
);
export const claimBody = Type.Object({ 'case-id': nullable('string') });

export const workFilters = Type.Object(
  {
    'case-queue-id': Type.Optional(Type.String()),
    'case-template-id': Type.Optional(Type.String()),
    /** One or more states, separated by commas; open and pending by default. */
    state: Type.Optional(Type.String()),
    /** `me`, `none`, or the id of a person. */
    assignee: Type.Optional(Type.String()),
    /** `with` includes snoozed cases. */
    snoozed: Type.Optional(Type.String()),
  },
  closed,
);

const party = orNull(Type.Object({ type: Type.String(), id: Type.String(), 'email-address': nullable('string') }));

/** Row of a queue. */
const workItem = {
  id: Type.String(),
  name: Type.String(),
  status: Type.String(),
  state: oneOf(caseStates),
  priority: Type.Integer(),
  'case-template-id': Type.String(),
  'case-queue-id': nullable('string'),
  assignee: party,
  cause: orNull(Type.Object({ type: Type.String(), id: Type.String(), reason: Type.String() })),
  'created-at': timestamp(),
  'sla-expires-at': moment(),
  'snoozed-until': moment(),
  tags: Type.Array(Type.String()),
};

export const workBody = Type.Object({ cases: Type.Array(Type.Object(workItem)) });

export const caseWorkBody = Type.Object({
  ...workItem,
  'redacted-at': moment(),
  version: Type.Integer(),
  objects: Type.Array(Type.Object({ type: Type.String(), id: Type.String() })),
  checklist: Type.Array(
    Type.Object({ key: Type.String(), label: Type.String(), 'checked-at': moment(), 'checked-by': nullable('string') }),
  ),
  /** Possible statuses, each with its missing requirements. */
  statuses: Type.Array(
    Type.Object({
      name: Type.String(),
      type: Type.String(),
      'requires-comment': Type.Boolean(),
      'requires-second-read': Type.Boolean(),
      tags: Type.Array(Type.String()),
      missing: Type.Array(Type.String()),
    }),
  ),
  /** Statuses proposed by people, while a second person has to agree. */
  'second-reads': Type.Array(
    Type.Object({ 'user-id': Type.String(), status: Type.String(), 'created-at': timestamp() }),
  ),
  actions: Type.Array(Type.Object({ key: Type.String(), name: Type.String(), operations: Type.Array(Type.String()) })),
  layout: freeObject(),
});

export const queuesBody = Type.Object({
  queues: Type.Array(
    Type.Object({
      id: nullable('string'),
      name: nullable('string'),
      open: Type.Integer(),
      pending: Type.Integer(),
      unassigned: Type.Integer(),
      mine: Type.Integer(),
      snoozed: Type.Integer(),
      overdue: Type.Integer(),
      'oldest-created-at': moment(),
      'next-sla-expires-at': moment(),
    }),
  ),
});

const reason = Type.String({ minLength: 1, maxLength: 10_000 });

export const commentInput = Type.Object(
  {
    message: Type.String({ minLength: 1, maxLength: 10_000 }),
    mentions: Type.Optional(Type.Array(Type.String({ minLength: 3, maxLength: 255 }), { maxItems: 50 })),
  },
  closed,
);

export const snoozeMeta = Type.Object({ until: nullable('string', 'date-time') }, closed);
export const escalateMeta = Type.Object({ reason, 'case-queue-id': optionalId('cqueue') }, closed);
export const unassignMeta = Type.Object({}, closed);
export const checkMeta = Type.Object(
  { item: Type.String({ minLength: 1, maxLength: 100 }), checked: Type.Boolean() },
  closed,
);
export const actionMeta = Type.Object(
  { action: Type.String({ minLength: 1, maxLength: 100 }), input: Type.Optional(freeObject()) },
  closed,
);

const userId = Type.String({ pattern: '^user_', maxLength: 100 });
const availability = oneOf(availabilities);

export const availabilityMeta = Type.Object({ availability, 'user-id': Type.Optional(userId) }, closed);
export const availabilityBody = Type.Object({
  people: Type.Array(
    Type.Object({ 'user-id': Type.String(), 'email-address': Type.String(), availability, open: Type.Integer() }),
  ),
  /** Number of cases that the change reassigned, or assigned to this person. */
  moved: Type.Integer(),
});

const policySettings = Type.Object(
  {
    distribution: Type.Optional(oneOf(distributions)),
    'user-ids': Type.Optional(Type.Array(userId, { maxItems: 1000 })),
    'case-team-ids': Type.Optional(Type.Array(Type.String({ pattern: '^cteam_', maxLength: 100 }), { maxItems: 100 })),
    'most-open': Type.Optional(Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 1, maximum: 10_000 })),
    'assign-when': Type.Optional(Type.Array(availability, { maxItems: 3 })),
    'unassign-when': Type.Optional(Type.Array(availability, { maxItems: 3 })),
  },
  closed,
);
const name = Type.String({ minLength: 1, maxLength: 100 });

export const policyMeta = Type.Object({ name: Type.Optional(name), settings: Type.Optional(policySettings) }, closed);
export const newPolicyMeta = Type.Object({ name, settings: Type.Optional(policySettings) }, closed);
export const policiesBody = Type.Object({
  policies: Type.Array(
    Type.Object({ id: Type.String(), name: Type.String(), status: Type.String(), settings: policySettings }),
  ),
});

export const teamMeta = Type.Object({ name, 'user-ids': Type.Array(userId, { maxItems: 1000 }) }, closed);
export const teamsBody = Type.Object({
  teams: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), 'user-ids': Type.Array(Type.String()) })),
});

export const noticesBody = Type.Object({
  unread: Type.Integer(),
  notices: Type.Array(
    Type.Object({
      id: Type.String(),
      kind: oneOf(noticeKinds),
      'case-id': Type.String(),
      'case-name': Type.String(),
      'created-at': timestamp(),
      'read-at': moment(),
    }),
  ),
});

export const exportMeta = Type.Object({ format: oneOf(['pdf', 'json']) }, closed);
export const exportBody = Type.Object({
  filename: Type.String(),
  /** File of a PDF export, which is opened by a ticket like every stored file. */
  'file-id': nullable('string'),
  'byte-size': Type.Integer(),
  /** Document of a JSON export. */
  document: nullable('object'),
});
