/** Label of a transaction from a model of the business; the newest is shown. */
export interface TransactionLabel {
  readonly id: string;
  readonly transactionId: string;
  readonly label: string;
  readonly modelVersion: string | null;
  readonly score: number | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}
