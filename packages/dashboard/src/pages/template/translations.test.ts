import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { changedRows, nameOfRow, rowsWith, type TranslationRow } from './translations.ts';

const row = (component: string, value: string): TranslationRow => ({
  step: 'start',
  'step-display-name': 'Start',
  component,
  'attribute-name': 'text',
  'locale-values': [
    { locale: 'en-US', value },
    { locale: 'de-DE', value: null },
  ],
});

const rows = [row('title', 'Verify your identity'), row('begin', 'Begin')];
const [title, begin] = rows.map(nameOfRow) as [string, string];

describe('sentences', () => {
  it('are found by their text and by their key', () => {
    assert.deepEqual(rowsWith(rows, 'en-US', ' VERIFY ').map(nameOfRow), [title]);
    assert.deepEqual(rowsWith(rows, 'de-DE', 'begin').map(nameOfRow), [begin]);
  });

  it('are sent for one locale only and only if changed; an empty one restores the default', () => {
    const typed = new Map([
      [title, 'Show us who you are'],
      [begin, 'Begin'],
    ]);
    const [changed, ...none] = changedRows(rows, 'en-US', typed);
    assert.deepEqual(none, []);
    assert.deepEqual(changed?.['locale-values'], [{ locale: 'en-US', value: 'Show us who you are' }]);
    assert.deepEqual(changedRows(rows, 'en-US', new Map([[title, ' ']]))[0]?.['locale-values'], [
      { locale: 'en-US', value: null },
    ]);
  });
});
