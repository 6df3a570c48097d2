/**
 * Operations on an existing webhook. Each one locks the webhook first, and none of them changes an archived webhook.
 */

import { addSeconds } from '../../../../lib/clock.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { checkGrant } from '../check-grant.ts';
import { dropPendingDeliveries } from '../delivery-store.ts';
import type { WebhookChange } from '../input.ts';
import { readSettings, type SettingsRules } from '../read-settings.ts';
import { moveWebhook, refuseArchived, type WebhookAction } from '../states.ts';
import { findWebhook, lockWebhook, storeWebhook } from '../store.ts';
import { liveSecrets, type Webhook } from '../webhook.ts';
import { makeWebhook, newSecret } from './create-webhook.ts';

type Change = (webhook: Webhook) => Webhook;

async function changeWebhook({ tx, scope, clock }: OperationContext, id: string, change: Change): Promise<Webhook> {
  const webhook = await lockWebhook(tx, scope, id);
  refuseArchived(webhook.status);
  const changed = change(webhook);
  await storeWebhook(tx, scope, changed, clock.now());
  return changed;
}

/**
 * Changes a webhook. Throws not_found, conflict if it is archived, unprocessable for invalid settings, and the refusals
 * of {@link checkGrant}: a change can redirect its events to another receiver.
 */
export function updateWebhook(
  context: OperationContext,
  id: string,
  change: WebhookChange,
  rules: SettingsRules,
): Promise<Webhook> {
  return changeWebhook(context, id, (webhook) => {
    const settings = readSettings(change, webhook, rules);
    checkGrant(rules.caller, settings, webhook, rules.catalogue);
    return { ...webhook, ...settings };
  });
}

/** Changes the status. Pending deliveries fail unless it becomes enabled. Enabling clears the record of failures. */
export async function switchWebhook(context: OperationContext, id: string, action: WebhookAction): Promise<Webhook> {
  const changed = await changeWebhook(context, id, (webhook) => {
    const status = moveWebhook(webhook.status, action);
    const begins = action === 'enable' && webhook.status !== 'enabled';
    return { ...webhook, status, disabledReason: null, failingSince: begins ? null : webhook.failingSince };
  });
  if (changed.status !== 'enabled') await dropPendingDeliveries(context.tx, context.scope, id);
  return changed;
}

/** Default period in which both secrets sign: a day (contract, platform 20 #33). */
const overlapSeconds = 86_400;

/**
 * Rotates the secret. The current secret signs for `seconds` more; with 0 it stops now. An older secret that was about
 * to expire ends now, so that there are never more than two.
 */
export function rotateSecret(context: OperationContext, id: string, seconds = overlapSeconds): Promise<Webhook> {
  const now = context.clock.now();
  return changeWebhook(context, id, (webhook) => {
    const [current] = liveSecrets(webhook, now);
    const expiresAt = addSeconds(now, seconds).toISOString();
    const before = current === undefined || seconds === 0 ? [] : [{ value: current.value, expiresAt }];
    return { ...webhook, secrets: [{ value: newSecret(context), expiresAt: null }, ...before] };
  });
}

/** Creates a disabled webhook with the same settings and a new secret. Throws the refusals of {@link checkGrant}. */
export async function cloneWebhook(context: OperationContext, id: string, rules: SettingsRules): Promise<Webhook> {
  const { id: _id, ...webhook } = await findWebhook(context.tx, context.scope, id);
  checkGrant(rules.caller, webhook, webhook, rules.catalogue);
  return makeWebhook(context, webhook);
}
