import assert from 'node:assert/strict';
import { test } from 'node:test';
import { colorSchemes, lookCss } from './look-css.ts';

const light = { scheme: 'light', accent: '#0b6b3a', font: 'Georgia, "Times New Roman", serif' } as const;
const dark = { scheme: 'dark', accent: '#99ccff' } as const;

test('a look is a set of custom properties of the root, with a media query for a dark variant', () => {
  assert.equal(
    lookCss({ base: light, dark: null }),
    ':root{color-scheme:light;--accent:#0b6b3a;--font:Georgia, "Times New Roman", serif}',
  );
  assert.equal(
    lookCss({ base: light, dark }),
    `${lookCss({ base: light, dark: null })}@media (prefers-color-scheme:dark){:root{color-scheme:dark;--accent:#99ccff}}`,
  );
});

const hostile = ['red;x:y', 'url(//evil)', '</style><script>', '#fff}', 'a/*b', '\\3c', 'x\ny', '@import', 'var(--x)'];
for (const value of hostile) {
  test(`a value like ${JSON.stringify(value)} is omitted`, () => {
    assert.equal(lookCss({ base: { scheme: 'light', accent: value }, dark: null }), ':root{color-scheme:light}');
  });
}

test('an unknown name is omitted, and an unknown scheme is light', () => {
  const base = { scheme: 'x;--y' as 'light', 'accent:red;--x': '#fff', __proto__: '#fff' };
  assert.equal(lookCss({ base, dark: null }), ':root{color-scheme:light}');
});

test('colorSchemes lists the schemes of a look', () => {
  assert.equal(colorSchemes(null), 'light dark');
  assert.equal(colorSchemes({ base: dark, dark: null }), 'dark');
  assert.equal(colorSchemes({ base: light, dark }), 'light dark');
});
