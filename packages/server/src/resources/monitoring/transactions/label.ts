/** What a model of the business says of a transaction; the newest is the one that is shown. */
export interface TransactionLabel {
  readonly id: string;
  readonly transactionId: string;
  readonly label: string;
  readonly modelVersion: string | null;
  readonly score: number | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}
