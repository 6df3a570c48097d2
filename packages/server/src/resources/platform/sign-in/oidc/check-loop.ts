/** Loop that checks the sessions of people from the issuer, in the organization they belong to. */
import type { Loop, RunningLoop } from '../../../../operations/slice.ts';
import type { SignInParts } from '../parts.ts';
import { checkIssuerSessions } from './check-sessions.ts';

const roundMs = 20_000;

const nothing: RunningLoop = { stop: async () => undefined };

export const issuerLoop = ({ issuer }: SignInParts): Loop => ({
  name: 'people of the issuer',
  start({ runner, clock, log }, scope) {
    if (issuer === null || scope.environmentKind !== 'sandbox') return nothing;
    const round = async (): Promise<void> => {
      try {
        while (await checkIssuerSessions({ runner, clock, issuer }, scope));
      } catch (fault) {
        log({ level: 'error', message: 'the issuer could not be queried for users', fault });
      }
    };
    let running = Promise.resolve();
    const timer = setInterval(() => {
      running = running.then(round);
    }, roundMs);
    return {
      async stop() {
        clearInterval(timer);
        await running;
      },
    };
  },
});
