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
  test('no press means two things where both hold', () => {
    assert.deepEqual(clashes(shortcuts), []);
  });

  test('a key that begins another sequence, or has it in a scope that holds at once, is a clash', () => {
    const table: Shortcut[] = [
      { id: 'sheet', keys: 'g', scope: 'everywhere' },
      { id: 'go:home', keys: 'g h', scope: 'list' },
      { id: 'next', keys: 'j', scope: 'list' },
      { id: 'open', keys: 'j', scope: 'everywhere' },
    ];
    assert.deepEqual(clashes(table), ['sheet and go:home: g', 'next and open: j']);
  });

  test('no shortcut is one of the keys that browsers keep for themselves', () => {
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
  test('is written as the table has it, with Ctrl and Cmd alike', () => {
    assert.equal(writtenKey(press('K', { ctrlKey: true })), 'Mod+k');
    assert.equal(writtenKey(press('k', { metaKey: true })), 'Mod+k');
    assert.equal(writtenKey(press('?')), '?');
    assert.equal(writtenKey(press('Enter')), 'Enter');
  });

  test('with Alt, or of a key that is only held, is nobody’s', () => {
    assert.equal(writtenKey(press('k', { altKey: true })), null);
    assert.equal(writtenKey(press('Shift')), null);
  });
});
