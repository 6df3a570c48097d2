/** Documents of rules over the transactions of one type, and rule sets. Pure. */
import { type FieldSchema, shapesOf } from '../../../fields/index.ts';

export interface Rule {
  readonly name: string;
  /** Boolean expression; see docs/rules.md. */
  readonly expression: string;
  /** Weight that a hit adds to the score; may be negative. */
  readonly weight: number;
  readonly enabled: boolean;
}

/** Outcome of a transaction whose score is at least `score`; the highest one reached applies. */
export interface OutcomeRule {
  readonly score: number;
  /** Name of a status of the type; null for no change. */
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
  /** Number that increases with each change of name or draft. */
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
/** Maximum number of different velocity windows in the rules of one document. */
export const mostWindows = 40;

const shipped = (name: string, weight: number, expression: string): Rule => ({
  name,
  expression,
  weight,
  enabled: false,
});

/** Compares in lower case and trimmed, like the lookup of accounts by the name in their field. */
const toOneself =
  'lower(trim(transaction.fields.account_id)) == lower(trim(transaction.fields.counterparty_account)) || trim(transaction.fields.counterparty_account) in transaction.account_ids';

const sayWho = 'has(transaction.fields.account_id) && has(transaction.fields.counterparty_account)';

const inAndOut = "velocity('account', '1h', 'distinct(field.direction)') >= 2";
const inAndOutOfKnown = `transaction.fields.direction != '' ? ${inAndOut} : false`;

/** ISO 4217 codes of currencies in circulation. */
const currencies =
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VED VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW ZWG';

/**
 * Returns the first document of a set for a type with these fields. All rules are off until a person enables and
 * publishes them. Each rule reads its own value first: without the value it fails and states so, regardless of other
 * transactions with the key.
 */
export function shippedDocument(fields: readonly FieldSchema[]): RuleDocument {
  const shapes = shapesOf(fields);
  const isText = (name: string): boolean => shapes[name] === 'string';
  const saysWho = isText('account_id') && isText('counterparty_account');
  const passedOn = isText('direction') ? inAndOutOfKnown : inAndOut;
  return {
    rules: [
      shipped('Many transactions of one device', 30, "velocity('device', '10m', 'count') >= 5"),
      shipped('One card of several accounts', 40, "velocity('card', '24h', 'distinct(account)') >= 3"),
      shipped(
        'Far above what the account usually moves',
        30,
        "transaction.amount > 0.0 ? velocity('account', '30d', 'count(amount)') > 3 && velocity('account', '30d', 'sum') > transaction.amount && transaction.amount * double(velocity('account', '30d', 'count(amount)') - 1) > 5.0 * (velocity('account', '30d', 'sum') - transaction.amount) : false",
      ),
      shipped(
        'Another country within the hour',
        30,
        "transaction.country != '' ? velocity('account', '1h', 'distinct(field.country_code)') >= 2 : false",
      ),
      shipped(
        'Just below a threshold, again and again',
        40,
        "transaction.amount >= 9000.0 && transaction.amount < 10000.0 ? velocity('account', '24h', 'count(9000,10000)') >= 3 : false",
      ),
      shipped(
        'Money in and out within the hour',
        30,
        saysWho ? `${sayWho} && (${toOneself}) ? false : (${passedOn})` : passedOn,
      ),
      shipped(
        'An amount of zero, below zero, or of a trillion',
        20,
        'transaction.amount <= 0.0 || transaction.amount >= 1000000000000.0',
      ),
      shipped(
        'A currency that is unknown',
        10,
        `!includes(split('${currencies}', ' '), upper(trim(transaction.currency)))`,
      ),
      ...(saysWho ? [shipped('A transfer to oneself', 20, toOneself)] : []),
    ],
    outcomes: [],
  };
}

/** Returns the highest outcome whose score is reached; null if there is none. */
export function outcomeOf({ outcomes }: RuleDocument, score: number): OutcomeRule | null {
  return outcomes.reduce<OutcomeRule | null>(
    (best, outcome) => (score >= outcome.score && (best === null || outcome.score > best.score) ? outcome : best),
    null,
  );
}
