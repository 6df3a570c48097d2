/** From the body of a request, as its schema has it, to what is to be played. Pure. */
import type { Wire } from '../../../api/json-api/schema.ts';
import type { SimulateActionType, simulateMeta } from '../inquiries/index.ts';

export interface SimulateAction {
  readonly type: SimulateActionType;
  /** Of the actions that make a verification; null for the first open step. */
  readonly verificationTemplateId: string | null;
}

export const readSimulateActions = (meta: Wire<typeof simulateMeta>): readonly SimulateAction[] =>
  meta['simulate-actions'].map(({ type, data }) => ({
    type,
    verificationTemplateId: data?.['verification-template-id'] ?? null,
  }));
