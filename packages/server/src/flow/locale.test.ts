import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pickLocale } from './locale.ts';

describe('pickLocale', () => {
  const cases: readonly (readonly [string | null, string | null, string])[] = [
    [null, null, 'en-US'],
    ['fr', null, 'fr'],
    ['FR-ca', null, 'fr'],
    ['es', 'de', 'es-MX'],
    ['xx', 'de-AT,de;q=0.9', 'de'],
    [null, 'nl, fr;q=0.8, en;q=0.1', 'fr'],
    [null, '*', 'en-US'],
    ['', '', 'en-US'],
    ['../../etc', null, 'en-US'],
    [null, ',,;q=1', 'en-US'],
    ['de_DE', 'fr', 'de'],
    ['es_419', null, 'es-MX'],
    [null, 'en;q=0.4, de;q=0.9', 'de'],
    [null, 'en;q=0, nl;q=0.5, fr;q=0.1', 'fr'],
  ];
  for (const [asked, accept, locale] of cases) {
    it(`returns ${locale} for a request of ${asked} by a browser set to ${accept}`, () => {
      assert.equal(pickLocale(asked, accept, ['en-US', 'es-MX', 'fr', 'de']), locale);
    });
  }

  const offering: readonly (readonly [string | null, string, readonly string[]])[] = [
    ['zh-TW', 'zh-TW', ['zh-CN', 'zh-TW']],
    ['zh', 'zh-CN', ['zh-CN', 'zh-TW']],
    ['en', 'fr', ['fr', 'de']],
    ['ja', 'en-US', ['fr', 'en-US']],
    ['PT-br', 'pt-BR', ['en-US', 'pt-BR']],
  ];
  for (const [asked, locale, offered] of offering) {
    it(`returns ${locale} of ${offered.join(', ')} for a request of ${asked}`, () => {
      assert.equal(pickLocale(asked, null, offered), locale);
    });
  }
});
