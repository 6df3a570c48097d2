/**
 * The evidence ledger: the sources of each attribute, their values, and whether they agree. An attribute has up to five
 * sources: the typed inquiry fields, the print, the machine readable zone, the barcode, and the account.
 */
import type { DocumentAttribute, DocumentFacts } from '@countersign/engines/facts';
import type { CheckFacts } from './check.ts';
import type { MatchLevel } from './shared/compare-names.ts';
import { matchProperty, provesNothing } from './shared/compare-properties.ts';
import { documentBarcode, documentMrz } from './shared/document-subject.ts';
import { agreesInMonth } from './shared/month-expiry.ts';

/** Sources, strongest first: the first that states a value is compared with the others. */
const SOURCES = ['barcode', 'mrz', 'visual_zone', 'account', 'typed'] as const;

export type EvidenceSource = (typeof SOURCES)[number];

/** One source's statement; member names as the API shows them. */
export interface Evidence {
  readonly source: EvidenceSource;
  readonly value: string;
  /** Confidence of the reading, 0 to 1; null for a value that needed no reading. */
  readonly confidence: number | null;
  /** Agreement with the strongest source, whose own is `full`. */
  readonly 'match-result': MatchLevel;
}

/**
 * Agreement of the sources of an attribute.
 *
 * - `single`: only one source states the attribute.
 * - `agreement`: all that state it match the strongest, at least in part.
 * - `uncertain`: the contradicting value was read with little confidence, or is a name in a script that cannot be compared.
 * - `conflict`: a source contradicts the strongest.
 */
export type Agreement = 'single' | 'agreement' | 'uncertain' | 'conflict';

export interface LedgerEntry {
  readonly agreement: Agreement;
  readonly sources: readonly Evidence[];
}

/** Evidence by kebab attribute name, so that an attribute hidden from a key is left out here too. */
export type EvidenceLedger = Readonly<Record<string, LedgerEntry>>;

interface Statement extends Omit<Evidence, 'match-result'> {
  /** True if a second reading of the print excluded the value of another part. */
  readonly isReadAgainst?: boolean;
  /** True if the value can neither agree with the value of the strongest source nor contradict it. */
  readonly provesNothing?: boolean;
}

/** Confidence from which a reading contradicts another source. */
const SURE = 0.85;

/** Returns the statements of the document's parts; a part without stored readings is read directly. */
function documentStatements(document: DocumentFacts, property: DocumentAttribute): Statement[] {
  const read = (document.readings[property] ?? []).map(({ source, value, confidence, rulesOut }): Statement => {
    const isReadAgainst = rulesOut !== undefined;
    return { source: source === 'visual-zone' ? 'visual_zone' : source, value, confidence, isReadAgainst };
  });
  const zone = documentMrz(document);
  const parts: readonly (readonly ['barcode' | 'mrz', string | undefined, number | null])[] = [
    ['barcode', documentBarcode(document)?.aamva?.attributes[property], null],
    ['mrz', zone?.attributes[property], zone?.confidence ?? null],
  ];
  const unread = parts.flatMap(([source, value, confidence]): Statement[] =>
    value === undefined || read.some((each) => each.source === source) ? [] : [{ source, value, confidence }],
  );
  return [...read, ...unread];
}

function statementsOf(facts: CheckFacts, property: string): Statement[] {
  const given: readonly (readonly ['account' | 'typed', string | null | undefined])[] = [
    ['account', facts.accountFields?.[property]],
    ['typed', facts.inquiryFields?.[property]],
  ];
  const statements = [
    ...(facts.document ? documentStatements(facts.document, property as DocumentAttribute) : []),
    ...given.map(([source, value]): Statement => ({ source, value: value ?? '', confidence: null })),
  ];
  const stated = statements.filter(({ value }) => value.trim() !== '');
  return SOURCES.flatMap((source) => stated.filter((each) => each.source === source));
}

function agreementOf(sources: readonly (Evidence & Statement)[]): Agreement {
  if (sources.length === 1) return 'single';
  const contradicting = sources.filter((each) => each['match-result'] === 'none');
  if (contradicting.length === 0) return 'agreement';
  const isSure = contradicting.some(
    ({ confidence, isReadAgainst, provesNothing: isOpen }) =>
      isOpen !== true && (confidence === null || confidence >= SURE || isReadAgainst === true),
  );
  return isSure ? 'conflict' : 'uncertain';
}

/** Returns the ledger of these attributes, kebab names; those that no source states are left out. */
export function evidenceLedger(facts: CheckFacts, properties: readonly string[]): EvidenceLedger {
  const entries = properties.flatMap((property): [string, LedgerEntry][] => {
    const statements = statementsOf(facts, property);
    const [strongest] = statements;
    if (strongest === undefined) return [];
    const matched = statements.map((each): Evidence & Statement => {
      const isSame = each === strongest || agreesInMonth(facts.document, property, strongest.value, each.value);
      const match = isSame ? 'full' : matchProperty(property, strongest.value, each.value);
      const isOpen = provesNothing(property, strongest.value, each.value);
      return { ...each, 'match-result': match, provesNothing: isOpen };
    });
    const sources = matched.map(({ isReadAgainst: _, provesNothing: __, ...shown }): Evidence => shown);
    return [[property, { agreement: agreementOf(matched), sources }]];
  });
  return Object.fromEntries(entries);
}
