import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Resource } from '../../json-api/document.ts';
import { downgradeThrough, upgradeThrough } from '../walk.ts';
import { oneIdentificationNumber } from './one-identification-number.ts';

const changes = [oneIdentificationNumber];
const value = (text: string | null) => ({ type: 'string', value: text });

describe('the identification number of an inquiry', () => {
  for (const [idClass, licence, passport] of [
    ['dl', 'D1', null],
    ['pp', null, 'D1'],
    [null, null, null],
  ] as const) {
    it(`was shown by the kind of its document, of class ${idClass}`, () => {
      const own = { 'identification-number': value('D1'), 'identification-class': value(idClass) };
      const attributes = { 'identification-number': 'D1', fields: own };
      const { data } = downgradeThrough(changes, { data: { type: 'inquiry', id: 'inq_1', attributes } });
      const shown = (data as Resource).attributes;
      assert.deepEqual(shown, {
        'driver-license-number': licence,
        'passport-number': passport,
        fields: {
          'identification-class': value(idClass),
          'driver-license-number': value(licence),
          'passport-number': value(passport),
        },
      });
    });
  }

  it('was accepted under the names of its kinds, at the top level and in fields', () => {
    const target = { resourceType: 'inquiry', operationId: 'create-an-inquiry', knownAttributes: ['note', 'fields'] };
    const upgraded = (attributes: Record<string, unknown>) =>
      upgradeThrough(changes, { attributes, meta: {} }, target).attributes;
    const expected = { 'identification-number': 'P1', 'identification-class': 'pp' };
    assert.deepEqual(upgraded({ 'passport-number': 'P1' }), { fields: expected });
    const fields = { 'passport-number': 'P1', 'name-first': 'Ada' };
    assert.deepEqual(upgraded({ fields }), { fields: { 'name-first': 'Ada', ...expected } });
    assert.deepEqual(upgraded({ note: 'n' }), { note: 'n' });
  });
});
