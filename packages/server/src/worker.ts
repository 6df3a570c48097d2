/** What each job does. Handlers open the scope of their environment and are safe to run twice. */
import type { App } from './app.ts';
import type { JobHandlers } from './jobs/queue.ts';
import { startPollingLoop } from './outbox/polling-loop.ts';
import { deleteOldFiles, processVerification } from './resources/hosted-flow/index.ts';
import { expireInquiryIfDue, findDueInquiryIds, redactInquiryChildren } from './resources/inquiries/index.ts';
import { createDeliverer, dispatchEvents } from './resources/webhooks/index.ts';
import type { Scope } from './security/scope.ts';
import { deleteOldRecords } from './storage/retention.ts';

type WorkerParts = Pick<App, 'scopes' | 'runner' | 'files' | 'perceptionFor' | 'fetchFor' | 'clock' | 'log'>;

const system = { type: 'system' } as const;
const expiryBatch = 500;

export function jobHandlers(parts: WorkerParts): JobHandlers {
  const { scopes, runner, files, perceptionFor, clock } = parts;
  const scopeOf = async (environmentId: string): Promise<Scope> => {
    const scope = await scopes.open(environmentId);
    if (scope === null) throw new Error(`environment ${environmentId} is missing`);
    return scope;
  };
  return {
    async 'process-verification'({ environmentId, verificationId }) {
      await processVerification({ runner, store: files, perceptionFor }, await scopeOf(environmentId), verificationId);
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

/** Empties the outboxes into deliveries, and sends those that are due. */
export function startWebhookLoops(parts: WorkerParts): WebhookLoops {
  const { scopes, runner, clock, fetchFor, log } = parts;
  const failed = (message: string) => (fault: unknown) => log({ level: 'error', message, fault });
  const onFault = failed('a webhook could not be delivered');
  const deliverer = createDeliverer({ runner, clock, fetchFor, onFault });
  const sending = startPollingLoop(async () => deliverer.deliverDue(await scopes.all()), onFault);
  const emptying = startPollingLoop(async () => {
    const more = await emptyOutboxes(parts);
    sending.wake();
    return more;
  }, failed('the outbox could not be emptied'));
  return {
    async stop() {
      await emptying.stop();
      await sending.stop();
      await deliverer.settle();
    },
  };
}

/** One round over the outboxes of all environments; true when one of them may hold more. One that fails is met again. */
async function emptyOutboxes({ scopes, runner, log }: WorkerParts): Promise<boolean> {
  const rounds: boolean[] = [];
  const onFault = (fault: unknown) => log({ level: 'error', message: 'an event could not be fanned out', fault });
  for (const scope of await scopes.all()) {
    const round = runner.write(scope, system, (context) => dispatchEvents(context, onFault));
    rounds.push(
      await round.catch((fault: unknown) => {
        onFault(fault);
        return false;
      }),
    );
  }
  return rounds.includes(true);
}
