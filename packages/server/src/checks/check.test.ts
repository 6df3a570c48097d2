import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { defineCheck, passed } from './check.ts';

const silent = {
  kind: 'government-id',
  summary: 'A check.',
  limits: 'None.',
  fooledBy: 'Anything.',
  needs: {},
  reasons: ['seen'],
  defaultRequirement: 'required',
  defaultSettings: {},
  revision: 1,
  evaluate: () => passed(),
} as const;

/** Definitions that the compiler refuses: each `@ts-expect-error` line fails the types check once it is accepted. */
describe('defineCheck', () => {
  it('accepts a check of user action only with a remedy for the individual', () => {
    const asks = { part: 'document', remedy: 'too_blurry' } as const;
    assert.ok(defineCheck({ ...silent, name: 'asking', type: 'user_action', asks }));
    // @ts-expect-error A failure of user action has to say what the individual can do.
    assert.ok(defineCheck({ ...silent, name: 'silent', type: 'user_action' }));
    // @ts-expect-error A remedy without a part does not say what has to be taken again.
    assert.ok(defineCheck({ ...silent, name: 'vague', type: 'user_action', asks: { remedy: 'too_blurry' } }));
  });

  it('accepts a check of fraud with or without a remedy, and a check that never answers without one', () => {
    assert.ok(defineCheck({ ...silent, name: 'softened', type: 'fraud' }));
    assert.ok(
      defineCheck({ ...silent, name: 'plain', type: 'fraud', asks: { part: 'selfie', remedy: 'face_mismatch' } }),
    );
    assert.ok(defineCheck({ ...silent, name: 'later', type: 'user_action', neverAnswers: true }));
  });

  it('knows the remedies, and accepts a remedy by reason only for reasons of the check', () => {
    const asks = { part: 'document', remedy: 'too_blurry', remedyByReason: { seen: 'too_dark' } } as const;
    assert.ok(defineCheck({ ...silent, name: 'by_reason', type: 'user_action', asks }));
    const unknown = { ...asks, remedyByReason: { unheard: 'too_dark' } } as const;
    // @ts-expect-error The reason is not in the check's own list.
    assert.ok(defineCheck({ ...silent, name: 'unheard', type: 'user_action', asks: unknown }));
    const unsaid = { part: 'document', remedy: 'too_crooked' } as const;
    // @ts-expect-error No language of the flow has a text for this remedy.
    assert.ok(defineCheck({ ...silent, name: 'unsaid', type: 'user_action', asks: unsaid }));
  });
});
