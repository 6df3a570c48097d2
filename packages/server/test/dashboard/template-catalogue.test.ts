/** GET /dashboard/api/inquiry-template-catalogue: every option that the editor offers is valid in a draft. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';
import { createTemplate } from '../support/templates.ts';

const service = useService({ worker: false });
const path = '/dashboard/api/inquiry-template-catalogue';

interface Catalogue {
  readonly countries: readonly string[];
  readonly 'id-classes': readonly string[];
  readonly checks: readonly {
    readonly name: string;
    readonly kind: string;
    readonly summary: string;
    readonly 'default-settings': Readonly<Record<string, unknown>>;
  }[];
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

describe('200', () => {
  it('returns countries, classes and checks with their settings, which a draft accepts unchanged', async () => {
    const developer = await signedIn(service.current, { role: 'developer' });
    const { text } = await developer.get(path);
    const { countries, 'id-classes': classes, checks } = JSON.parse(text) as Catalogue;
    const templateId = await createTemplate(service.current.sandbox);
    const step = {
      type: 'government-id',
      countries,
      'id-classes': classes,
      checks: checks
        .filter(({ kind }) => kind === 'government-id')
        .map(({ name, 'default-settings': settings }) => ({
          name,
          requirement: 'not_required',
          // An empty list selects the step's own choices.
          settings: Object.fromEntries(Object.entries(settings).filter(([, value]) => !isEmptyList(value))),
        })),
    };
    const answer = await service.current.sandbox.post('/inquiry-template-versions', {
      data: { attributes: { 'inquiry-template-id': templateId, steps: [step] } },
    });
    assert.equal(answer.status, 201, answer.text);
    assert.ok(checks.every(({ summary }) => summary.length > 10));
  });
});
