/** Parsing of the request body into simulated actions. Pure. */
import type { Wire } from '../../../api/json-api/schema.ts';
import type { SimulateActionType, simulateMeta } from '../inquiries/index.ts';

export interface SimulateAction {
  readonly type: SimulateActionType;
  /** Verification template, for actions that create a verification; null for the first open step. */
  readonly verificationTemplateId: string | null;
}

export const readSimulateActions = (meta: Wire<typeof simulateMeta>): readonly SimulateAction[] =>
  meta['simulate-actions'].map(({ type, data }) => ({
    type,
    verificationTemplateId: data?.['verification-template-id'] ?? null,
  }));
