/** Rule sets for tests. */
import assert from 'node:assert/strict';
import type { TestService } from './service.ts';
import { createTransactionType } from './transactions.ts';

export interface GivenRule {
  readonly name: string;
  readonly expression: string;
  readonly weight: number;
  readonly enabled?: boolean;
}

export interface GivenDocument {
  readonly rules: readonly GivenRule[];
  readonly outcomes?: readonly Record<string, unknown>[];
}

interface Shown {
  readonly id: string;
  readonly attributes: Record<string, unknown>;
}

export const dataOf = (body: unknown): Shown => (body as { readonly data: Shown }).data;

export async function createRuleSet(service: TestService, typeId: string, draft?: GivenDocument): Promise<Shown> {
  const answer = await service.sandbox.post('/rule-sets', {
    data: { attributes: { 'transaction-type-id': typeId, ...(draft === undefined ? {} : { draft }) } },
  });
  assert.equal(answer.status, 201, answer.text);
  return dataOf(answer.body);
}

/** Creates a type with this document as its live rules. */
export async function liveRules(
  service: TestService,
  draft: GivenDocument,
  type: Record<string, unknown> = {},
): Promise<{ readonly typeId: string; readonly ruleSetId: string }> {
  const { id: typeId } = await createTransactionType(service, type);
  const { id: ruleSetId } = await createRuleSet(service, typeId, draft);
  const answer = await service.sandbox.post(`/rule-sets/${ruleSetId}/publish`);
  assert.equal(answer.status, 200, answer.text);
  return { typeId, ruleSetId };
}

export interface Run {
  readonly mode: string;
  readonly score: number;
  readonly timing: string | null;
  readonly 'occurred-at': string | null;
  readonly rules: readonly {
    readonly name: string;
    readonly result: string;
    readonly fault: string | null;
    readonly 'snoozed-until': string | null;
    readonly values: readonly { readonly source: string; readonly value?: unknown }[];
  }[];
  readonly undone: readonly { readonly wanted: string; readonly reason: string }[];
  readonly windows: readonly { readonly key: string; readonly aggregate: string; readonly value: number | null }[];
}

/** Lists runs, the newest first. */
export async function runsOf(service: TestService, transactionId: string): Promise<readonly Run[]> {
  const answer = await service.sandbox.get(`/transactions/${transactionId}/rule-runs`);
  assert.equal(answer.status, 200, answer.text);
  return (answer.body as unknown as { readonly data: readonly { readonly attributes: Run }[] }).data.map(
    ({ attributes }) => attributes,
  );
}
