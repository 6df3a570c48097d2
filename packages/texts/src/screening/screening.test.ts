/** Languages have the same words of reports, with the same placeholders. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { translationFaults } from '../translation-faults.ts';
import { screening as german } from './de.ts';
import { screening as english } from './en.ts';
import { screening as spanish } from './es.ts';
import { screening as french } from './fr.ts';

for (const [language, words] of Object.entries({ en: english, de: german, es: spanish, fr: french })) {
  test(`the words of reports are complete in ${language}`, () =>
    assert.deepEqual(translationFaults(language, english, words), []));
}
