/** Snooze: a rule has no effect for one value until a date. */
export interface Snooze {
  readonly id: string;
  readonly ruleSetId: string;
  readonly ruleName: string;
  /** Velocity key: `account`, `device`, `card`, `ip` or `field.<key>`. */
  readonly kind: string;
  /** Index of the value, the same as in facts. */
  readonly index: Buffer;
  /** Transaction from which the value was taken. */
  readonly transactionId: string;
  readonly until: Date;
  readonly reason: string;
  readonly creator: { readonly type: string; readonly id: string | null };
  readonly createdAt: Date;
  /** Null unless it was ended early. */
  readonly endedAt: Date | null;
}

/** Name of a rule → last moment until which it is snoozed for a transaction. */
export type Snoozed = ReadonlyMap<string, Date>;

/** Maximum length of a snooze in days. */
export const mostSnoozeDays = 366;
/** Maximum number of active snoozes of one rule set. */
export const mostSnoozes = 1_000;
