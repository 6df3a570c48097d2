import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { applySparseFields, parseSparseFields } from './sparse-fields.ts';

const inquiry = {
  type: 'inquiry',
  id: 'inq_1',
  attributes: { status: 'created', note: null, fields: { 'name-first': { value: 'Ada' }, birthdate: { value: null } } },
  relationships: { account: { data: null } },
};
const select = (type: string, names: string, resource: Parameters<typeof applySparseFields>[0] = inquiry) =>
  applySparseFields(resource, parseSparseFields([[type, names]]));

describe('applySparseFields', () => {
  it('keeps the named attributes only, and drops the relationships', () => {
    assert.deepEqual(select('inquiry', 'status,note'), {
      type: 'inquiry',
      id: 'inq_1',
      attributes: { status: 'created', note: null },
    });
  });

  it('leaves resources of other types unchanged', () => assert.equal(select('account', 'x'), inquiry));

  it('reaches inside fields by a dot, in any casing, for several keys', () => {
    const { attributes } = select('Inquiry', 'fields.nameFirst,fields.birthdate,fields.nothing');
    assert.deepEqual(attributes, { fields: { 'name-first': { value: 'Ada' }, birthdate: { value: null } } });
  });

  it('covers a family by its first part, and prefers the whole type', () => {
    const selfie = { type: 'verification/selfie', id: 'ver_1', attributes: { status: 'passed', checks: [] } };
    assert.deepEqual(select('verification', 'status', selfie).attributes, { status: 'passed' });
    const sparse = parseSparseFields([
      ['verification', 'status'],
      ['verification/selfie', 'checks'],
    ]);
    assert.deepEqual(applySparseFields(selfie, sparse).attributes, { checks: [] });
  });

  it('ignores names that do not exist, inherited ones too', () => {
    assert.deepEqual(select('inquiry', 'surprise,constructor,fields.constructor,status.x').attributes, {});
  });

  it('shows no attribute when none is named', () => assert.deepEqual(select('inquiry', '').attributes, {}));
});
