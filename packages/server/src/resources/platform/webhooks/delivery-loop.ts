/** Loop that fans out the events committed by this process and those in the outbox, and sends due deliveries. */
import type { Loop } from '../../../operations/slice.ts';
import { startPollingLoop } from '../../../outbox/polling-loop.ts';
import { createDeliverer } from './operations/deliver-events.ts';

export const deliveryLoop: Loop = {
  name: 'webhook deliveries',
  start({ runner, committedEvents, clock, fetchFor, log, baseUrl, registry }, scope) {
    const failed = (message: string) => (fault: unknown) => log({ level: 'error', message, fault });
    const onFault = failed('a webhook could not be delivered');
    const onDead = (id: string) =>
      log({ level: 'warn', message: `webhook ${id} was disabled: every attempt in five days failed` });
    const onEventFault = failed('an event could not be fanned out');
    const parts = { runner, clock, fetch: fetchFor(scope), baseUrl, registry, onFault, onEventFault, onDead };
    const deliverer = createDeliverer(parts, scope, () => sending.wake());
    const sending = startPollingLoop(() => deliverer.deliverDue(), onFault);
    const emptying = startPollingLoop(() => deliverer.dispatch(), failed('the outbox could not be emptied'));
    committedEvents.subscribe(scope.environmentId, deliverer.enqueue);
    return {
      async stop() {
        committedEvents.subscribe(scope.environmentId, null);
        await emptying.stop();
        await sending.stop();
        await deliverer.settle();
      },
    };
  },
};
