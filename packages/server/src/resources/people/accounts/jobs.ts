/** Jobs of accounts, and their ports to slices whose resources belong to an account. */
import { Type } from 'typebox';
import { defineJob, type JobParts, scopeOf, system } from '../../../operations/job.ts';
import { definePortOfMany } from '../../../operations/port.ts';
import type { Scope } from '../../../security/scope.ts';
import { finishAccountRedaction } from './operations/finish-account-redaction.ts';

/** Redacts the resources that belonged to the account at its redaction, with everything below; idempotent. */
export const redactionBelowAccount =
  definePortOfMany<(parts: JobParts, scope: Scope, accountId: string) => Promise<void>>()('redaction below an account');

/** Moves the resources of `fromId` to `toId`; idempotent. */
export const moveBelowAccount =
  definePortOfMany<(parts: JobParts, scope: Scope, fromId: string, toId: string) => Promise<void>>()(
    'move from account to account',
  );

/** Redacts every inquiry of a redacted account, erases copies of the account's data, and records the event. */
export const redactAccountChildrenJob = defineJob({
  name: 'redact-account-children',
  data: Type.Object({
    environmentId: Type.String(),
    accountId: Type.String(),
    /** Id of the destroyed key; the account may have a new key by now. */
    subjectKeyId: Type.String(),
  }),
  settings: { retryLimit: 25, retryDelay: 2, expireInSeconds: 600 },
  async run(parts, { environmentId, accountId, subjectKeyId }) {
    const scope = await scopeOf(parts, environmentId);
    for (const redact of parts.slices.ports(redactionBelowAccount)) await redact(parts, scope, accountId);
    await parts.runner.write(scope, system, (context) => finishAccountRedaction(context, accountId, subjectKeyId));
  },
});

/** Moves the resources of consolidated accounts to the account they were consolidated into. */
export const consolidateAccountsJob = defineJob({
  name: 'consolidate-accounts',
  data: Type.Object({
    environmentId: Type.String(),
    destinationAccountId: Type.String(),
    sourceAccountIds: Type.Array(Type.String()),
  }),
  settings: { retryLimit: 25, retryDelay: 2, expireInSeconds: 600 },
  async run(parts, { environmentId, destinationAccountId, sourceAccountIds }) {
    const scope = await scopeOf(parts, environmentId);
    for (const sourceId of sourceAccountIds) {
      for (const move of parts.slices.ports(moveBelowAccount)) await move(parts, scope, sourceId, destinationAccountId);
    }
  },
});
