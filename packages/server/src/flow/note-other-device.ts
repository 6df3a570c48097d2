/** The other device of a running hand-off: notes that it was seen, so that the first one learns if it falls silent. */
import { findHandoffTo, isNoteDue, noteSeen } from '../resources/verification/handoffs/index.ts';
import type { Running } from './access.ts';
import type { FlowParts } from './flow-parts.ts';

/** Notes any request of the other device; does nothing for a session that no hand-off led to. */
export async function noteOtherDevice(parts: FlowParts, { scope, session }: Running): Promise<void> {
  if (session.handoffMethod === null) return;
  const handoff = await parts.runner.read(scope, ({ tx }) => findHandoffTo(tx, scope, session.id));
  // Checked first, so that most requests write nothing.
  if (handoff === null || !isNoteDue(handoff, parts.clock.now())) return;
  const actor = { type: 'inquiry-session' as const, id: session.id };
  await parts.runner.write(scope, actor, (context) => noteSeen(context, session.id));
}
