/** Standing of an organization: its production access, and the monthly allowances of its plan. */

export const productionAccessStates = ['not_requested', 'requested', 'approved', 'refused', 'suspended'] as const;
export type ProductionAccess = (typeof productionAccessStates)[number];

/** Plan with its limits; null is unlimited. */
export interface Plan {
  readonly id: string;
  readonly name: string;
  readonly inquiriesPerMonth: number | null;
  readonly verificationsPerMonth: number | null;
  readonly reportsPerMonth: number | null;
  readonly requestsPerMinute: number | null;
  readonly price: string;
}

export interface Organization {
  readonly id: string;
  readonly name: string;
  readonly productionAccess: ProductionAccess;
  readonly accessRequestedAt: Date | null;
  readonly accessDecidedAt: Date | null;
  readonly accessReason: string | null;
  readonly isOperator: boolean;
  readonly plan: Plan;
  readonly createdAt: Date;
}
