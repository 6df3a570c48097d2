import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Resource } from '../../json-api/document.ts';
import { downgradeThrough, upgradeThrough } from '../walk.ts';
import { caseFieldsOnlyInFields } from './case-fields-only-in-fields.ts';

const changes = [caseFieldsOnlyInFields];
const creation = {
  resourceType: 'case',
  operationId: 'create-a-case',
  knownAttributes: ['case-template-id', 'fields'],
};
const upgraded = (attributes: Record<string, unknown>) => upgradeThrough(changes, { attributes, meta: {} }, creation);

describe('custom fields of a case', () => {
  it('move from the top level into fields, and existing ones win', () => {
    const { attributes, movedFrom } = upgraded({ 'case-template-id': 'ctmpl_1', risk: 'low', fields: { note: 'n' } });
    assert.deepEqual(attributes, { 'case-template-id': 'ctmpl_1', fields: { risk: 'low', note: 'n' } });
    assert.equal(movedFrom?.get('/data/attributes/fields/risk'), '/data/attributes/risk');
    assert.deepEqual(upgraded({ risk: 'low', fields: { risk: 'high' } }).attributes, { fields: { risk: 'high' } });
  });

  it('of a wrong type are still validated', () => {
    assert.equal(upgraded({ risk: 'low', fields: 5 }).attributes['fields'], 5);
  });

  it('were kebab in responses', () => {
    const data = { type: 'case', id: 'case_1', attributes: { fields: { riskLevel: 'low' } } };
    const { attributes } = downgradeThrough(changes, { data }).data as Resource;
    assert.deepEqual(attributes['fields'], { 'risk-level': 'low' });
  });
});

describe('the new status of a case', () => {
  const target = { resourceType: 'case', operationId: 'set-status-for-a-case', knownAttributes: [] };
  const moved = (attributes: object, meta: object) => upgradeThrough(changes, { attributes, meta } as never, target);

  it('moves from the attributes into meta, where an existing one wins', () => {
    assert.deepEqual(moved({ status: 'Approved' }, {}).meta, { status: 'Approved' });
    assert.deepEqual(moved({ status: 'Approved' }, { status: 'Open' }).meta, { status: 'Open' });
    assert.deepEqual(moved({ status: 'Approved' }, {}).attributes, {});
  });
});
