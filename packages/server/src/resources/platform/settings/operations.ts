/** Operations of the settings: change the domains of embedding pages, send a test message. */
import { isDomainRule } from '../../../lib/allowed-domains.ts';
import { addSeconds } from '../../../lib/clock.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { languageOr } from '../../../messages/message.ts';
import type { TransportName } from '../../../messages/transport.ts';
import type { OperationContext } from '../../../operations/context.ts';
import { carriedBy, listMessages, queueMessage } from '../messages/index.ts';
import { findUsers } from '../users/index.ts';
import { saveEmbeddingDomains } from './store.ts';

/** Maximum number of test messages of all people together per {@link throttleSeconds}. */
const mostTests = 5;
const throttleSeconds = 600;

/** Queues a test mail to a user. Throws rate_limited after too many, and not_found for an unknown user. */
export async function sendTestMessage(
  context: OperationContext,
  userId: string,
): Promise<{ readonly id: string; readonly transport: TransportName }> {
  const { tx, scope, clock, slices } = context;
  const since = addSeconds(clock.now(), -throttleSeconds);
  const sent = (await listMessages(tx, scope, 100)).filter((each) => each.kind === 'test' && each.createdAt > since);
  if (sent.length >= mostTests) throw new Refusal('rate_limited', { details: 'five test messages in ten minutes' });
  const [user] = await findUsers(tx, context, [userId]);
  if (user === undefined) throw new Refusal('not_found');
  const to = { email: user.emailAddress };
  const id = await queueMessage(context, { kind: 'test', to, language: languageOr(user.language), values: {} });
  return { id, transport: slices.port(carriedBy).transportOf('mail') };
}

/** Replaces the domains of embedding pages. Throws unprocessable for a text that is no domain. */
export async function changeEmbeddingDomains(
  { tx, scope }: OperationContext,
  domains: readonly string[],
): Promise<readonly string[]> {
  const wrong = domains.findIndex((domain) => !isDomainRule(domain));
  if (wrong >= 0) {
    throw new Refusal('unprocessable', {
      details: `data.attributes.domains.${wrong} is not a domain`,
      pointer: `/data/attributes/domains/${wrong}`,
    });
  }
  await saveEmbeddingDomains(tx, scope, domains);
  return domains;
}
