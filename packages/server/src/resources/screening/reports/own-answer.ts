/** Local answer for a kind that a provider may answer too. */
import type { SearchedSource } from '../../../screening/screening-request.ts';
import type { Scope } from '../../../security/scope.ts';
import type { Members, ReportError } from './report.ts';
import type { ReportSources } from './report-sources.ts';
import type { ReportSettings } from './settings.ts';

export interface OwnAnswer {
  /** Members of the result; the provider's override them. */
  readonly facts: Members;
  /**
   * Weight of the answer.
   * - `whole`: no provider is queried.
   * - `hit`: returned regardless of the provider.
   * - `enough`: returned if no provider is connected.
   * - `part`: also returned then, with an error that says that the rest is unknown.
   * - `hint`: no answer without a provider.
   */
  readonly weight: 'whole' | 'hit' | 'enough' | 'part' | 'hint';
  readonly searched: readonly SearchedSource[];
  /** Sources that could not be searched. */
  readonly errors: readonly ReportError[];
  /** Name of the scoring model; null if none scored. */
  readonly model: string | null;
}

export interface OwnQuestion {
  readonly sources: ReportSources;
  readonly scope: Scope;
  readonly query: Members;
  readonly settings: ReportSettings;
  /** Account of the report; null if it has none. */
  readonly accountId: string | null;
}

/** Builds an answer for which no list was searched. */
export const plainAnswer = (facts: Members, weight: OwnAnswer['weight']): OwnAnswer => ({
  facts,
  weight,
  searched: [],
  errors: [],
  model: null,
});
