/** What a document says it is, from the strongest evidence on it: barcode, then machine readable zone, then its words. */
import type { AamvaRecord, DocumentFacts, IdClass, MrzFacts, TextLine } from '../facts.ts';
import { COUNTRY_NAMES, countryOfState } from './country-codes.ts';
import { foldText } from './find-fields.ts';
import { US_STATES } from './models/us-states.ts';

export type Detected = DocumentFacts['detected'];

export interface ClassEvidence {
  readonly aamva: AamvaRecord | null;
  readonly mrz: MrzFacts | null;
  readonly lines: readonly TextLine[];
}

const NOTHING: Detected = { idClass: null, countryCode: null, subdivision: null, confidence: 0 };

/** Words that name a class; the first that occurs decides. Spaces are optional because readers drop them. */
const CLASS_WORDS: readonly (readonly [RegExp, IdClass])[] = [
  [/PASSPORT\s*CARD/, 'ppc'],
  [/PERMANENT\s*RESIDENT/, 'pr'],
  [/RESIDENCE\s*PERMIT|AUFENTHALTSTITEL|TITRE\s*DE\s*SEJOUR|PERMISO\s*DE\s*RESIDENCIA/, 'rp'],
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

/** Document codes of Doc 9303 parts 4, 5 and 7 and the ones the United States use on their cards. */
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
  const countryCode = countryOfState(mrz.issuingState);
  const confidence = mrz.valid ? 0.95 : 0.95 * mrz.confidence;
  return { idClass, countryCode, subdivision: null, confidence };
}

function stateIn(text: string): string | null {
  const names = Object.keys(US_STATES).sort((a, b) => b.length - a.length);
  const name = names.find((candidate) => text.includes(candidate.replaceAll(' ', '')));
  return name === undefined ? null : (US_STATES[name] ?? null);
}

/** A country named in the upper part; native names are known for the issuers of the documents modelled here. */
const NATIVE_NAMES: readonly (readonly [string, string])[] = [
  ['BUNDESREPUBLIKDEUTSCHLAND', 'DE'],
  ['KONINKRIJKDERNEDERLANDEN', 'NL'],
  ['ESPANA', 'ES'],
  ['REPUBLIQUEFRANCAISE', 'FR'],
  ['REPUBBLICAITALIANA', 'IT'],
  ['REPUBLICAPORTUGUESA', 'PT'],
  ['RZECZPOSPOLITAPOLSKA', 'PL'],
  ['UNITEDSTATESOFAMERICA', 'US'],
];

function countryIn(text: string): string | null {
  const native = NATIVE_NAMES.find(([name]) => text.includes(name));
  if (native) return native[1];
  return COUNTRY_NAMES.find(([name]) => name.length > 4 && text.includes(name.replaceAll(' ', '')))?.[1] ?? null;
}

function fromWords(lines: readonly TextLine[]): Detected {
  const words = lines.map((line) => foldText(line.text));
  const match = CLASS_WORDS.find(([pattern]) => words.some((line) => pattern.test(line)));
  if (!match) return NOTHING;
  const [, idClass] = match;
  const bottom = Math.max(...lines.map((line) => line.box.y + line.box.height));
  const title = lines.filter((line) => line.box.y < bottom * 0.3);
  const text = title.map((line) => foldText(line.text).replaceAll(/\s/g, '')).join('|');
  const isCard = idClass === 'dl' || idClass === 'id';
  const state = isCard ? stateIn(text) : null;
  const countryCode = state === null ? countryIn(text) : 'US';
  const seen = lines.find((line) => match[0].test(foldText(line.text)))?.confidence ?? 0;
  return { idClass, countryCode, subdivision: state, confidence: seen * (countryCode === null ? 0.6 : 0.85) };
}

/** The class, country and subdivision; nulls with confidence 0 when nothing on the document tells. */
export function classifyDocument(evidence: ClassEvidence): Detected {
  if (evidence.aamva) return fromBarcode(evidence.aamva);
  const words = fromWords(evidence.lines);
  if (!evidence.mrz) return words;
  const zone = fromMrz(evidence.mrz);
  return zone.idClass === null || zone.confidence < words.confidence ? words : zone;
}
