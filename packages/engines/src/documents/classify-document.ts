/** Classification of a document by its strongest evidence: barcode, then machine-readable zone, then words. */
import type { AamvaRecord, DocumentFacts, IdClass, MrzFacts } from '../facts.ts';
import type { TextLine } from '../picture-facts.ts';
import { findApproximately } from './approximate-match.ts';
import { COUNTRY_NAMES, countryOfState } from './country-codes.ts';
import { foldText } from './find-fields.ts';
import { ISSUERS, type Issuer } from './models/issuers/index.ts';
import { foldName } from './printed-spellings.ts';

export type Detected = DocumentFacts['detected'];

export interface ClassEvidence {
  readonly aamva: AamvaRecord | null;
  readonly mrz: MrzFacts | null;
  readonly lines: readonly TextLine[];
}

const NOTHING: Detected = { idClass: null, countryCode: null, subdivision: null, confidence: 0 };

/** Words that name a class; the first match decides. Spaces are optional because readers drop them. */
const CLASS_WORDS: readonly (readonly [RegExp, IdClass])[] = [
  [/PASSPORT\s*CARD/, 'ppc'],
  [/PERMANENT\s*RESIDENT/, 'pr'],
  [/RESIDENCE\s*PERMIT|TITRE\s*DE\s*SEJOUR/, 'rp'],
  [/EMPLOYMENT\s*AUTHORIZATION|WORK\s*PERMIT/, 'wp'],
  [/TRAVEL\s*DOCUMENT|TITRE\s*DE\s*VOYAGE/, 'td'],
  [/DRIV(?:ER|ERS|ER.S|ING)\s*LICEN[CS]E|OPERATOR.?S?\s*LICENSE|PERMIS\s*DE\s*CONDUIRE|FUHRERSCHEIN/, 'dl'],
  [
    /IDENTI(?:TY|FICATION)\s*CARD|IDENTITEITSKAART|PERSONALAUSWEIS|NACIONAL\s*DE\s*IDENTIDAD|CARTE\s*(?:NATIONALE\s*)?D.?IDENTITE/,
    'id',
  ],
  [/PASSPORT|PASSEPORT|REISEPASS|PASAPORTE/, 'pp'],
  [/(?<![A-Z])VISA(?![A-Z])/, 'visa'],
];

function fromBarcode(aamva: AamvaRecord): Detected {
  return { idClass: aamva.kind, countryCode: aamva.countryCode, subdivision: aamva.jurisdiction, confidence: 0.98 };
}

/**
 * Returns the class of a document code of Doc 9303 parts 4, 5 and 7, or one that the United States use on their cards.
 */
function classOfCode(mrz: MrzFacts): IdClass | null {
  const { documentCode: code, issuingState, format } = mrz;
  if (code.startsWith('V')) return 'visa';
  if (code.startsWith('P')) return format === 'TD3' ? (code === 'PT' ? 'td' : 'pp') : 'pp';
  if (issuingState === 'USA' && (code === 'C1' || code === 'C2')) return 'pr';
  if (issuingState === 'USA' && code === 'IP') return 'ppc';
  if (code === 'IR' || code === 'AR' || code === 'RP') return 'rp';
  return /^[ACI]/.test(code) ? 'id' : null;
}

function fromMrz(mrz: MrzFacts): Detected {
  const idClass = classOfCode(mrz);
  const isIssuerOpen = (mrz.disagreements ?? []).some(({ element }) => element === 'issuingState');
  const countryCode = isIssuerOpen ? null : countryOfState(mrz.issuingState);
  const confidence = mrz.valid ? 0.95 : 0.95 * mrz.confidence;
  return { idClass, countryCode, subdivision: null, confidence };
}

/** Returns only the letters, since readers drop spaces and marks. */
function lettersOf(text: string): string {
  return foldText(text).replaceAll(/[^A-Z]/g, '');
}

interface NamedIssuer {
  readonly name: string;
  readonly issuer: Issuer;
}

/** Issuer names, longest first, so that West Virginia is not Virginia. */
const ISSUER_NAMES: readonly NamedIssuer[] = ISSUERS.flatMap((issuer) =>
  issuer.names.map((name) => ({ name: foldName(lettersOf(name)), issuer })),
).sort((a, b) => b.name.length - a.name.length);

interface Title {
  readonly letters: string;
  readonly idClass: IdClass;
  readonly countries: readonly string[];
}

/** Returns the titles of documents in the issuers' languages with the countries that print them, longest first. */
function titlesOf(issuers: readonly Issuer[]): readonly Title[] {
  const countries = new Map<string, { readonly idClass: IdClass; readonly countries: string[] }>();
  for (const { titles, countryCode } of issuers) {
    for (const [idClass, texts] of Object.entries(titles ?? {})) {
      for (const letters of texts.map(lettersOf)) {
        const known = countries.get(letters) ?? { idClass: idClass as IdClass, countries: [] };
        known.countries.push(countryCode);
        countries.set(letters, known);
      }
    }
  }
  return [...countries]
    .map(([letters, title]) => ({ letters, ...title }))
    .sort((a, b) => b.letters.length - a.letters.length);
}

const TITLES = titlesOf(ISSUERS);

export interface ClassByWords {
  readonly idClass: IdClass;
  /** Confidence of the line. */
  readonly confidence: number;
  /** Countries that use these words; empty if any country may. */
  readonly countries: readonly string[];
}

/** Trust in a title with a reading error, which is more often another title. */
const FAULTY_TRUST = 0.9;

/** Returns the class named by printed words; null if there is none. */
export function classByWords(lines: readonly TextLine[]): ClassByWords | null {
  const letters = lines.map((line) => lettersOf(line.text));
  const title = TITLES.find((candidate) => letters.some((text) => text.includes(candidate.letters)));
  const countries = title?.countries ?? [];
  for (const [pattern, idClass] of CLASS_WORDS) {
    const line = lines.find(({ text }) => pattern.test(foldText(text)));
    if (line) return { idClass, confidence: line.confidence, countries: title?.idClass === idClass ? countries : [] };
  }
  const line = title ? lines.find(({ text }) => lettersOf(text).includes(title.letters)) : undefined;
  return title && line ? { idClass: title.idClass, confidence: line.confidence, countries } : classByFaultyTitle(lines);
}

/** Letters of a title per lost or substituted letter tolerated. */
const LETTERS_A_FAULT = 8;

function classByFaultyTitle(lines: readonly TextLine[]): ClassByWords | null {
  for (const { letters, idClass, countries } of TITLES) {
    const faults = Math.floor(letters.length / LETTERS_A_FAULT);
    const line = lines.find(({ text }) => faults > 0 && findApproximately(lettersOf(text), letters, faults) !== null);
    if (line) return { idClass, confidence: line.confidence * FAULTY_TRUST, countries };
  }
  return null;
}

/** Returns short texts left of the heading, where the country's sign is; elsewhere they are misread field numbers. */
function signsIn(lines: readonly TextLine[]): readonly string[] {
  const left = Math.min(...lines.filter(({ text }) => lettersOf(text).length >= 5).map(({ box }) => box.x));
  return lines.filter(({ box }) => box.x + box.width <= left).map(({ text }) => text.trim());
}

/** Returns the country whose name or sign is in the upper part, or that is the only one with such a title. */
function countryOf(
  lines: readonly TextLine[],
  text: string,
  { idClass, countries }: ClassByWords,
): Issuer | string | null {
  const isCard = idClass === 'dl' || idClass === 'id';
  const named = ISSUER_NAMES.filter(
    ({ name, issuer }) => text.includes(name) && (isCard || issuer.subdivision === null),
  ).map(({ issuer }) => issuer);
  const fitting = named.find(({ countryCode }) => countries.includes(countryCode)) ?? named[0];
  if (fitting) return fitting;
  const signs = signsIn(lines);
  const bySign = ISSUERS.find(
    ({ sign, countryCode }) => sign !== undefined && countries.includes(countryCode) && signs.includes(sign),
  );
  if (bySign) return bySign;
  const english = COUNTRY_NAMES.find(([name]) => name.length > 4 && text.includes(foldName(lettersOf(name))))?.[1];
  return english ?? (countries.length === 1 ? (countries[0] ?? null) : null);
}

function fromWords(lines: readonly TextLine[]): Detected {
  const words = classByWords(lines);
  if (!words) return NOTHING;
  const bottom = Math.max(...lines.map((line) => line.box.y + line.box.height));
  const title = lines.filter((line) => line.box.y < bottom * 0.3);
  const found = countryOf(title, title.map((line) => foldName(lettersOf(line.text))).join('|'), words);
  const countryCode = typeof found === 'string' ? found : (found?.countryCode ?? null);
  const subdivision = typeof found === 'string' ? null : (found?.subdivision ?? null);
  const confidence = words.confidence * (countryCode === null ? 0.6 : 0.85);
  return { idClass: words.idClass, countryCode, subdivision, confidence };
}

/** Returns the class, country and subdivision; nulls with confidence 0 without any evidence. */
export function classifyDocument(evidence: ClassEvidence): Detected {
  if (evidence.aamva) return fromBarcode(evidence.aamva);
  const words = fromWords(evidence.lines);
  if (!evidence.mrz) return words;
  const zone = fromMrz(evidence.mrz);
  return zone.idClass === null || zone.confidence < words.confidence ? words : zone;
}
