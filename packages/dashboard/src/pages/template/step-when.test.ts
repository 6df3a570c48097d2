import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Configuration, Step } from '../../client/templates.ts';
import { whenProblemOf } from './step-when.ts';

const step = (type: Step['type'], when: string | null): Step => ({
  name: '',
  type,
  'verification-template-id': '',
  attempts: 3,
  'capture-methods': [],
  when,
  checks: [],
});
const [first, second] = [step('government-id', null), step('selfie', 'true')];
const configuration: Configuration = { steps: [first, second] };
const refusedAt = (pointer: string) => ({
  configuration,
  entries: [{ pointer: `/data/attributes${pointer}`, details: 'data.attributes.steps.1.when is always true' }],
});

describe('the problem of the condition of a step is shown', () => {
  const cases: readonly (readonly [string, string, Step, string | undefined])[] = [
    ['its own', '/steps/1/when', second, 'is always true'],
    ['that of another step', '/steps/0/when', second, undefined],
    ['another member', '/steps/1/attempts', second, undefined],
    ['one that was changed since', '/steps/1/when', { ...second, when: 'false' }, undefined],
  ];
  for (const [what, pointer, of, expected] of cases) {
    it(`only where it belongs: ${what}`, () => assert.equal(whenProblemOf(refusedAt(pointer), of), expected));
  }
});
