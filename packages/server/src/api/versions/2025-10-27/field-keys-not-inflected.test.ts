import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Resource } from '../../json-api/document.ts';
import { inflectsFieldKeys } from '../index.ts';
import { downgradeThrough } from '../walk.ts';
import { fieldKeysNotInflected } from './field-keys-not-inflected.ts';

describe('keys of fields with a spelling of their own', () => {
  const text = { type: 'string', value: 'x' };
  const fields = { favoriteColor: text, phone_number: text, pets: { type: 'hash', value: { petName: text } } };
  const shown = (type: string) => {
    const { data } = downgradeThrough([fieldKeysNotInflected], { data: { type, id: 'x_1', attributes: { fields } } });
    return (data as Resource).attributes['fields'];
  };

  it('were kebab in inquiries and snake in accounts, inside hashes too', () => {
    assert.deepEqual(shown('inquiry'), {
      'favorite-color': text,
      'phone-number': text,
      pets: { type: 'hash', value: { 'pet-name': text } },
    });
    assert.deepEqual(shown('account'), {
      favorite_color: text,
      phone_number: text,
      pets: { type: 'hash', value: { pet_name: text } },
    });
  });

  it('were inflected with all others before 2025-10-27', () => {
    assert.equal(inflectsFieldKeys('2023-01-05'), true);
    assert.equal(inflectsFieldKeys('2025-10-27'), false);
  });
});
