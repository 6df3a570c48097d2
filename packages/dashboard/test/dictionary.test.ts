/** Every server-side name that a reviewer reads has a translation in each language. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { dictionary as german } from '@countersign/texts/dictionary/de';
import { dictionary as english, type WrittenDictionary } from '@countersign/texts/dictionary/en';
import { dictionary as spanish } from '@countersign/texts/dictionary/es';
import { dictionary as french } from '@countersign/texts/dictionary/fr';
import { translationFaults } from '@countersign/texts/translation-faults';
import { checks } from '../../server/src/checks/index.ts';
import { simulatedOnlyChecks } from '../../server/src/checks/simulated-only.ts';
import { defaultFields, defaultStatuses } from '../../server/src/resources/monitoring/transactions/transaction-type.ts';
import { defaultFieldSchemas } from '../../server/src/resources/verification/inquiry-templates/field-schemas.ts';
import { serializeCatalogue } from '../../server/src/resources/verification/inquiry-templates/serialize-catalogue.ts';
import { driverLicenceRow, kindRows } from '../../server/src/resources/verification/verifications/kinds.ts';

const catalogue = serializeCatalogue();
const simulated = Object.values(simulatedOnlyChecks).flat();

/** Server-side names by the part of the dictionary that translates them. */
const names: Partial<Record<keyof WrittenDictionary, readonly string[]>> = {
  checks: [...checks.map(({ name }) => name), ...simulated.map(({ name }) => name)],
  reasons: [...checks.flatMap(({ reasons }) => reasons), ...simulated.map(({ failure }) => failure)],
  settings: catalogue.checks.flatMap((check) => Object.keys(check['default-settings'])),
  kinds: [...kindRows, driverLicenceRow].map(({ kind }) => kind),
  papers: catalogue['document-types'],
  properties: [
    ...catalogue['record-fields'].flatMap(({ needed, usual, further }) => [...needed, ...usual, ...further]),
    ...defaultFields.map(({ key }) => key),
    ...defaultFieldSchemas.map(({ key }) => key),
    ...kindRows.flatMap(({ attributes }) => Object.keys(attributes).filter((name) => /(^|-)address-/.test(name))),
  ].filter((name) => !Object.hasOwn(english.attributes, name)),
  transactionStatuses: defaultStatuses.map(({ name }) => name),
};

const languages = { en: english, de: german, es: spanish, fr: french };

for (const [language, dictionary] of Object.entries(languages)) {
  describe(`the dictionary in ${language}`, () => {
    for (const [part, expected] of Object.entries(names)) {
      it(`has words for all ${part} of the server`, () => {
        const known: Readonly<Record<string, string>> = dictionary[part as keyof WrittenDictionary];
        assert.deepEqual(
          [...new Set(expected)].filter((name) => !Object.hasOwn(known, name)),
          [],
        );
      });
    }

    it('has the same entries as English', () => assert.deepEqual(translationFaults(language, english, dictionary), []));
  });
}

it('has no checks and reasons that the server lacks', () => {
  // A reviewer's override has a reason that no check gives.
  const given = [...(names.reasons ?? []), 'overridden_by_reviewer'];
  assert.deepEqual(
    Object.keys(english.checks).filter((name) => !names.checks?.includes(name)),
    [],
  );
  assert.deepEqual(
    Object.keys(english.reasons).filter((name) => !given.includes(name)),
    [],
  );
});
