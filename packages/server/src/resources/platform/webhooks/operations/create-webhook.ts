/** Creation of a webhook, from settings or as a clone; it is disabled until it is enabled. */
import type { OperationContext } from '../../../../operations/context.ts';
import { checkGrant } from '../check-grant.ts';
import type { WebhookChange } from '../input.ts';
import { readSettings, type SettingsRules } from '../read-settings.ts';
import { storeWebhook } from '../store.ts';
import type { Webhook, WebhookSettings } from '../webhook.ts';

const secretLength = 40;

/** Default settings. */
const plain: Omit<WebhookSettings, 'apiVersion'> = {
  name: null,
  description: null,
  url: '',
  enabledEvents: [],
  inflection: 'kebab',
  blocklist: [],
  fileTokenSeconds: 21_600,
  payloadFilter: null,
  included: { state: 'include_none' },
  relationships: 'include_all',
  customHeaders: {},
};

export const newSecret = ({ ids }: Pick<OperationContext, 'ids'>): string => `wbhsec_${ids.token(secretLength)}`;

/**
 * Creates a webhook. `apiVersion` is that of the request. By default, attributes hidden from the key are hidden from
 * its webhook. Throws unprocessable for invalid settings, and the refusals of {@link checkGrant}.
 */
export async function createWebhook(
  context: OperationContext,
  change: WebhookChange,
  rules: SettingsRules,
  apiVersion: string,
): Promise<Webhook> {
  const blocklist = rules.caller.attributesBlocklist;
  const settings = readSettings(change, { ...plain, apiVersion, blocklist }, rules);
  checkGrant(rules.caller, settings, null, rules.catalogue);
  return makeWebhook(context, settings);
}

/** Creates a webhook with these settings and a new secret. */
export async function makeWebhook(context: OperationContext, settings: WebhookSettings): Promise<Webhook> {
  const { tx, scope, ids, clock } = context;
  const webhook: Webhook = {
    ...settings,
    id: ids.next('webhook'),
    status: 'disabled',
    secrets: [{ value: newSecret(context), expiresAt: null }],
    failingSince: null,
    disabledReason: null,
    createdAt: clock.now(),
  };
  await storeWebhook(tx, scope, webhook, clock.now());
  return webhook;
}
