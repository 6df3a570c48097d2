/**
 * What slices below cases have to say of them: which of their resources a case may hold, and what opens one. Cases stand above all
 * of those, so that what they need is declared here, low enough for everybody.
 */
import type { ResourceReference } from '../../../api/json-api/document.ts';
import type { Reader } from '../../../database/connection.ts';
import type { OperationContext, ReadContext } from '../../../operations/context.ts';
import { definePort, definePortOfMany } from '../../../operations/port.ts';
import { defineSlice } from '../../../operations/slice.ts';
import type { Scope } from '../../../security/scope.ts';

/** What opens cases by itself; a template says of which of them it opens one. */
export const caseCauses = ['review', 'disagreement', 'report-match', 'rule', 'workflow'] as const;

export type CaseCause = (typeof caseCauses)[number];

export interface CaseWish {
  /** One cause opens one case, whoever asks and however often: `id` is of what it came from, such as the report that matched. */
  readonly cause: { readonly type: CaseCause; readonly id: string };
  /** Left out: whichever template opens cases of this cause. */
  readonly templateId?: string;
  /** Ids of what the case is about, each of a kind that some slice lets be attached; the others are passed over. */
  readonly objectIds: readonly string[];
  /** A short sentence in English, about nobody: it stands in plain beside the case. */
  readonly reason: string;
}

/** Gives the id of the case, the one that was there already where the cause has one; null where no template opens any for it. */
export const caseOpening =
  definePort<(context: OperationContext, wish: CaseWish) => Promise<string | null>>()('opening of cases');

/** Asked of in the transaction of what it came from: both stand or neither. */
export const openCase = (context: OperationContext, wish: CaseWish): Promise<string | null> =>
  context.slices.port(caseOpening)(context, wish);

/** The template that a wish would open a case of; null where none would. */
export const caseTemplateOf = definePort<
  (
    context: Pick<ReadContext, 'tx' | 'scope'>,
    wish: { readonly cause: Pick<CaseWish['cause'], 'type'> } & Pick<CaseWish, 'templateId'>,
  ) => Promise<{ readonly id: string } | null>
>()('the template of a case that is to be opened');

/** A kind of resource that a case may hold. */
export interface Attachable {
  /** What ids of it begin with, with the underscore: `inq_`. */
  readonly prefix: string;
  /** Those of the ids that there are, with their types. */
  find(tx: Reader, scope: Scope, ids: readonly string[]): Promise<readonly ResourceReference[]>;
}

/** Filled by each slice whose resources a case may hold, once a prefix. */
export const attachableToCases = definePortOfMany<Attachable>()('what may be attached to a case');

export const caseLinksSlice = defineSlice({
  kinds: [],
  endpoints: [],
  events: [],
  needs: [caseOpening, caseTemplateOf, attachableToCases],
});
