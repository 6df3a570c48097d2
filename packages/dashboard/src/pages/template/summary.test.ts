/** A version's summary counts each change once, and no checks of added or removed steps. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Configuration, Step } from '../../client/templates.ts';
import { differences } from './configuration.ts';
import { summaryOf } from './summary.ts';

const step = (type: string, more: Partial<Step> = {}): Step => ({
  name: `verification_${type}`,
  type,
  'verification-template-id': 'vtmpl_1',
  attempts: 3,
  when: null,
  'capture-methods': ['camera'],
  checks: [
    { name: 'one', requirement: 'required' },
    { name: 'two', requirement: 'required' },
  ],
  ...more,
});

const fields = (...labels: string[]) =>
  labels.map((label, place) => ({ key: `field-${place}`, type: 'string', label })) as unknown as NonNullable<
    Configuration['field-schemas']
  >;

const before: Configuration = { steps: [step('selfie')], 'field-schemas': fields('A', 'B'), 'session-limit': 5 };

const cases: readonly (readonly [name: string, after: Configuration, counted: readonly number[]])[] = [
  ['nothing', before, [0, 0, 0, 0]],
  ['a step that came, with its checks', { ...before, steps: [step('selfie'), step('document')] }, [1, 0, 0, 0]],
  ['a step that went, with its checks', { ...before, steps: [] }, [1, 0, 0, 0]],
  [
    'two members of a step',
    { ...before, steps: [step('selfie', { attempts: 1, 'capture-methods': ['file'] })] },
    [1, 0, 0, 0],
  ],
  [
    'two members of a check',
    {
      ...before,
      steps: [
        step('selfie', {
          checks: [
            { name: 'one', requirement: 'not_required', enabled: false },
            { name: 'two', requirement: 'required' },
          ],
        }),
      ],
    },
    [0, 1, 0, 0],
  ],
  ['fields of one type, by their keys', { ...before, 'field-schemas': fields('C', 'D') }, [0, 0, 2, 0]],
  ['another setting', { ...before, 'session-limit': 6 }, [0, 0, 0, 1]],
];

for (const [name, after, counted] of cases) {
  test(name, () => {
    const { steps, checks, fields: changed, others } = summaryOf(differences(before, after));
    assert.deepEqual([steps, checks, changed, others], counted);
  });
}
