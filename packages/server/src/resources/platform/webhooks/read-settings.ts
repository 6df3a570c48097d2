/** Validation of a webhook's settings from a client, applied to the present ones. */
import { blocklistProblem } from '../../../api/key-rights/attribute-blocklist.ts';
import type { Viewer } from '../../../api/key-rights/key-rights.ts';
import { problemAt, Refusal, type RefusalEntry } from '../../../lib/refusal.ts';
import { type EgressRules, targetProblem } from '../../../security/egress.ts';
import { headersProblem } from './custom-headers.ts';
import type { EventCatalogue } from './event-catalogue.ts';
import { includedProblem, normalizeIncluded } from './included-allowlist.ts';
import { pointers, type WebhookChange } from './input.ts';
import { filterProblem } from './payload-filter.ts';
import type { WebhookSettings } from './webhook.ts';

export interface SettingsRules {
  readonly catalogue: EventCatalogue;
  /** Egress rules for webhooks of this environment. */
  readonly egress: EgressRules;
  /** Address of the built-in receiver; null if there is none. */
  readonly receiver: string | null;
  /** Key that sets the webhook. */
  readonly caller: Viewer;
}

/** Applies a change to settings. Throws unprocessable with all faults. */
export function readSettings(change: WebhookChange, before: WebhookSettings, rules: SettingsRules): WebhookSettings {
  const problems = problemsOf(change, rules);
  if (problems.length > 0) throw new Refusal('unprocessable', problems);
  return settingsOf(change, before, rules);
}

function settingsOf(change: WebhookChange, before: WebhookSettings, rules: SettingsRules): WebhookSettings {
  const said = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const settings: WebhookSettings = { ...before, ...said };
  return { ...settings, included: normalizeIncluded(settings.included, settings.enabledEvents, rules.catalogue) };
}

function problemsOf(change: WebhookChange, { catalogue, egress, receiver }: SettingsRules): RefusalEntry[] {
  const { url, enabledEvents = [], blocklist = [], payloadFilter = null, included, customHeaders } = change;
  return [
    ...(url === undefined || url === receiver ? [] : entry('url', urlProblem(url, egress))),
    ...eventProblems(enabledEvents, catalogue).flatMap((problem) => entry('enabledEvents', problem)),
    ...blocklist.flatMap((text) => {
      const problem = blocklistProblem(text);
      return entry('blocklist', problem === null ? null : `${text} ${problem}`);
    }),
    ...(payloadFilter === null ? [] : entry('payloadFilter', filterProblem(payloadFilter))),
    ...(included === undefined ? [] : entry('included', includedProblem(included, catalogue))),
    ...(customHeaders === undefined ? [] : entry('customHeaders', headersProblem(customHeaders))),
  ].slice(0, 20);
}

const entry = (setting: keyof typeof pointers, problem: string | null): RefusalEntry[] =>
  problem === null ? [] : [problemAt(pointers[setting], problem)];

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
