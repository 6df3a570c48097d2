/** Bulk actions for tests. */
import assert from 'node:assert/strict';
import { doBulkActionJob } from '../../src/resources/verification/bulk-actions/jobs.ts';
import { runJob } from '../../src/worker.ts';
import type { ApiAnswer } from './client.ts';
import type { Person } from './people.ts';
import type { TestService } from './service.ts';

const path = '/dashboard/api/bulk-actions';

export interface ShownBulkAction {
  readonly id: string;
  readonly status: string;
  readonly total: number;
  readonly done: number;
  readonly refused: number;
  readonly waiting: number;
  readonly cancelled: number;
  readonly 'awaiting-second': number;
  readonly rows: readonly {
    readonly 'inquiry-id': string;
    readonly state: string;
    readonly 'awaits-second': boolean;
    readonly refusal: {
      readonly code: string;
      readonly cause: string | null;
      readonly title: string;
      readonly details: string;
    } | null;
  }[];
}

export const sendBulkAction = (person: Person, body: object, environmentId?: string): Promise<ApiAnswer> =>
  person.post(path, body, environmentId);

/** Starts a bulk action and returns its id. */
export async function startBulkAction(person: Person, action: string, ids: readonly string[], more: object = {}) {
  const { status, text } = await sendBulkAction(person, { action, 'inquiry-ids': ids, ...more });
  assert.equal(status, 201, text);
  return (JSON.parse(text) as ShownBulkAction).id;
}

export async function retrieveBulkAction(person: Person, id: string): Promise<ShownBulkAction> {
  const { status, text } = await person.get(`${path}/${id}`);
  assert.equal(status, 200, text);
  return JSON.parse(text) as ShownBulkAction;
}

export const actOnBulkAction = (person: Person, id: string, act: 'retry' | 'cancel'): Promise<ApiAnswer> =>
  person.post(`${path}/${id}/${act}`);

/** Does the rows that are left, as a worker does. */
export const runBulkAction = ({ app, seeded }: TestService, bulkActionId: string): Promise<void> =>
  runJob(app, doBulkActionJob, { environmentId: seeded.sandbox.scope.environmentId, bulkActionId });

/** Returns the counts: done, refused, waiting, cancelled, total. */
export const countsOf = ({ done, refused, waiting, cancelled, total }: ShownBulkAction): number[] => [
  done,
  refused,
  waiting,
  cancelled,
  total,
];
