import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { pages } from '../../test/support/page-folders.ts';
import { clashes, type Shortcut, shortcutsWith, writtenKey } from './shortcuts.ts';

const shortcuts = shortcutsWith(pages);

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

describe('the table of keys', () => {
  test('gives no key press two meanings in the same scope', () => {
    assert.deepEqual(clashes(shortcuts), []);
  });

  test('reports a key that begins another sequence, or that two overlapping scopes use', () => {
    const table: Shortcut[] = [
      { id: 'sheet', keys: 'g', scope: 'everywhere' },
      { id: 'go:home', keys: 'g h', scope: 'list' },
      { id: 'next', keys: 'j', scope: 'list' },
      { id: 'open', keys: 'j', scope: 'everywhere' },
    ];
    assert.deepEqual(clashes(table), ['sheet and go:home: g', 'next and open: j']);
  });

  test('has none of the keys that browsers reserve', () => {
    const ofBrowsers = [
      'Mod+n',
      'Mod+t',
      'Mod+w',
      'Mod+r',
      'Mod+l',
      'Mod+p',
      'Mod+s',
      'Mod+f',
      'Mod+d',
      'Mod+c',
      'Mod+v',
    ];
    assert.deepEqual(
      shortcuts.filter(({ keys }) => ofBrowsers.includes(keys)).map(({ id }) => id),
      [],
    );
  });
});

describe('a press', () => {
  test('is written as in the table, with Mod for both Ctrl and Cmd', () => {
    assert.equal(writtenKey(press('K', { ctrlKey: true })), 'Mod+k');
    assert.equal(writtenKey(press('k', { metaKey: true })), 'Mod+k');
    assert.equal(writtenKey(press('?')), '?');
    assert.equal(writtenKey(press('Enter')), 'Enter');
  });

  test('with Alt, or of a modifier key only, matches no shortcut', () => {
    assert.equal(writtenKey(press('k', { altKey: true })), null);
    assert.equal(writtenKey(press('Shift')), null);
  });
});
