import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { contrast, luminance, mix } from './colors.ts';
import { contrastFaults, lookOf } from './look.ts';
import type { ThemeStyles } from './styles.ts';

const hex = (value: string) => ({ unit: 'hex', value });
const light = (inquiry: Record<string, unknown>, base: Record<string, unknown> = {}): ThemeStyles => ({
  light: { inquiry, components: { button: { primary: { base } } } },
});

describe('colours', () => {
  it('have the contrast that WCAG gives', () => {
    assert.equal(contrast('#ffffff', '#000000'), 21);
    assert.equal(contrast('#777777', '#777777'), 1);
    assert.equal(Math.round(contrast('#767676', '#ffffff') * 100) / 100, 4.54);
    assert.equal(luminance('#ffffff'), 1);
  });
  it('are mixed by share', () => {
    assert.equal(mix('#ffffff', '#000000', 0.5), '#808080');
    assert.equal(mix('#123456', '#000000', 1), '#123456');
  });
});

describe('lookOf', () => {
  it('is null for styles that set nothing, so that the flow follows the device', () => {
    assert.equal(lookOf({}), null);
  });
  it('uses one variant everywhere unless a dark one is switched on', () => {
    const styles = light({ 'primary-color': hex('#0b6b3a') });
    assert.equal(lookOf(styles)?.dark, null);
    assert.equal(lookOf(styles)?.base.scheme, 'light');
    assert.equal(lookOf({ ...styles, settings: { 'preferred-theme-variant': 'dark' } })?.base.scheme, 'dark');
    const both = lookOf({ ...styles, settings: { 'use-dark-theme': true } });
    assert.deepEqual([both?.base.scheme, both?.dark?.scheme], ['light', 'dark']);
  });
  it('uses the requested variant, where the styles have it', () => {
    const styles = light({ 'primary-color': hex('#0b6b3a') });
    const both = { ...styles, settings: { 'use-dark-theme': true } };
    for (const variant of ['light', 'dark'] as const) {
      assert.deepEqual([lookOf(both, variant)?.base.scheme, lookOf(both, variant)?.dark], [variant, null]);
      assert.deepEqual([lookOf({}, variant)?.base.scheme, lookOf({}, variant)?.dark], [variant, null]);
    }
    assert.deepEqual(lookOf(styles, 'dark'), lookOf(styles));
  });
  it('keeps font and roundings in the dark variant, and no colour', () => {
    const styles = light({ 'primary-color': hex('#0b6b3a'), 'font-family': { unit: 'keyword', value: 'serif' } });
    const dark = lookOf({ ...styles, settings: { 'use-dark-theme': true } })?.dark;
    assert.match(String(dark?.['font']), /^Georgia/);
    assert.notEqual(dark?.['accent'], '#0b6b3a');
  });
  it('derives a whole look from one colour: button, its text, soft colours', () => {
    const look = lookOf(light({ 'primary-color': hex('#0b6b3a') }))?.base;
    assert.equal(look?.['button'], '#0b6b3a');
    assert.equal(look?.['on-button'], '#ffffff');
    assert.equal(look?.['soft'], mix('#0b6b3a', '#ffffff', 0.1));
  });
  it('uses the text colours of the dark look on a dark card', () => {
    const look = lookOf(light({ 'surface-color': hex('#101010'), 'primary-color': hex('#9cf') }))?.base;
    assert.equal(look?.scheme, 'dark');
    assert.ok(contrast(String(look?.['ink']), '#101010') > 7);
  });
});

describe('contrastFaults', () => {
  const good: readonly (readonly [string, ThemeStyles])[] = [
    ['nothing', {}],
    ['a dark brand colour', light({ 'primary-color': hex('#0b6b3a') })],
    ['a bright button with dark text', light({}, { 'background-color': hex('#ffc107') })],
    ['a dark card, all else left to us', light({ 'surface-color': hex('#101010') })],
    [
      'black and white',
      light({ 'primary-color': hex('#111111') }, { 'background-color': hex('#111'), 'text-color': hex('#fff') }),
    ],
  ];
  for (const [name, styles] of good) it(`is empty for ${name}`, () => assert.deepEqual(contrastFaults(styles), []));

  const bad: readonly (readonly [string, ThemeStyles, string])[] = [
    ['links in yellow on white', light({ 'primary-color': hex('#ffc107') }), '/light/inquiry/primary-color'],
    ['grey text on white', light({ 'text-color': hex('#999999') }), '/light/inquiry/text-color'],
    ['small text in grey', light({ 'secondary-text-color': hex('#aaaaaa') }), '/light/inquiry/secondary-text-color'],
    ['a grey page under dark text', light({ 'background-color': hex('#505050') }), '/light/inquiry/background-color'],
    [
      'a field whose border is lost',
      light({ 'input-border-color': hex('#eeeeee') }),
      '/light/inquiry/input-border-color',
    ],
    [
      'white on a bright button',
      light({}, { 'background-color': hex('#ffc107'), 'text-color': hex('#ffffff') }),
      '/light/components/button/primary/base/text-color',
    ],
  ];
  for (const [name, styles, pointer] of bad) {
    it(`points at ${name}`, () => {
      const [first] = contrastFaults(styles);
      assert.equal(first?.pointer, pointer);
      assert.match(first?.details ?? '', /has a contrast of [\d.]+, [\d.]+ is needed$/);
    });
  }
});
