/**
 * Answer of one run from watchlists, local sources or the provider. Writes nothing. A source that was not searched
 * never counts as clear.
 */
import { Check } from 'typebox/value';
import type { ProviderAnswer, ReportProvider, ToldSource } from '../../../lookups/report-provider.ts';
import { simulatedTrouble } from '../../../lookups/simulated-report-provider.ts';
import type { Match, Screened, SearchedSource } from '../../../screening/screening-request.ts';
import type { Scope } from '../../../security/scope.ts';
import type { AskedKind, ListedKind, ReportKind } from './kind.ts';
import { missingAmong, moreThanKept, notSearched } from './lists-not-searched.ts';
import type { OwnAnswer } from './own-answer.ts';
import type { Members, ReportError } from './report.ts';
import type { ReportSources } from './report-sources.ts';
import type { ReportSettings } from './settings.ts';

export type { ReportSources };

interface Answered {
  readonly errors: readonly ReportError[];
  readonly searched: readonly SearchedSource[];
  /** Name of the scoring model; null if none scored. */
  readonly model: string | null;
}

export type Outcome =
  /** Matches and result as found, including dismissed ones. */
  | (Answered & {
      readonly state: 'ready';
      readonly result: Members | null;
      readonly matches: readonly Match[];
      /** Sources that a provider searched. */
      readonly told: readonly ToldSource[];
    })
  | Errored
  | Waiting;

type Errored = Answered & { readonly state: 'errored' };

/** Later retry of the provider, which has no answer yet or failed temporarily. */
export interface Waiting {
  readonly state: 'waiting';
  /** Outcome if the failure persists; null if the provider is working on an answer. */
  readonly failure: Errored | null;
  /** True if the answer took too long. */
  readonly isLate: boolean;
}

export interface RunRequest {
  readonly kind: ReportKind;
  readonly query: Members;
  readonly settings: ReportSettings;
  /** Run id; constant across retries of a run. */
  readonly runId: string;
  /** Account of the report; absent or null if it has none. */
  readonly accountId?: string | null;
}

const errored = (
  code: ReportError['code'],
  detail: string,
  known: Partial<Answered> & { readonly source?: string } = {},
): Outcome => ({
  state: 'errored',
  errors: [{ code, source: known.source ?? null, detail }],
  searched: known.searched ?? [],
  model: known.model ?? null,
});

export function answerReport(sources: ReportSources, scope: Scope, request: RunRequest): Promise<Outcome> {
  const { kind } = request;
  return kind.answeredBy === 'watchlists'
    ? answerListed(sources, scope, kind, request)
    : askProvider(sources, scope, kind, request);
}

/**
 * Returns the provider to query in addition to the watchlists; null for a kind answered by watchlists only, and if none
 * is connected.
 */
function besideLists({ providerFor }: ReportSources, scope: Scope, kind: ListedKind): ReportProvider | null {
  return kind.told === undefined || scope.environmentKind === 'sandbox' ? null : providerFor(scope);
}

/** True if an external provider is queried, which may be slow. */
export const isAskedElsewhere = (sources: ReportSources, scope: Scope, kind: ReportKind): boolean =>
  kind.answeredBy === 'provider' || besideLists(sources, scope, kind) !== null;

const late: Outcome = { state: 'waiting', failure: null, isLate: true };

async function answerListed(
  sources: ReportSources,
  scope: Scope,
  kind: ListedKind,
  request: RunRequest,
): Promise<Outcome> {
  const trouble = scope.environmentKind === 'sandbox' ? simulatedTrouble(request.query) : null;
  if (trouble?.state === 'pending') return late;
  if (trouble?.state === 'failed') return errored('list-missing', trouble.problem);
  const own = await searchLists(sources, scope, kind, request);
  const provider = besideLists(sources, scope, kind);
  if (provider === null || kind.told === undefined || isUnusable(own)) return own;
  const answer = await provider.ask({ kind: kind.kind, query: request.query, requestId: request.runId });
  return joinTold(own, answer, kind.told, request.settings);
}

const isUnusable = (own: Outcome): boolean =>
  own.state === 'errored' && own.errors.some(({ code }) => code === 'query-unusable');

/** Joins the answers of the watchlists and of the provider. */
function joinTold(
  own: Outcome,
  answer: ProviderAnswer,
  told: NonNullable<ListedKind['told']>,
  settings: ReportSettings,
): Outcome {
  if (own.state === 'waiting' || answer.state === 'unavailable') return own;
  if (answer.state === 'pending') return late;
  const failed = (detail: string): Outcome => {
    const errors = [...own.errors, { code: 'provider-failed' as const, source: 'provider', detail }];
    if (own.state === 'ready' && own.matches.length > 0) return { ...own, errors };
    return { state: 'errored', errors, searched: own.searched, model: own.model };
  };
  if (answer.state === 'failed') {
    const failure = failed(answer.problem);
    if (failure.state !== 'errored' || answer.cause === 'refusal') return failure;
    return { state: 'waiting', failure, isLate: answer.cause === 'late' };
  }
  if (answer.state === 'found' && !Check(told.result, answer.result)) {
    return failed('its result is not of the shape of this kind');
  }
  const named = answer.state === 'found' ? told.matches(answer.result, settings) : [];
  const matches = [...(own.state === 'ready' ? own.matches : []), ...named];
  // If no watchlist of the types is installed, the provider replaces them. A missing list that the template names is
  // still an error.
  const errors = own.errors.filter(({ code, source }) => code !== 'list-missing' || source !== null);
  if (own.state === 'errored' && errors.length > 0 && matches.length === 0) return own;
  return { ...own, state: 'ready', result: null, matches, told: answer.sources, errors };
}

/** Searches the watchlists only. */
export async function searchLists(
  { screener }: ReportSources,
  scope: Scope,
  kind: ListedKind,
  { query, settings }: Pick<RunRequest, 'query' | 'settings'>,
): Promise<Outcome> {
  const asked = kind.request(query, settings);
  if (asked === null) return errored('query-unusable', 'nothing can be looked for by what the query says');
  const screened = await screener.screen(scope, settings, asked);
  return judge(screened, settings, missingAmong(await screener.listed(scope, settings), settings));
}

/** Returns the outcome of a search, given the lists that could not be searched and the age of the others. */
export function judge(
  { searched, model, matches, truncated }: Screened,
  settings: ReportSettings,
  missing: readonly string[],
): Outcome {
  const { errors, isUnsure } = notSearched(searched, missing, settings);
  if (searched.length === 0 && missing.length === 0) {
    return errored('list-missing', 'no watchlist of the types of the template is kept', { model });
  }
  // A match is reported even if another list could not be searched; a clear answer is not.
  if (isUnsure && matches.length === 0) return { state: 'errored', errors, searched, model };
  const all = truncated ? [...errors, moreThanKept] : errors;
  return { state: 'ready', result: null, matches, told: [], errors: all, searched, model };
}

const readyWith = (result: Members, own: OwnAnswer | null, told: readonly ToldSource[] = []): Outcome => ({
  state: 'ready',
  result,
  matches: [],
  told,
  errors: own?.errors ?? [],
  searched: own?.searched ?? [],
  model: own?.model ?? null,
});

/**
 * Adds a provider's error to the local answer if the last argument contains the answer's weight; otherwise the whole
 * report has the error.
 */
function withoutProvider(own: OwnAnswer | null, error: ReportError, told: readonly OwnAnswer['weight'][]): Outcome {
  if (own !== null && told.includes(own.weight)) {
    return readyWith(own.facts, { ...own, errors: [...own.errors, error] });
  }
  const { searched = [], model = null } = own ?? {};
  return { state: 'errored', errors: [...(own?.errors ?? []), error], searched, model };
}

/** Returns the outcome without a provider: a sufficient local answer is returned as it is. */
function notConnected(own: OwnAnswer | null, detail: string, source: string | null): Outcome {
  if (own?.weight === 'enough') return readyWith(own.facts, own);
  return withoutProvider(own, { code: 'source-not-connected', source, detail }, ['hit', 'part']);
}

async function askProvider(
  sources: ReportSources,
  scope: Scope,
  kind: AskedKind,
  { query, settings, runId, accountId = null }: RunRequest,
): Promise<Outcome> {
  const own = (await kind.own?.({ sources, scope, query, settings, accountId })) ?? null;
  if (own?.weight === 'whole') return readyWith(own.facts, own);
  const provider = sources.providerFor(scope);
  if (provider === null) return notConnected(own, 'nothing is connected that answers reports of this kind', null);
  const answer = await provider.ask({ kind: kind.kind, query, requestId: runId });
  if (answer.state === 'pending') return late;
  if (answer.state === 'unavailable') {
    return notConnected(own, 'the provider answers no reports of this kind', 'provider');
  }
  if (answer.state === 'not_found') {
    const isUnsure = own?.weight === 'hint' && own.errors.length > 0;
    return isUnsure ? { ...own, state: 'errored' } : readyWith(own?.facts ?? {}, own, answer.sources);
  }
  const failed = (detail: string) =>
    withoutProvider(own, { code: 'provider-failed', source: 'provider', detail }, ['hit']);
  if (answer.state === 'failed') {
    const failure = failed(answer.problem);
    if (failure.state !== 'errored' || answer.cause === 'refusal') return failure;
    return { state: 'waiting', failure, isLate: answer.cause === 'late' };
  }
  if (!Check(kind.result, answer.result)) return failed('its result is not of the shape of this kind');
  const result = kind.join?.(own?.facts ?? {}, answer.result) ?? { ...own?.facts, ...answer.result };
  return readyWith(result, own, answer.sources);
}
