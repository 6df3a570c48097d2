import assert from 'node:assert/strict';
import { it } from 'node:test';
import { upgradeThrough } from '../walk.ts';
import { unknownAttributesRefused } from './unknown-attributes-refused.ts';

const upgraded = (resourceType: string, attributes: Record<string, unknown>) => {
  const target = { resourceType, operationId: 'create', knownAttributes: ['note'] };
  return upgradeThrough([unknownAttributesRefused], { attributes, meta: {} }, target).attributes;
};

it('unknown attributes were ignored in requests about inquiries, and only there', () => {
  assert.deepEqual(upgraded('inquiry', { note: 'n', surprise: 1 }), { note: 'n' });
  assert.deepEqual(upgraded('webhook', { note: 'n', surprise: 1 }), { note: 'n', surprise: 1 });
});
