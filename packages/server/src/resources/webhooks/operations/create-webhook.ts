/** Makes a webhook; it is disabled until it is enabled. */
import type { OperationContext } from '../../../api/endpoint.ts';
import { leftOut } from '../../../api/versions/version-change.ts';
import type { Inflection } from '../../../lib/casing.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { insertWebhook } from '../store.ts';
import type { Webhook } from '../webhook.ts';

export interface WebhookInput {
  readonly name: string;
  readonly description?: string | null;
  readonly url: string;
  readonly 'enabled-events': readonly string[];
  readonly 'api-version'?: string;
  readonly 'api-key-inflection'?: string;
  readonly 'file-access-token-expires-in'?: number;
  readonly 'payload-filter'?: Readonly<Record<string, unknown>> | null;
  readonly 'relationship-allowlist'?: { readonly state: string };
}

const secretLength = 40;
const fileTokenSecondsByDefault = 21_600;

function checkUrl(url: string): void {
  const parsed = URL.parse(url);
  const usable = parsed !== null && ['http:', 'https:'].includes(parsed.protocol);
  if (usable && parsed.username === '' && parsed.password === '') return;
  throw new Refusal('unprocessable', {
    details: 'data.attributes.url must be an http or https address without credentials',
    pointer: '/data/attributes/url',
  });
}

function checkEvents(names: readonly string[], known: ReadonlySet<string>): void {
  if (names.includes('*') && names.length > 1) {
    throw new Refusal('unprocessable', {
      details: 'data.attributes.enabled-events must be "*" alone or a list of names',
      pointer: '/data/attributes/enabled-events',
    });
  }
  const unknown = names.filter((name) => name !== '*' && !known.has(name));
  if (unknown.length === 0) return;
  throw new Refusal(
    'unprocessable',
    unknown.slice(0, 10).map((name) => ({
      details: `data.attributes.enabled-events ${name.slice(0, 60)} is not an event this service sends`,
      pointer: '/data/attributes/enabled-events',
    })),
  );
}

/** Throws unprocessable for a bad address or an event name nobody records. */
export async function createWebhook(
  context: OperationContext,
  input: WebhookInput,
  knownEvents: ReadonlySet<string>,
  apiVersion: string,
): Promise<Webhook> {
  checkUrl(input.url);
  checkEvents(input['enabled-events'], knownEvents);
  const { tx, scope, ids, clock } = context;
  const webhook: Webhook = {
    id: ids.next('webhook'),
    status: 'disabled',
    name: input.name === leftOut ? null : input.name,
    description: input.description ?? null,
    url: input.url,
    enabledEvents: input['enabled-events'],
    secrets: [{ value: `wbhsec_${ids.token(secretLength)}`, expiresAt: null }],
    apiVersion: input['api-version'] ?? apiVersion,
    inflection: (input['api-key-inflection'] ?? 'kebab') as Inflection,
    fileTokenSeconds: input['file-access-token-expires-in'] ?? fileTokenSecondsByDefault,
    payloadFilter: input['payload-filter'] ?? null,
    relationships: input['relationship-allowlist']?.state === 'include_none' ? 'include_none' : 'include_all',
    createdAt: clock.now(),
  };
  await insertWebhook(tx, scope, webhook);
  return webhook;
}
