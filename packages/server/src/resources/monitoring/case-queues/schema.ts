/** Wire shapes of case queues, newest version. */
import { Type } from 'typebox';
import { component, nullable, oneOf, timestamp, type Wire } from '../../../api/json-api/schema.ts';
import { weekdays } from './calendar.ts';
import { queueOrders } from './case-queue.ts';

const closed = { additionalProperties: false };

export const caseQueueAttributes = Type.Object({
  status: Type.String(),
  name: Type.String(),
  'created-at': timestamp(),
  'updated-at': nullable('string', 'date-time'),
  'archived-at': nullable('string', 'date-time'),
});

const clock = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$|^24:00$', examples: ['09:00'] });
const openings = Type.Array(Type.Object({ from: clock, to: clock }, closed), { maxItems: 10 });

/** Business hours; an absent weekday is closed. */
const calendar = Type.Object(
  {
    zone: Type.String({ minLength: 1, maxLength: 100, examples: ['Europe/Berlin'] }),
    hours: Type.Object(Object.fromEntries(weekdays.map((day) => [day, Type.Optional(openings)])), closed),
    holidays: Type.Optional(Type.Array(Type.String({ format: 'date' }), { maxItems: 1000 })),
  },
  { ...closed, ...component('case-calendar') },
);

type Calendar = Wire<typeof calendar>;

export const queueSettings = Type.Object(
  {
    calendar: Type.Optional(Type.Unsafe<Calendar | null>({ anyOf: [calendar, { type: 'null' }] })),
    'sla-seconds': Type.Optional(
      Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 1, maximum: 7_776_000 }),
    ),
    'snooze-stops-clock': Type.Optional(Type.Boolean()),
    order: Type.Optional(oneOf(queueOrders)),
    'assignment-policy-id': Type.Optional(
      Type.Unsafe<string | null>({ type: ['string', 'null'], pattern: '^cap_', maxLength: 100 }),
    ),
  },
  { ...closed, ...component('case-queue-settings') },
);

const name = Type.String({ minLength: 1, maxLength: 100 });

export const createQueueAttributes = Type.Object({ name, settings: Type.Optional(queueSettings) }, closed);
export const updateQueueAttributes = Type.Object(
  { name: Type.Optional(name), settings: Type.Optional(queueSettings) },
  closed,
);
export const queueFilters = Type.Object({ status: Type.Optional(Type.String()) }, closed);

export const shownQueueBody = Type.Object({
  id: Type.String(),
  name: Type.String(),
  status: Type.String(),
  'is-default': Type.Boolean(),
  settings: queueSettings,
});
