/** Editing a style changes only its own cell, and contrast follows WCAG. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  colorIn,
  contrast,
  fontIn,
  hasDark,
  type Styles,
  withColor,
  withDark,
  withFont,
  withRadius,
  worn,
} from './styles.ts';

const held: Styles = {
  light: {
    inquiry: { 'primary-color': { unit: 'hex', value: '#aa0000' }, 'font-size': { unit: 'px', value: 18 } },
    components: { button: { primary: { base: { 'border-radius': { unit: 'px', value: 4 } } } } },
  },
};

test('setting or removing a colour leaves all other cells unchanged', () => {
  const set = withColor(held, 'light', 'text-color', '#000000');
  assert.deepEqual(set.light?.inquiry, { ...held.light?.inquiry, 'text-color': { unit: 'hex', value: '#000000' } });
  assert.deepEqual(set.light?.components, held.light?.components);
  const taken = withColor(set, 'light', 'primary-color', '');
  assert.equal(colorIn(taken, 'light', 'primary-color'), '');
  assert.equal(worn(taken, 'light', 'primary-color'), '#1a56c4');
});

test('fonts, corners and the dark theme are read back as they were set', () => {
  const styles = withDark(withFont(withRadius({}, '4'), 'serif'), true);
  assert.deepEqual(
    [fontIn(styles), styles.light?.inquiry?.['border-radius'], hasDark(styles)],
    ['serif', { unit: 'px', value: 4 }, true],
  );
  assert.equal(fontIn(withFont(styles, 'system')), '');
});

for (const [one, other, expected] of [
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
] as const) {
  test(`${one} on ${other} has ${expected}`, () =>
    assert.equal(Math.round(contrast(one, other) * 100) / 100, expected));
}
