/** What was found out on this machine for a kind that a provider may be asked about too. */
import type { SearchedSource } from '../../../screening/screening-request.ts';
import type { Scope } from '../../../security/scope.ts';
import type { Members } from './kind.ts';
import type { ReportError } from './report.ts';
import type { ReportSources } from './report-sources.ts';
import type { ReportSettings } from './settings.ts';

export interface OwnAnswer {
  /** Members of the result; a provider's are put over them. */
  readonly facts: Members;
  /**
   * `whole`: nobody else is asked. `hit`: told whatever becomes of others. `enough`: told where nobody else can be asked. `part`: told
   * then too, with an error that says that the rest is unknown. `hint`: no answer by itself.
   */
  readonly weight: 'whole' | 'hit' | 'enough' | 'part' | 'hint';
  readonly searched: readonly SearchedSource[];
  /** What could not be searched. */
  readonly errors: readonly ReportError[];
  /** Name of the model that scored; null where none did. */
  readonly model: string | null;
}

export interface OwnQuestion {
  readonly sources: ReportSources;
  readonly scope: Scope;
  readonly query: Members;
  readonly settings: ReportSettings;
  /** Whose report it is; null for nobody's. */
  readonly accountId: string | null;
}

/** Facts that no list was searched for. */
export const plainAnswer = (facts: Members, weight: OwnAnswer['weight']): OwnAnswer => ({
  facts,
  weight,
  searched: [],
  errors: [],
  model: null,
});
