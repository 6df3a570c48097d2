import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { dictionary as german } from '@countersign/texts/dictionary/de';
import { wordsIn } from '@countersign/texts/dictionary/words';
import type { Configuration } from '../../client/templates.ts';
import { pageTextsOf } from '../../texts/page-texts.ts';
import { differences } from './configuration.ts';
import { inWords } from './difference-words.ts';
import { texts } from './texts/de.ts';

const { template } = pageTextsOf({ 'template/texts/de.ts': texts });
const language = { words: wordsIn(german), texts: template, code: 'de' };

const step = (more: object = {}) => ({
  name: 'verify',
  type: 'government-id',
  attempts: 3,
  'capture-methods': ['camera', 'file'],
  'id-classes': ['dl', 'pp'],
  checks: [
    { name: 'id_age_comparison', requirement: 'required', settings: { 'minimum-age': 18 } },
    { name: 'id_blur_detection', requirement: 'required' },
  ],
  ...more,
});

const before = {
  steps: [step()],
  forms: [{ name: 'form_plan', title: 'Plan', fields: [{ key: 'plan', required: true }] }],
  decision: { 'on-completed': 'approve', conditions: [{ name: 'young', when: 'a' }] },
  expiration: { 'after-create-interval-seconds': 86_400 },
  'second-read': { of: 'never' },
  'redirect-uri': null,
};

const cases: readonly (readonly [string, object, readonly string[]])[] = [
  ['a number of a step', { steps: [step({ attempts: 5 })] }, ['Schritte · Ausweis · Versuche: 3 → 5']],
  [
    'a list of a step',
    { steps: [step({ 'capture-methods': ['camera'] })] },
    ['Schritte · Ausweis · Aufnahmemethoden: Kamera, Datei → Kamera'],
  ],
  [
    'the requirement of a check and its setting',
    {
      steps: [
        step({
          checks: [
            { name: 'id_age_comparison', requirement: 'not_required', settings: { 'minimum-age': 21 } },
            { name: 'id_blur_detection', requirement: 'required' },
          ],
        }),
      ],
    },
    [
      'Schritte · Ausweis · Prüfungen · Alter liegt in den Grenzen · Anforderung: erforderlich → zur Information',
      'Schritte · Ausweis · Prüfungen · Alter liegt in den Grenzen · Niedrigstes Alter: 18 → 21',
    ],
  ],
  [
    'an outcome',
    { decision: { ...before.decision, 'on-completed': 'none' } },
    ['Automatische Entscheidungen · Alle Prüfungen bestanden: genehmigen → keine Entscheidung'],
  ],
  [
    'a period',
    { expiration: { 'after-create-interval-seconds': 5_400 } },
    ['Ablauf · Nach Erstellung: 1 Tag → 90 Minuten'],
  ],
  [
    'a form',
    { forms: [{ ...before.forms[0], fields: [{ key: 'plan', required: false }] }] },
    ['Formulare · Plan · Fragt nach · plan · erforderlich: ja → nein'],
  ],
  [
    'a redirect',
    { 'redirect-uri': 'https://shop.example/done' },
    ['Weiterleitungs-URL: null → https://shop.example/done'],
  ],
];

describe('a difference in words', () => {
  for (const [name, part, expected] of cases) {
    test(name, () => {
      const after = { ...before, ...part };
      const found = differences(before as unknown as Configuration, after as unknown as Configuration);
      const worded = found.map((each) => inWords(each, language));
      assert.deepEqual(
        worded.map((each) => `${each.place}: ${each.before} → ${each.after}`),
        expected,
      );
    });
  }
});
