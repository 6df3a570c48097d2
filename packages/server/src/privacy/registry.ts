/** Declarations of slices about their tables: their erasure for a person, and their retention. */
import type { Sql } from 'sql-template-tag';
import type { Reader, Transaction } from '../database/connection.ts';
import type { Clock } from '../lib/clock.ts';
import type { Port } from '../operations/port.ts';
import type { KeyRing } from '../security/key-ring.ts';
import type { Scope } from '../security/scope.ts';
import type { FileStore } from '../storage/files.ts';

/** Context of the functions in the declarations. */
export interface PrivacyContext {
  readonly tx: Transaction;
  readonly scope: Scope;
  readonly files: FileStore;
  readonly clock: Clock;
  readonly keyRing: Pick<KeyRing, 'auditSigner'>;
  readonly slices: { port<Given>(port: Port<Given>): Given };
}

/** Context of a query for due rows, which changes nothing. */
export type DueContext = Pick<PrivacyContext, 'scope' | 'clock' | 'slices'> & { readonly tx: Reader };

/**
 * Ids of the erased objects, by the names of the references to them: `{ inquiry: [id], key: [id of its subject key] }`
 * for an inquiry. Declarations use the same names in `by`.
 */
export type References = Readonly<Record<string, readonly string[]>>;

export interface Erased {
  readonly references: References;
  /** Ids of the erased resources, as contained in copies of answers. */
  readonly resourceIds: readonly string[];
  readonly at: Date;
}

/** Phase of an erasure: `at-once` is in the transaction of the redaction; the rest follows in a job. */
export type ErasurePhase = 'at-once' | 'afterwards';

interface TableErasure {
  readonly table: string;
  /** Phase; `afterwards` by default. */
  readonly phase?: ErasurePhase;
}

interface Found {
  /** Columns by name of the reference; the first reference that the erased object has is used. */
  readonly by: Readonly<Record<string, string>>;
  /** True if the rows are resources of their own, with an `id`. */
  readonly isResource?: true;
}

/** Deletion of rows. */
interface Deletion extends TableErasure, Found {
  readonly rows: 'deleted';
}

/** Removal of values from rows that stay: to null, or to empty (`''`) if a column must have a value. */
export interface Emptying extends TableErasure, Found {
  readonly empties: Readonly<Record<string, 'null' | 'nothing'>>;
  /** Column that is set to the time of the erasure, unless it already has a value. */
  readonly marks?: string;
  /** Column that is always set to the time of the erasure. */
  readonly touches?: string;
  /** Additional condition of the rows. */
  readonly where?: Sql;
}

/** Erasure that one statement over one table cannot express; safe to run twice. */
interface ErasureByFunction extends TableErasure {
  /** Columns that are empty afterwards. */
  readonly columns: readonly string[];
  erase(context: PrivacyContext, erased: Erased): Promise<void>;
}

/** Columns that the redaction itself empties, together with the state of the row. */
interface ErasedWithState extends TableErasure, Found {
  readonly columns: readonly string[];
  readonly emptiedBy: string;
}

/** Columns that keep a reference or a sealed value, with the reason. */
interface Spared extends TableErasure {
  readonly stays: Readonly<Record<string, string>>;
}

export type Erasure = Deletion | Emptying | ErasureByFunction | ErasedWithState | Spared;

/** Deletion of rows older than this period, except those that meet `unless`. */
interface KeptForSeconds {
  readonly table: string;
  readonly seconds: number;
  /** Column with the start of the age. */
  readonly since: string;
  readonly unless?: Sql;
}

/** Retention that one statement over one table cannot express. */
interface KeptByFunction {
  readonly table: string;
  /** Retention period, in words. */
  readonly until: string;
  /** Counts the rows that are due now, up to `most`. */
  due(context: DueContext, most: number): Promise<number>;
  /** Deletes one batch; returns the number of rows, 0 if none is left. */
  expire(context: PrivacyContext): Promise<number>;
}

interface KeptForever {
  readonly table: string;
  /** Reason. */
  readonly forever: string;
}

export type Retention = KeptForSeconds | KeptByFunction | KeptForever;
