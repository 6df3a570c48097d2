/** States of production access and their only transitions. Pure. */
import type { ProductionAccess } from './standing.ts';

export type AccessAction = 'request' | 'approve' | 'refuse' | 'suspend';

export const accessTransitions: Readonly<
  Record<AccessAction, { readonly from: readonly ProductionAccess[]; readonly to: ProductionAccess }>
> = {
  request: { from: ['not_requested', 'refused'], to: 'requested' },
  approve: { from: ['not_requested', 'requested', 'refused', 'suspended'], to: 'approved' },
  refuse: { from: ['requested'], to: 'refused' },
  suspend: { from: ['approved'], to: 'suspended' },
};

/** Returns the next state; null if the state has no such transition. */
export function afterAccess(state: ProductionAccess, action: AccessAction): ProductionAccess | null {
  const { from, to } = accessTransitions[action];
  return from.includes(state) ? to : null;
}
