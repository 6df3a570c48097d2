/** What each job does. Handlers open the scope of their environment and are safe to run twice. */
import type { App } from './app.ts';
import { untilAvailable } from './database/until-available.ts';
import type { JobHandlers } from './jobs/queue.ts';
import { startPollingLoop } from './outbox/polling-loop.ts';
import { deleteOldRecords } from './privacy/retention.ts';
import { finishAccountRedaction } from './resources/people/accounts/index.ts';
import { deleteOldFiles } from './resources/platform/files/index.ts';
import { createDeliverer } from './resources/platform/webhooks/index.ts';
import {
  expireInquiryIfDue,
  findDueInquiryIds,
  moveInquiries,
  redactInquiriesOfAccount,
  redactInquiryChildren,
  redactVerificationChildren,
} from './resources/verification/inquiries/index.ts';
import { decideByTemplate, processVerification } from './resources/verification/process/index.ts';
import type { Scope } from './security/scope.ts';

type WorkerParts = Pick<
  App,
  | 'scopes'
  | 'runner'
  | 'freshEvents'
  | 'files'
  | 'perceptionFor'
  | 'lookupsFor'
  | 'fetchFor'
  | 'clock'
  | 'log'
  | 'config'
  | 'registry'
>;

const system = { type: 'system' } as const;
const expiryBatch = 500;

export function jobHandlers(parts: WorkerParts): JobHandlers {
  const { scopes, runner, files, clock, log } = parts;
  const scopeOf = async (environmentId: string): Promise<Scope> => {
    const scope = await scopes.open(environmentId);
    if (scope === null) throw new Error(`environment ${environmentId} is missing`);
    return scope;
  };
  return {
    async 'process-verification'({ environmentId, verificationId }) {
      await processVerification({ ...parts, store: files }, await scopeOf(environmentId), verificationId).catch(
        (fault: unknown) => {
          log({
            level: 'error',
            message: `verification ${verificationId} could not be read and is tried again`,
            fault,
          });
          throw fault;
        },
      );
    },
    async 'decide-inquiry'({ environmentId, inquiryId }) {
      await runner.write(await scopeOf(environmentId), system, (context) => decideByTemplate(context, inquiryId));
    },
    async 'expire-due-inquiries'() {
      for (const scope of await scopes.all()) await expireDueInquiries(parts, scope);
    },
    async 'delete-old-files'() {
      for (const scope of await scopes.all()) {
        // One batch a transaction, until a run finds nothing more.
        while ((await runner.write(scope, system, (context) => deleteOldFiles(context, files))) > 0);
      }
    },
    async 'delete-old-records'() {
      for (const scope of await scopes.all()) {
        await runner.write(scope, system, ({ tx }) => deleteOldRecords(tx, scope, clock.now()));
      }
    },
    async 'redact-verification-children'({ environmentId, ...redacted }) {
      await runner.write(await scopeOf(environmentId), system, (context) =>
        redactVerificationChildren(context, files, redacted),
      );
    },
    async 'redact-account-children'({ environmentId, accountId, subjectKeyId }) {
      const scope = await scopeOf(environmentId);
      await redactInquiriesOfAccount(runner, files, scope, accountId);
      await runner.write(scope, system, (context) => finishAccountRedaction(context, accountId, subjectKeyId));
    },
    async 'consolidate-accounts'({ environmentId, destinationAccountId, sourceAccountIds }) {
      const scope = await scopeOf(environmentId);
      for (const sourceId of sourceAccountIds) {
        // One batch a transaction, until a run finds nothing more.
        while (
          (await runner.write(scope, system, ({ tx }) => moveInquiries(tx, scope, sourceId, destinationAccountId))) > 0
        );
      }
    },
    async 'redact-inquiry-children'({ environmentId, inquiryId }) {
      await runner.write(await scopeOf(environmentId), system, (context) =>
        redactInquiryChildren(context, files, inquiryId),
      );
    },
  };
}

/** One that cannot be expired is logged and met again at the next sweep; the others do not wait for it. */
async function expireDueInquiries({ runner, clock, log }: WorkerParts, scope: Scope): Promise<void> {
  const due = await runner.read(scope, ({ tx }) => findDueInquiryIds(tx, scope, clock.now(), expiryBatch));
  for (const id of due) {
    await runner
      .write(scope, system, (context) => expireInquiryIfDue(context, id))
      .catch((fault: unknown) => log({ level: 'error', message: `inquiry ${id} could not be expired`, fault }));
  }
}

export interface WebhookLoops {
  /** Waits for what is being fanned out and for attempts in flight. */
  stop(): Promise<void>;
}

/**
 * Fans out what this process commits, empties the outbox of each environment, and sends the deliveries that are due.
 * Environments exist from the start, and each has loops of its own, so that a busy one does not make the others be looked at
 * all the time.
 */
export async function startWebhookLoops(parts: WorkerParts): Promise<WebhookLoops> {
  const scopes = await untilAvailable(() => parts.scopes.all());
  const loops = scopes.map((scope) => startLoopsOf(parts, scope));
  return {
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}

function startLoopsOf(
  { runner, freshEvents, clock, fetchFor, log, config, registry }: WorkerParts,
  scope: Scope,
): WebhookLoops {
  const failed = (message: string) => (fault: unknown) => log({ level: 'error', message, fault });
  const onFault = failed('a webhook could not be delivered');
  const onDead = (id: string) =>
    log({ level: 'warn', message: `webhook ${id} was disabled: every attempt of five days has failed` });
  const onEventFault = failed('an event could not be fanned out');
  const parts = {
    runner,
    clock,
    fetch: fetchFor(scope),
    baseUrl: config.baseUrl,
    registry,
    onFault,
    onEventFault,
    onDead,
  };
  const deliverer = createDeliverer(parts, scope, () => sending.wake());
  const sending = startPollingLoop(() => deliverer.deliverDue(), onFault);
  const emptying = startPollingLoop(() => deliverer.dispatch(), failed('the outbox could not be emptied'));
  freshEvents.receive(scope.environmentId, deliverer.take);
  return {
    async stop() {
      freshEvents.receive(scope.environmentId, null);
      await emptying.stop();
      await sending.stop();
      await deliverer.settle();
    },
  };
}
