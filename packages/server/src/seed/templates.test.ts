/** Seeded templates: publishable without changes, and with the settings of a careful company. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { randomIds } from '../lib/ids.ts';
import { definitionFaults } from '../resources/verification/inquiry-templates/definition-faults.ts';
import { unanswerableFaults } from '../resources/verification/inquiry-templates/unanswerable-checks.ts';
import { seedTemplates } from './templates.ts';

const nothingConnected = {
  licences: false,
  publicFigures: false,
  identityDatabase: false,
  mail: false,
  shortMessages: false,
};

for (const environment of ['sandbox', 'production'] as const) {
  for (const { name, definition } of seedTemplates(randomIds, environment)) {
    it(`${name} of the ${environment} can be published unchanged, with nothing connected`, () => {
      assert.deepEqual(definitionFaults(definition, []), []);
      assert.deepEqual(unanswerableFaults(definition, nothingConnected), []);
    });
  }
}

describe('a template about real people', () => {
  for (const { name, definition } of seedTemplates(randomIds, 'production')) {
    const requirementOf = (check: string) =>
      definition.steps.map(({ checks }) => checks[check]?.requirement).find((found) => found !== undefined);

    it(`declines no one automatically, and sends open, failed and uploaded cases to review: ${name}`, () => {
      const { onCompleted, onFailed, onInconclusive, onUploaded } = definition.decision;
      assert.equal(onCompleted, 'approve');
      for (const rule of [onFailed, onInconclusive, onUploaded]) assert.equal(rule, 'mark-for-review');
    });

    it(`requires liveness and repeats of document and face: ${name}`, () => {
      for (const check of ['selfie_liveness_detection', 'selfie_repeat_detection', 'id_repeat_detection']) {
        assert.equal(requirementOf(check), 'required', check);
      }
    });
  }
});
