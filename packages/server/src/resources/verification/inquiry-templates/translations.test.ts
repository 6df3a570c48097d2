import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { catalogues } from '@countersign/flow/texts';
import { readTranslations } from './input.ts';
import { layTranslations, translationRows, untranslatedFaults } from './translations.ts';

const locales = ['en-US', 'fr', 'th'];
const row = (locale: string, value: string | null, component = 'title', attribute = 'text') => ({
  step: 'start',
  component,
  attributeName: attribute,
  localeValues: [{ locale, value }],
});

describe('translationRows', () => {
  it('has one row for each sentence, plural forms as attributes of one component', () => {
    const rows = translationRows(locales, {});
    const keys = new Set(rows.map((each) => [each.step, each.component, each['attribute-name']].join()));
    assert.equal(keys.size, rows.length);
    assert.ok(
      keys.has('start,keep.days,one') &&
        keys.has('start,keep.days,other') &&
        keys.has('start,keep.days,many') &&
        !keys.has('start,keep.days,few') &&
        keys.has('id-class,dl,text'),
    );
    assert.ok(rows.every((each) => each['step-display-name'] !== ''));
  });
  it('has the plural forms of the enabled locales, each for the locales that have it', () => {
    const rows = translationRows(['en-US', 'fr', 'th', 'pl'], {}).filter((each) => each.component === 'keep.days');
    assert.deepEqual(
      rows.map((each) => [each['attribute-name'], each['locale-values'].map(({ locale }) => locale).join()]),
      [
        ['one', 'en-US,fr,pl'],
        ['few', 'pl'],
        ['many', 'fr,pl'],
        ['other', 'en-US,fr,th,pl'],
      ],
    );
  });
  it('returns the custom sentence, else that of the flow, else null', () => {
    const rows = translationRows(locales, { fr: { 'shell.step': 'Étape' } });
    const step = rows.find(({ step: group, component }) => group === 'shell' && component === 'step');
    assert.deepEqual(step?.['locale-values'], [
      { locale: 'en-US', value: 'Step {current} of {total}' },
      { locale: 'fr', value: 'Étape' },
      { locale: 'th', value: null },
    ]);
  });
});

describe('layTranslations', () => {
  it('stores what differs from the sentence of the flow, and removes what is reset', () => {
    const one = layTranslations({}, [row('fr', 'Bonjour'), row('th', 'こんにちは')], locales);
    assert.deepEqual(one.translations, { fr: { 'start.heading': 'Bonjour' }, th: { 'start.heading': 'こんにちは' } });
    const two = layTranslations(one.translations, [row('fr', null)], locales);
    assert.deepEqual(two.translations, { fr: {}, th: { 'start.heading': 'こんにちは' } });
  });
  it('stores nothing when everything is sent back as it was read', () => {
    const { translations, faults } = layTranslations(
      {},
      readTranslations({ translations: translationRows(locales, {}) }),
      locales,
    );
    assert.deepEqual([Object.values(translations).flatMap((texts) => Object.keys(texts)), faults], [[], []]);
  });
  it('does not change its arguments', () => {
    const before = { fr: { 'start.heading': 'Avant' } };
    layTranslations(before, [row('fr', 'Après')], locales);
    assert.deepEqual(before, { fr: { 'start.heading': 'Avant' } });
  });

  const faulty: readonly (readonly [string, ReturnType<typeof row>, string])[] = [
    ['an unknown text', row('fr', 'x', 'nothing'), '/translations/0'],
    ['a plural where there is none', row('fr', 'x', 'title', 'one'), '/translations/0'],
    [
      'a plural form that the language has not',
      row('th', 'x', 'keep.days', 'few'),
      '/translations/0/locale-values/0/locale',
    ],
    ['a locale that is not enabled', row('de', 'x'), '/translations/0/locale-values/0/locale'],
    ['a locale of the prototype', row('__proto__', 'x'), '/translations/0/locale-values/0/locale'],
    ['an empty sentence', row('fr', ' \n'), '/translations/0/locale-values/0/value'],
    ['a sentence without end', row('fr', 'x'.repeat(1001)), '/translations/0/locale-values/0/value'],
    ['a control character', row('fr', 'a\u001bb'), '/translations/0/locale-values/0/value'],
    [
      'a mark that is never filled in a form that English has not',
      row('fr', '{days}', 'keep.days', 'many'),
      '/translations/0/locale-values/0/value',
    ],
    ['a mark that is never filled', row('fr', 'Bonjour {name}'), '/translations/0/locale-values/0/value'],
  ];
  for (const [name, given, pointer] of faulty) {
    it(`points at ${name}`, () => {
      const { faults } = layTranslations({}, [given], locales);
      assert.deepEqual(
        faults.map((fault) => fault.pointer),
        [pointer],
      );
    });
  }
});

describe('untranslatedFaults', () => {
  it('points at a locale that is only partly translated, until every sentence exists', () => {
    const [fault] = untranslatedFaults(locales, { th: { 'shell.step': 'x' } });
    assert.equal(fault?.pointer, '/enabled-locales/2');
    const all = (forms: readonly string[]) =>
      Object.fromEntries(
        Object.entries(catalogues['en-US'] ?? {}).flatMap(([key, text]) =>
          (typeof text === 'string' ? [key] : forms.map((form) => `${key}.${form}`)).map((each) => [each, 'x']),
        ),
      );
    assert.deepEqual(untranslatedFaults(locales, { th: all(['other']) }), []);
    assert.deepEqual(untranslatedFaults(['ru'], { ru: all(['one', 'few', 'many', 'other']) }), []);
    assert.match(untranslatedFaults(['ru'], { ru: all(['one', 'other']) })[0]?.problem ?? '', /such as \S+\.few;/);
  });
});
