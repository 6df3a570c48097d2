/** What a client sent of a webhook's settings, checked and put over those it had. */
import { blocklistProblem } from '../../../api/key-rights/attribute-blocklist.ts';
import type { Viewer } from '../../../api/key-rights/key-rights.ts';
import { leftOut } from '../../../api/versions/version-change.ts';
import type { Inflection } from '../../../lib/casing.ts';
import { Refusal, type RefusalEntry } from '../../../lib/refusal.ts';
import { type EgressRules, targetProblem } from '../../../security/egress.ts';
import { headersProblem } from './custom-headers.ts';
import type { EventCatalogue } from './event-catalogue.ts';
import { type IncludedAllowlist, includedProblem, normalizeIncluded } from './included-allowlist.ts';
import { filterProblem } from './payload-filter.ts';
import type { WebhookSettings } from './webhook.ts';

/** As the schema of the endpoint lets it through. */
export interface WebhookInput {
  readonly name?: string;
  readonly description?: string | null;
  readonly url?: string;
  readonly 'enabled-events'?: readonly string[];
  readonly 'api-version'?: string;
  readonly 'api-key-inflection'?: Inflection;
  readonly 'api-attributes-blocklist'?: readonly string[];
  readonly 'file-access-token-expires-in'?: number;
  readonly 'payload-filter'?: Readonly<Record<string, unknown>> | null;
  readonly 'included-allowlist'?: IncludedAllowlist;
  readonly 'relationship-allowlist'?: { readonly state: 'include_all' | 'include_none' };
  readonly 'custom-http-headers'?: Readonly<Record<string, string>>;
}

export interface SettingsRules {
  readonly catalogue: EventCatalogue;
  /** Where webhooks of this environment may go. */
  readonly egress: EgressRules;
  /** The key that sets them. */
  readonly caller: Viewer;
}

/** Throws unprocessable with everything that is wrong. */
export function readSettings(input: WebhookInput, before: WebhookSettings, rules: SettingsRules): WebhookSettings {
  const problems = problemsOf(input, rules);
  if (problems.length > 0) throw new Refusal('unprocessable', problems);
  return settingsOf(input, before, rules);
}

function settingsOf(input: WebhookInput, before: WebhookSettings, rules: SettingsRules): WebhookSettings {
  const { name = before.name, description = before.description, url = before.url } = input;
  const enabledEvents = input['enabled-events'] ?? before.enabledEvents;
  const filter = input['payload-filter'];
  const included = input['included-allowlist'] ?? before.included;
  return {
    name: name === leftOut ? null : name,
    description,
    url,
    enabledEvents,
    apiVersion: input['api-version'] ?? before.apiVersion,
    inflection: input['api-key-inflection'] ?? before.inflection,
    blocklist: input['api-attributes-blocklist'] ?? before.blocklist,
    fileTokenSeconds: input['file-access-token-expires-in'] ?? before.fileTokenSeconds,
    payloadFilter: filter === undefined ? before.payloadFilter : filter,
    included: normalizeIncluded(included, enabledEvents, rules.catalogue),
    relationships: input['relationship-allowlist']?.state ?? before.relationships,
    customHeaders: input['custom-http-headers'] ?? before.customHeaders,
  };
}

function problemsOf(input: WebhookInput, { catalogue, egress }: SettingsRules): RefusalEntry[] {
  const { url } = input;
  const filter = input['payload-filter'] ?? null;
  const included = input['included-allowlist'];
  const headers = input['custom-http-headers'];
  return [
    ...(url === undefined ? [] : entry('url', urlProblem(url, egress))),
    ...eventProblems(input['enabled-events'] ?? [], catalogue).flatMap((problem) => entry('enabled-events', problem)),
    ...(input['api-attributes-blocklist'] ?? []).flatMap((text) => {
      const problem = blocklistProblem(text);
      return entry('api-attributes-blocklist', problem === null ? null : `${text} ${problem}`);
    }),
    ...(filter === null ? [] : entry('payload-filter', filterProblem(filter))),
    ...(included === undefined ? [] : entry('included-allowlist', includedProblem(included, catalogue))),
    ...(headers === undefined ? [] : entry('custom-http-headers', headersProblem(headers))),
  ].slice(0, 20);
}

function entry(name: string, problem: string | null): RefusalEntry[] {
  if (problem === null) return [];
  return [{ details: `data.attributes.${name} ${problem}`, pointer: `/data/attributes/${name}` }];
}

function urlProblem(url: string, egress: EgressRules): string | null {
  const parsed = URL.parse(url);
  if (parsed === null) return 'is no address';
  if (parsed.username !== '' || parsed.password !== '') return 'must not carry credentials';
  const problem = targetProblem(egress, parsed);
  return problem === null ? null : `cannot be used: ${problem}`;
}

function eventProblems(names: readonly string[], catalogue: EventCatalogue): string[] {
  if (names.includes('*')) return names.length > 1 ? ['must be "*" alone or a list of names'] : [];
  const unknown = names.filter((name) => !catalogue.names.has(name));
  return unknown.map((name) => `${name} is not an event this service sends`);
}
