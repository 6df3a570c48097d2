import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { translationFaults } from '@countersign/texts/translation-faults';
import { madeAt } from '../../test/support/records.ts';
import { type PrintLanguage, printLanguageFor, printLanguages } from './print-language.ts';
import { printWords, shortened, type TextsByLanguage } from './print-words.ts';

const noTexts: TextsByLanguage<object> = { en: {}, de: {}, es: {}, fr: {} };
const wordsIn = (language: PrintLanguage) => printWords(language, noTexts);
const english = wordsIn('en');

describe('the texts of every print', () => {
  for (const language of printLanguages) {
    it(`are complete in ${language}`, () => {
      assert.deepEqual(translationFaults(language, english.shared, wordsIn(language).shared), []);
    });
  }
});

/** Words per language: stamp, report kind, number, check, reason, kind, detail, page number, time and date. */
const cases: Readonly<Record<PrintLanguage, readonly string[]>> = {
  en: [
    'Sandbox',
    'Watchlist',
    '0.500',
    'Pictures of the document are sharp',
    'The picture is blurred.',
    'Identity document',
    'Birthdate',
    'Page 2',
    'June 15, 2026 at 10:00:00 UTC',
    'July 17, 1977',
  ],
  de: [
    'Sandbox',
    'Beobachtungsliste',
    '0,500',
    'Bilder des Dokuments sind scharf',
    'Das Bild ist unscharf.',
    'Ausweis',
    'Geburtsdatum',
    'Seite 2',
    '15. Juni 2026 um 10:00:00 UTC',
    '17. Juli 1977',
  ],
  es: [
    'Entorno de pruebas',
    'Lista de vigilancia',
    '0,500',
    'Las fotos del documento son nítidas',
    'La foto está borrosa.',
    'Documento de identidad',
    'Fecha de nacimiento',
    'Página 2',
    '15 de junio de 2026 a las 10:00:00 UTC',
    '17 de julio de 1977',
  ],
  fr: [
    'Bac à sable',
    'Liste de surveillance',
    '0,500',
    'Photos du document nettes',
    'La photo est floue.',
    'Pièce d’identité',
    'Date de naissance',
    'Page 2',
    '15 juin 2026 à 10:00:00 UTC',
    '17 juillet 1977',
  ],
};

describe('printWords', () => {
  for (const language of printLanguages) {
    it(`writes names of the API, numbers and times in ${language}`, () => {
      const { shared, names, reportKind, thousandths, moment, valueText } = wordsIn(language);
      const said = [
        shared.sandbox,
        reportKind('report/watchlist'),
        thousandths(0.5),
        names.check('id_blur_detection'),
        names.reason('too_blurry'),
        names.kind('government-id'),
        names.property('birthdate'),
        names.page('page_2'),
        moment(madeAt),
        valueText('birthdate', '1977-07-17'),
      ];
      assert.deepEqual(said, cases[language]);
    });
  }
});

describe('printLanguageFor', () => {
  for (const [header, language] of [
    [null, 'en'],
    ['', 'en'],
    ['*', 'en'],
    ['ja, ko', 'en'],
    ['de', 'de'],
    ['DE-at', 'de'],
    ['ja, fr;q=0.5, es;q=0.7', 'es'],
    ['de;q=0, fr', 'fr'],
    ['en-US,en;q=0.9,de;q=0.8', 'en'],
  ] as const) {
    it(`prints in ${language} for ${JSON.stringify(header)}`, () => assert.equal(printLanguageFor(header), language));
  }
});

describe('valueText', () => {
  for (const [name, value, text] of [
    ['note', null, null],
    ['note', '', null],
    ['name-first', 'Ada', 'Ada'],
    ['list', [], null],
    ['count', 5000, '5,000'],
    ['agrees', false, 'No'],
    ['current-selfie', { id: 'doc_1', type: 'Document::GovernmentId' }, 'doc_1'],
    ['proof', { filename: 'lease.pdf', url: 'x' }, 'lease.pdf'],
    ['list', ['a', 'b'], 'a, b'],
    ['address', { 'street-1': '1 Main St', city: null }, 'Street: 1 Main St, City: –'],
    ['records', [{ 'name-full': 'Ada', 'moon-phase': 1 }], 'Full name: Ada, Moon phase: 1'],
    ['selected-country-code', 'DE', 'Germany'],
    ['selected-country-code', 'Germany', 'Germany'],
    ['selected-id-class', 'pp', 'Passport'],
    ['name-last', 'pp', 'pp'],
    ['issue_date', '2024-02-29', 'February 29, 2024'],
    ['issue-date', '2023-02-29', '2023-02-29'],
    ['issue-date', '2023-13-01', '2023-13-01'],
  ] as const) {
    it(`prints ${name} ${JSON.stringify(value)} as ${JSON.stringify(text)}`, () => {
      assert.equal(english.valueText(name, value), text);
    });
  }

  it('writes numbers and answers in its language', () => {
    const german = wordsIn('de');
    assert.deepEqual([german.valueText('count', 1234.5), german.valueText('agrees', true)], ['1.234,5', 'Ja']);
  });

  it('truncates what is too long for a sheet', () => {
    assert.equal(english.valueText('note', 'x'.repeat(5000))?.length, 601);
    assert.equal(shortened('x'.repeat(5000))?.length, 601);
    assert.equal(shortened(''), null);
  });
});
