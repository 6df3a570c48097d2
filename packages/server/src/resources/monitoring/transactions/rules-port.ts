/** Port to the rules, which are a slice above transactions: the input and the output of the rules. */
import type { FieldValues } from '../../../fields/index.ts';
import type { OperationContext } from '../../../operations/context.ts';
import { definePortOfMany } from '../../../operations/port.ts';
import type { LiveSubject } from '../../../security/subject-keys.ts';

/** Transaction as a value: input of conditions, and of velocity. */
export interface JudgedTransaction {
  readonly id: string;
  readonly typeId: string;
  readonly status: string;
  /** Plain values by kebab key. A slice that stores one seals it under `subject`, or stores only its keyed hash. */
  readonly values: FieldValues;
  readonly tags: readonly string[];
  /** Value of the field that the type names; null if it names none, or the field is empty. */
  readonly amount: number | null;
  readonly currency: string | null;
  readonly country: string | null;
  /** Time from the field that the type names; null if there is none. */
  readonly occurredAt: Date | null;
  /** Plain texts of the fields that the type names, trimmed; devices and cards are opaque, so their case is kept. */
  readonly deviceKey: string | null;
  readonly cardKey: string | null;
  readonly ipKey: string | null;
  /** Account named in the field, whether it exists here or not; in lower case, like compared reference ids. */
  readonly accountKey: string | null;
  /** Normalized texts of the type's fields by kebab key. */
  readonly fieldKeys: Readonly<Record<string, string>>;
  /** Accounts in the field that the type names, and in relations. */
  readonly accountIds: readonly string[];
  readonly createdAt: Date;
  /** True if the type requires that counts are never too low; transactions with the same key are then serialized. */
  readonly isStrict: boolean;
  readonly subject: LiveSubject;
}

export interface RuleHit {
  readonly ruleId: string;
  readonly name: string;
  readonly weight: number;
}

/** Requested outcome; absent members change nothing. */
export interface TransactionOutcome {
  /** Name of a status of the type; one that the type no longer has changes nothing. */
  readonly status?: string;
  /** True to create an inquiry from the template that the type names; without a template none is created. */
  readonly inquiry?: boolean;
  /** Case to open, at most one per transaction. */
  readonly case?: {
    /** Template of the case; absent if any template that opens cases for rules may be used. */
    readonly templateId?: string;
    /** Short English sentence without personal data: it is stored unencrypted with the case. */
    readonly reason: string;
  };
}

/** Part of an outcome that could not be applied, with the reason in a sentence without personal data. */
export interface UndoneOutcome {
  readonly wanted: 'status' | 'inquiry' | 'case';
  readonly reason: string;
}

export interface TransactionVerdict {
  readonly score: number;
  readonly hits: readonly RuleHit[];
  readonly outcome: TransactionOutcome;
  /** Records the judgement with the parts that could not be applied. */
  readonly record: (undone: readonly UndoneOutcome[]) => Promise<void>;
}

export type JudgedMoment = 'created' | 'updated';

/**
 * Port called in the transaction that creates a transaction, after its row is written, and for updates of fields.
 * Returns null if the type has no rules. An error rolls the whole request back.
 */
export const transactionRules =
  definePortOfMany<
    (
      context: OperationContext,
      transaction: JudgedTransaction,
      moment: JudgedMoment,
    ) => Promise<TransactionVerdict | null>
  >()('rules over a transaction');
