/**
 * Ports between cases and the slices below them: the resources that a case may hold, and the causes that open a case.
 * Cases depend on those slices, so the ports are declared here, where every slice can import them.
 */
import type { ResourceReference } from '../../../api/json-api/document.ts';
import type { Reader } from '../../../database/connection.ts';
import type { OperationContext, ReadContext } from '../../../operations/context.ts';
import { definePort, definePortOfMany } from '../../../operations/port.ts';
import { defineSlice } from '../../../operations/slice.ts';
import type { Scope } from '../../../security/scope.ts';

/** Causes that open a case automatically; a template lists the causes for which it opens one. */
export const caseCauses = ['review', 'disagreement', 'report-match', 'rule', 'workflow'] as const;

export type CaseCause = (typeof caseCauses)[number];

export interface CaseWish {
  /**
   * Origin of the case. `id` is the id of the object that caused it, such as the report that matched. Each cause opens
   * at most one case, however often it is requested.
   */
  readonly cause: { readonly type: CaseCause; readonly id: string };
  /** Template of the case; absent if any template for this cause may be used. */
  readonly templateId?: string;
  /** Ids of the objects that the case is about. Ids of kinds that no slice declares attachable are ignored. */
  readonly objectIds: readonly string[];
  /** Short English sentence without personal data: it is stored unencrypted with the case. */
  readonly reason: string;
}

/** Opens a case and returns its id, or the id of the existing case of this cause; null if no template opens one. */
export const caseOpening =
  definePort<(context: OperationContext, wish: CaseWish) => Promise<string | null>>()('opening of cases');

/** Opens a case in the caller's transaction, so that both commit or both roll back. */
export const openCase = (context: OperationContext, wish: CaseWish): Promise<string | null> =>
  context.slices.port(caseOpening)(context, wish);

/** Finds the template with which a case would be opened; null if there is none. */
export const caseTemplateOf = definePort<
  (
    context: Pick<ReadContext, 'tx' | 'scope'>,
    wish: { readonly cause: Pick<CaseWish['cause'], 'type'> } & Pick<CaseWish, 'templateId'>,
  ) => Promise<{ readonly id: string } | null>
>()('the template of a case that is to be opened');

/** Kind of resource that a case may hold. */
export interface Attachable {
  /** Prefix of its ids with the underscore: `inq_`. */
  readonly prefix: string;
  /** Finds the ids that exist, with their types. */
  find(tx: Reader, scope: Scope, ids: readonly string[]): Promise<readonly ResourceReference[]>;
}

/** Port with one entry per id prefix, filled by each slice whose resources a case may hold. */
export const attachableToCases = definePortOfMany<Attachable>()('what may be attached to a case');

export const caseLinksSlice = defineSlice({
  kinds: [],
  endpoints: [],
  events: [],
  needs: [caseOpening, caseTemplateOf, attachableToCases],
});
