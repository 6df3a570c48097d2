/** Reports for tests, created like by a client. */

import assert from 'node:assert/strict';
import {
  monitorReportsJob,
  runDueReportsJob,
  updateWatchlistsJob,
} from '../../src/resources/screening/reports/jobs.ts';
import { runJob } from '../../src/worker.ts';
import type { ApiClient } from './client.ts';
import { eventual } from './eventually.ts';
import type { TestService } from './service.ts';

type Attributes = Readonly<Record<string, unknown>>;

export const reportBody = (kind: string, query: Attributes, attributes: Attributes = {}, meta?: Attributes) => ({
  data: { type: `report/${kind}`, attributes: { query, ...attributes } },
  ...(meta === undefined ? {} : { meta }),
});

/** Creates a report in the sandbox; fails unless it succeeds. */
export async function makeReport(service: TestService, kind: string, query: Attributes, attributes: Attributes = {}) {
  const { status, body } = await service.sandbox.post('/reports', reportBody(kind, query, attributes));
  assert.equal(status, 201, JSON.stringify(body));
  return body.data;
}

/** Waits until the report is neither pending nor submitted. */
export async function settledReport(client: ApiClient, id: string) {
  return eventual(`the report ${id} is settled`, async () => {
    const { body } = await client.get(`/reports/${id}`);
    return ['pending', 'submitted'].includes(String(body.data.attributes['status'])) ? null : body.data;
  });
}

/** Query of each kind that requests can create. */
export const queriesOfKinds: Readonly<Record<string, Attributes>> = {
  watchlist: { term: 'Grace Hopper' },
  'business-watchlist': { term: 'Harmless Bakery' },
  'politically-exposed-person': { 'name-first': 'Grace', 'name-last': 'Hopper' },
  'crypto-address-watchlist': { 'crypto-address': '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2' },
  'adverse-media': { term: 'Grace Hopper' },
  'business-adverse-media': { term: 'Harmless Bakery' },
  'business-lookup': {
    'business-name': 'Harmless Bakery',
    'address-street-1': '1 Main St',
    'address-city': 'Springfield',
    'address-subdivision': 'CA',
    'address-postal-code': '94105',
  },
  'email-address': { 'email-address': 'grace@example.com' },
  'phone-number': { 'phone-number': '+14155552671' },
  'address-lookup': {
    'address-street-1': '1 Main St',
    'address-city': 'Springfield',
    'address-subdivision': 'CA',
    'address-postal-code': '94105',
    'address-country-code': 'US',
  },
  profile: { 'name-first': 'Grace', 'name-last': 'Hopper' },
  'profile-non-authoritative': { 'phone-number': '+14155552671' },
  'social-media': { 'email-address': 'grace@example.com' },
  synthetic: {
    'name-first': 'Grace',
    'name-last': 'Hopper',
    birthdate: '1906-12-09',
    'social-security-number': '123-45-6789',
    'address-street-1': '1 Main St',
    'address-city': 'Springfield',
    'address-subdivision': 'CA',
    'address-postal-code': '94105',
    'address-country-code': 'US',
  },
};

/** Creates a template that runs reports of the kind every so many days. */
export async function monitoringTemplate(client: ApiClient, kind: string, days: number): Promise<string> {
  const attributes = { kind, name: `Every ${days} days`, settings: { 'recurrence-interval-days': days } };
  const { status, body } = await client.post('/report-templates', { data: { attributes } });
  assert.equal(status, 201, JSON.stringify(body));
  return body.data.id;
}

async function sweep({ app }: TestService, name: string): Promise<void> {
  const job = app.registry.jobs.find((each) => each.name === name);
  assert.ok(job !== undefined);
  await runJob(app, job, {});
}

/** Runs the sweep over due reports, like the worker. */
export const runDueReports = (service: TestService): Promise<void> => sweep(service, runDueReportsJob.name);

/** Runs the sweep over changed watchlists, like the worker. */
export const monitorReports = (service: TestService): Promise<void> => sweep(service, monitorReportsJob.name);

/** Runs the sweep over inboxes and addresses of watchlists, like the worker. */
export const updateWatchlists = (service: TestService): Promise<void> => sweep(service, updateWatchlistsJob.name);
