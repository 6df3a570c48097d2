/** A document of rules over the transactions of one type, and the sets of them. Pure. */
import type { FieldSchema } from '../../../fields/index.ts';

export interface Rule {
  readonly name: string;
  /** Gives true or false; see docs/rules.md. */
  readonly expression: string;
  /** What a hit adds to the score; below 0 takes away. */
  readonly weight: number;
  readonly enabled: boolean;
}

/** What becomes of a transaction whose score is at least that; of several the highest decides. */
export interface OutcomeRule {
  readonly score: number;
  /** Name of a status of the type. */
  readonly status: string | null;
  readonly makeInquiry: boolean;
  readonly openCase: boolean;
  readonly caseTemplateId: string | null;
}

export interface RuleDocument {
  readonly rules: readonly Rule[];
  readonly outcomes: readonly OutcomeRule[];
}

export interface RuleSet {
  readonly id: string;
  readonly typeId: string;
  readonly name: string;
  readonly draft: RuleDocument;
  /** Rises with each change of name or draft. */
  readonly revision: number;
  readonly liveVersionId: string | null;
  readonly shadowVersionId: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface RuleSetVersion {
  readonly id: string;
  readonly ruleSetId: string;
  readonly number: number;
  readonly document: RuleDocument;
  readonly fields: readonly FieldSchema[];
  readonly createdAt: Date;
}

export const mostRules = 100;
export const mostOutcomes = 10;
/** Different numbers that the rules of one document may ask velocity for. */
export const mostWindows = 40;

const shipped = (name: string, weight: number, expression: string): Rule => ({
  name,
  expression,
  weight,
  enabled: false,
});

/** What a set begins with: off until somebody turns a rule on and publishes. */
export const shippedDocument: RuleDocument = {
  rules: [
    shipped('Many transactions of one device', 30, "velocity('device', '10m', 'count') >= 5"),
    shipped('One card of several accounts', 40, "velocity('card', '24h', 'distinct(account)') >= 3"),
    shipped(
      'Far above what the account usually moves',
      30,
      "velocity('account', '30d', 'count(amount)') > 3 && transaction.amount * double(velocity('account', '30d', 'count(amount)') - 1) > 5.0 * (velocity('account', '30d', 'sum') - transaction.amount)",
    ),
    shipped('Another country within the hour', 30, "velocity('account', '1h', 'distinct(field.country_code)') >= 2"),
    shipped('Just below a threshold, again and again', 40, "velocity('account', '24h', 'count(9000,10000)') >= 3"),
    shipped('Money in and out within the hour', 30, "velocity('account', '1h', 'distinct(field.direction)') >= 2"),
  ],
  outcomes: [],
};

/** The highest whose score is reached; null where none is. */
export function outcomeOf({ outcomes }: RuleDocument, score: number): OutcomeRule | null {
  return outcomes.reduce<OutcomeRule | null>(
    (best, outcome) => (score >= outcome.score && (best === null || outcome.score > best.score) ? outcome : best),
    null,
  );
}
