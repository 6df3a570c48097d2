import assert from 'node:assert/strict';
import { it } from 'node:test';
import { leftOut } from '../version-change.ts';
import { upgradeThrough } from '../walk.ts';
import { webhookNameRequired } from './webhook-name-required.ts';

const upgraded = (operationId: string, attributes: Record<string, unknown>) => {
  const target = { resourceType: 'webhook', operationId, knownAttributes: ['name', 'url'] };
  return upgradeThrough([webhookNameRequired], { attributes, meta: {} }, target).attributes;
};

it('the name of a webhook could be left out when it was created, and taken away', () => {
  assert.deepEqual(upgraded('create-a-webhook', { url: 'u' }), { url: 'u', name: leftOut });
  assert.deepEqual(upgraded('create-a-webhook', { url: 'u', name: 'n' }), { url: 'u', name: 'n' });
  assert.deepEqual(upgraded('update-a-webhook', { name: null }), { name: leftOut });
  assert.deepEqual(upgraded('update-a-webhook', { url: 'u' }), { url: 'u' });
});
