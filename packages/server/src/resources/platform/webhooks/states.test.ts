import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Refusal } from '../../../lib/refusal.ts';
import {
  afterAttempt,
  type DeliveryStatus,
  deliveryStatuses,
  moveWebhook,
  redelivered,
  type WebhookAction,
  webhookStatuses,
} from './states.ts';

const arrivals: Readonly<Record<WebhookAction, string>> = {
  enable: 'enabled',
  disable: 'disabled',
  archive: 'archived',
};
const conflict = (error: unknown): boolean => error instanceof Refusal && error.code === 'conflict';

describe('every status and action of a webhook', () => {
  for (const status of webhookStatuses) {
    for (const action of Object.keys(arrivals) as WebhookAction[]) {
      if (status === 'archived') {
        it(`refuses to ${action} an archived one`, () => assert.throws(() => moveWebhook(status, action), conflict));
      } else {
        it(`${action} makes ${status} ${arrivals[action]}`, () =>
          assert.equal(moveWebhook(status, action), arrivals[action]));
      }
    }
  }
});

describe('a delivery', () => {
  it('is completed by a success, even without attempts left', () => {
    assert.equal(afterAttempt(true, true), 'completed');
    assert.equal(afterAttempt(true, false), 'completed');
  });
  it('stays pending after a failure while attempts are left, and has failed then', () => {
    assert.equal(afterAttempt(false, true), 'pending');
    assert.equal(afterAttempt(false, false), 'failed');
  });
  for (const status of deliveryStatuses satisfies readonly DeliveryStatus[]) {
    if (status === 'pending') {
      it('is not redelivered while it is pending', () => assert.throws(() => redelivered(status), conflict));
    } else it(`may be redelivered when ${status}`, () => assert.equal(redelivered(status), 'pending'));
  }
});
