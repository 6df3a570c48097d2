import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { styleFaults, type ThemeStyles, valuesOf } from './styles.ts';

const light = (inquiry: Record<string, unknown>): ThemeStyles => ({ light: { inquiry } });
const hex = (value: unknown) => ({ unit: 'hex', value });
const px = (value: unknown) => ({ unit: 'px', value });

describe('styleFaults', () => {
  const good: readonly (readonly [string, ThemeStyles])[] = [
    ['nothing', {}],
    ['an empty branch', { light: { inquiry: {}, components: { button: {} } } }],
    ['a long colour', light({ 'primary-color': hex('#1A56c4') })],
    ['a short colour', light({ 'primary-color': hex('#fff') })],
    ['a size at each end', { ...light({ 'border-radius': px(0) }), dark: { inquiry: { 'border-radius': px(32) } } }],
    ['half a pixel', light({ 'border-radius': px(2.5) })],
    ['a font of the list', light({ 'font-family': { unit: 'keyword', value: 'serif' } })],
    [
      'a cell of a component',
      { dark: { components: { button: { primary: { hover: { 'background-color': hex('#000') } } } } } },
    ],
  ];
  for (const [name, styles] of good) it(`accepts ${name}`, () => assert.deepEqual(styleFaults(styles), []));

  const bad: readonly (readonly [string, ThemeStyles, string])[] = [
    ['an unknown cell', light({ 'page-transition': hex('#fff') }), '/light/inquiry/page-transition'],
    ['what every object has', { light: { constructor: hex('#fff') } } as ThemeStyles, '/light/constructor'],
    ['an unknown component', { light: { components: { card: {} } } }, '/light/components/card'],
    ['an asset', { light: { 'step-assets': { start: {} } } }, '/light/step-assets'],
    ['a bare value', light({ 'primary-color': '#ffffff' }), '/light/inquiry/primary-color'],
    ['a value where a branch is', { light: { components: { button: 1 } } }, '/light/components/button'],
    ['a colour by name', light({ 'primary-color': hex('red') }), '/light/inquiry/primary-color'],
    [
      'a colour with a rule behind it',
      light({ 'primary-color': hex('#fff;x:url(//e)') }),
      '/light/inquiry/primary-color',
    ],
    ['a colour on two lines', light({ 'primary-color': hex('#ffffff\n') }), '/light/inquiry/primary-color'],
    ['a colour with a share', light({ 'primary-color': hex('#ffffff80') }), '/light/inquiry/primary-color'],
    ['a size in another unit', light({ 'border-radius': { unit: 'em', value: 1 } }), '/light/inquiry/border-radius'],
    ['a size as text', light({ 'border-radius': px('4') }), '/light/inquiry/border-radius'],
    ['a size below its range', light({ 'font-size': px(13) }), '/light/inquiry/font-size'],
    ['a size above its range', light({ 'border-radius': px(33) }), '/light/inquiry/border-radius'],
    [
      'a font of the prototype',
      light({ 'font-family': { unit: 'keyword', value: 'constructor' } }),
      '/light/inquiry/font-family',
    ],
    ['a font by address', light({ 'font-family': { unit: 'keyword', value: 'url(x)' } }), '/light/inquiry/font-family'],
    [
      'a third member',
      light({ 'primary-color': { unit: 'hex', value: '#fff', more: 1 } }),
      '/light/inquiry/primary-color',
    ],
  ];
  for (const [name, styles, pointer] of bad) {
    it(`refuses ${name} and points at it`, () => {
      assert.deepEqual(
        styleFaults(styles).map((fault) => fault.pointer),
        [pointer],
      );
    });
  }
});

describe('valuesOf', () => {
  it('returns colours in long lowercase form, of the requested variant only', () => {
    const styles = { ...light({ 'primary-color': hex('#ABC') }), dark: { inquiry: { 'text-color': hex('#ffffff') } } };
    assert.deepEqual(valuesOf(styles, 'light'), { accent: '#aabbcc' });
    assert.deepEqual(valuesOf(styles, 'dark'), { ink: '#ffffff' });
  });
});
