/** A rule that counts nothing for one value until a date. */
export interface Snooze {
  readonly id: string;
  readonly ruleSetId: string;
  readonly ruleName: string;
  /** Key of velocity: `account`, `device`, `card`, `ip` or `field.<key>`. */
  readonly kind: string;
  /** As facts keep the value. */
  readonly index: Buffer;
  /** Whose value it is. */
  readonly transactionId: string;
  readonly until: Date;
  readonly reason: string;
  readonly creator: { readonly type: string; readonly id: string | null };
  readonly createdAt: Date;
  /** Null while it was not ended before its time. */
  readonly endedAt: Date | null;
}

/** By the name of the rule, the last moment until which it counts nothing for a transaction. */
export type Snoozed = ReadonlyMap<string, Date>;

/** Days that one lasts at most. */
export const mostSnoozeDays = 366;
/** Of one rule set at once. */
export const mostSnoozes = 1_000;
