/**
 * The other device of a hand-off: its user confirms that they began it and, if required, chooses the number of the
 * first device.
 */
import type { HandedOff } from '@countersign/flow/page';
import type { PageRequest } from '../http/page.ts';
import type { ReadContext } from '../operations/context.ts';
import { readUserAgent } from '../resources/people/devices/index.ts';
import { chooseNumber, findHandoffTo, type Handoff, needsNumber } from '../resources/verification/handoffs/index.ts';
import { findSessions, type InquirySession } from '../resources/verification/inquiry-sessions/index.ts';
import type { Entrance } from './access.ts';
import type { FlowParts } from './flow-parts.ts';
import { isInApp } from './in-app.ts';

export interface Arrival {
  readonly handoff: Handoff;
  readonly shown: HandedOff;
}

/** Finds the hand-off that leads to this entrance; null if none does. */
export async function findArrival(
  parts: FlowParts,
  { scope, session, carrier, linkedAt }: Entrance,
  { ip }: Pick<PageRequest, 'ip'>,
): Promise<Arrival | null> {
  if (session === null || session.handoffMethod === null) return null;
  return parts.runner.read(scope, async ({ tx }) => {
    const handoff = await findHandoffTo(tx, scope, session.id);
    if (handoff === null) return null;
    const [from] = await findSessions(tx, scope, [handoff.fromSessionId]);
    const device = from?.device ?? { ipAddress: null, userAgent: null };
    const { browserName, osName } = readUserAgent(device.userAgent);
    const now = parts.clock.now();
    const isAsked = needsNumber(carrier === null ? linkedAt : null, { from: device.ipAddress, to: ip }, now);
    return {
      handoff,
      shown: {
        ...(isInApp(device.userAgent) ? { inApp: true as const } : {}),
        browser: browserName,
        system: osName,
        minutes: Math.max(0, Math.round((now.getTime() - handoff.createdAt.getTime()) / 60_000)),
        numbers: isAsked ? handoff.choices : null,
      },
    };
  });
}

/** Finds the kind of app where the hand-off to this session began; null if no hand-off led to it. */
export async function findOrigin(
  { tx, scope }: ReadContext,
  session: Pick<InquirySession, 'id' | 'handoffMethod'>,
): Promise<'browser' | 'app' | null> {
  const handoff = session.handoffMethod === null ? null : await findHandoffTo(tx, scope, session.id);
  if (handoff === null) return null;
  const [from] = await findSessions(tx, scope, [handoff.fromSessionId]);
  return isInApp(from?.device.userAgent ?? null) ? 'app' : 'browser';
}

/** Checks the number: `right`, also if none is required, `wrong` for another try, or `ended`. */
export async function checkNumber(
  parts: FlowParts,
  { scope }: Entrance,
  { handoff, shown }: Arrival,
  chosen: string | undefined,
): Promise<'right' | 'wrong' | 'ended'> {
  if (shown.numbers === null) return 'right';
  return parts.runner.write(scope, { type: 'inquiry-session', id: handoff.toSessionId }, (context) =>
    chooseNumber(context, handoff.toSessionId, chosen),
  );
}
