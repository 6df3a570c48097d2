/** Analytics of the flow: conversion, drop-off by screen, and errors shown to individuals. */
import { Type } from 'typebox';
import { type Endpoint, readEndpoint } from '../../../api/endpoint.ts';
import { defineSlice } from '../../../operations/slice.ts';
import { readCohort } from './input.ts';
import { analyzeCohort } from './operations.ts';
import { serializeAnalytics } from './serializer.ts';

export { createFlowEventWriter, type FlowEventWriter } from './flow-events.ts';

const day = 86_400;
/**
 * Days for which flow events are kept. Afterwards the screens of an inquiry are unknown; its row stays and is counted.
 */
const keptDays = 90;

const count = Type.Integer();
const text = Type.Optional(Type.String({ maxLength: 2000 }));

const analyticsBody = Type.Object({
  conversion: Type.Object({
    created: count,
    started: count,
    completed: count,
    approved: count,
    declined: count,
    reviewed: count,
    failed: count,
    expired: count,
    'median-seconds': Type.Union([Type.Number(), Type.Null()]),
    'ninetieth-seconds': Type.Union([Type.Number(), Type.Null()]),
  }),
  days: Type.Array(Type.Object({ day: Type.String(), created: count, completed: count, approved: count })),
  screens: Type.Array(Type.Object({ screen: Type.String(), inquiries: count, last: count })),
  codes: Type.Array(Type.Object({ screen: Type.String(), code: Type.String(), inquiries: count })),
});

const analyticsEndpoint: Endpoint = readEndpoint({
  surface: 'dashboard',
  path: '/analytics',
  operationId: 'retrieve-the-analytics-of-inquiries',
  summary:
    'How the inquiries of a time, templates or versions went: counts, times, screens and what was wrong on them. Screens are known for 90 days.',
  permission: null,
  userPermission: 'inquiry.read',
  resourceType: 'inquiry',
  filters: Type.Object(
    {
      'created-at-start': text,
      'created-at-end': text,
      'inquiry-template-id': text,
      'inquiry-template-version-id': text,
    },
    { additionalProperties: false },
  ),
  answerBody: analyticsBody,
  async handle(context, { filter }) {
    const cohort = readCohort(filter, context.clock.now());
    return { body: serializeAnalytics(await analyzeCohort(context, cohort)) };
  },
});

export const analyticsSlice = defineSlice({
  events: [],
  kinds: [],
  endpoints: [],
  dashboard: [analyticsEndpoint],
  erases: [{ table: 'flow_events', stays: { screen: 'which screen was shown says nothing of a person' } }],
  keeps: [{ table: 'flow_events', seconds: keptDays * day, since: 'at' }],
});
