/** What decides about a transaction stands above it: here is what it is given, and what it gives back. */
import type { FieldValues } from '../../../fields/index.ts';
import type { OperationContext } from '../../../operations/context.ts';
import { definePortOfMany } from '../../../operations/port.ts';
import type { LiveSubject } from '../../../security/subject-keys.ts';

/** A transaction as a value: what conditions are asked over, and velocity is counted by. */
export interface JudgedTransaction {
  readonly id: string;
  readonly typeId: string;
  readonly status: string;
  /** Plain, by kebab key; whoever keeps one seals it under `subject`, or keeps its keyed hash alone. */
  readonly values: FieldValues;
  readonly tags: readonly string[];
  /** Of the fields that the type names; null where it names none, or nothing was written. */
  readonly amount: number | null;
  readonly currency: string | null;
  readonly country: string | null;
  /** When it happened, as the field says that the type names; null where it says nothing. */
  readonly occurredAt: Date | null;
  /** Plain texts of the fields that the type names, without outer blanks; devices and cards are opaque, so their case is kept. */
  readonly deviceKey: string | null;
  readonly cardKey: string | null;
  readonly ipKey: string | null;
  /** Whom the field names, known here or not; in lower case, as reference ids are compared. */
  readonly accountKey: string | null;
  /** Texts of the fields of the type by their kebab key, as they are compared. */
  readonly fieldKeys: Readonly<Record<string, string>>;
  /** Of the field that the type names, and of relations to accounts. */
  readonly accountIds: readonly string[];
  readonly createdAt: Date;
  /** The type asks for counts that are never short, at the price of one transaction after the other for each key. */
  readonly isStrict: boolean;
  readonly subject: LiveSubject;
}

export interface RuleHit {
  readonly ruleId: string;
  readonly name: string;
  readonly weight: number;
}

/** What shall become of it; what is left out does not. */
export interface TransactionOutcome {
  /** Name of a status of the type; one that the type lacks by now changes nothing. */
  readonly status?: string;
  /** An inquiry is made from the template that the type names; without one nothing is. */
  readonly inquiry?: boolean;
  /** A case is opened for it, one a transaction. */
  readonly case?: {
    /** Left out: whichever template opens cases of rules. */
    readonly templateId?: string;
    /** A short sentence in English, about nobody: it stands in plain beside the case. */
    readonly reason: string;
  };
}

/** A part of an outcome that could not be done, and why: a sentence about nobody. */
export interface UndoneOutcome {
  readonly wanted: 'status' | 'inquiry' | 'case';
  readonly reason: string;
}

export interface TransactionVerdict {
  readonly score: number;
  readonly hits: readonly RuleHit[];
  readonly outcome: TransactionOutcome;
  /** Keeps what was judged, with what could not be done of it. */
  readonly record: (undone: readonly UndoneOutcome[]) => Promise<void>;
}

export type JudgedMoment = 'created' | 'updated';

/**
 * Asked inside of the transaction that creates one, after its row is written, and of an update that changed fields. Null where
 * nothing is asked of this type. What is thrown undoes the whole request.
 */
export const transactionRules =
  definePortOfMany<
    (
      context: OperationContext,
      transaction: JudgedTransaction,
      moment: JudgedMoment,
    ) => Promise<TransactionVerdict | null>
  >()('rules over a transaction');
