/** The audit log has a sentence for every user action, in each language. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { registry } from '../../server/test/support/openapi-check.ts';
import { sentences as de } from '../src/pages/audit-log/sentences/de.ts';
import { sentences as en, type Sentences } from '../src/pages/audit-log/sentences/en.ts';
import { sentences as es } from '../src/pages/audit-log/sentences/es.ts';
import { sentences as fr } from '../src/pages/audit-log/sentences/fr.ts';
import { phraseOf } from '../src/pages/audit-log/sentences/phrase-of.ts';

const endpoints = registry.slices
  .flatMap(({ endpoints: own, dashboard = [] }) => [...own, ...dashboard])
  .filter(({ audited }) => audited !== false);

/** Actions of rows that are not requests. */
const actions = ['signed-in', 'sign-in-refused', 'sessions-ended', 'sign-in-reset'];

test('every operation that writes or shows personal data has a phrase', () => {
  const told = endpoints.filter(({ method, auditedAs }) => method !== 'GET' || auditedAs === 'view');
  const names = [...told.map(({ operationId }) => operationId), ...actions];
  assert.ok(names.length > 200);
  assert.deepEqual(
    names.filter((name) => phraseOf(name) === null),
    [],
  );
});

test('no phrase belongs to an operation that was removed', () => {
  const used = new Set([...endpoints.map(({ operationId }) => operationId), ...actions].map(phraseOf));
  const rest = ['prefetched', 'read-object', 'read-page'];
  assert.deepEqual(
    Object.keys(en.phrases).filter((key) => !rest.includes(key) && !used.has(key as keyof typeof en.phrases)),
    [],
  );
});

const placesOf = (text: string): string[] => [...text.matchAll(/\{[a-z]+\}/g)].map(([place]) => place).toSorted();

for (const [language, told] of Object.entries({ de, es, fr } satisfies Record<string, Sentences>)) {
  test(`${language} has the same phrases as English`, () => {
    for (const group of Object.keys(en) as (keyof Sentences)[]) {
      const other: Readonly<Record<string, string>> = told[group];
      for (const [key, text] of Object.entries(en[group])) {
        assert.deepEqual(placesOf(other[key] ?? ''), placesOf(text), `${language} ${group} ${key}`);
      }
    }
  });
}
