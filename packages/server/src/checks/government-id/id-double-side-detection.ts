/** id_double_side_detection: front and back are two different sides. */
import type { DocumentSideFacts } from '@countersign/engines/facts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';
import { foldCompact } from '../shared/fold-text.ts';
import { hashDistance } from '../shared/perceptual-hash.ts';

/** Fewest sequences that identify a side, about ten words. */
const MINIMUM_SEQUENCES = 40;
const SEQUENCE_LENGTH = 3;

/** Matches a row of a machine readable zone, which is ignored: it repeats name, number and dates of the other side. */
const ZONE_ROW = /<<|^[A-Z0-9<]{28,}$/;

/**
 * Returns all sequences of three letters or digits of the print, without spaces: two readings of one print differ in
 * single characters and in word boundaries, which leaves most sequences unchanged.
 */
function sequencesOf(side: DocumentSideFacts): ReadonlySet<string> {
  const sequences = new Set<string>();
  for (const line of side.text) {
    if (ZONE_ROW.test(line.text.replaceAll(' ', ''))) continue;
    const text = foldCompact(line.text);
    for (let at = 0; at + SEQUENCE_LENGTH <= text.length; at += 1) sequences.add(text.slice(at, at + SEQUENCE_LENGTH));
  }
  return sequences;
}

/**
 * Returns the share of the shorter side's sequences that the other side has too, 0 to 1; 0 if one of them has too few.
 */
function sharedText(a: DocumentSideFacts, b: DocumentSideFacts): number {
  const [ofA, ofB] = [sequencesOf(a), sequencesOf(b)];
  const fewest = Math.min(ofA.size, ofB.size);
  return fewest < MINIMUM_SEQUENCES ? 0 : [...ofA].filter((sequence) => ofB.has(sequence)).length / fewest;
}

/** Returns true if only one side shows a zone: the sides are then different, however similar their print is. */
function isZoneOnOneSide(a: DocumentSideFacts, b: DocumentSideFacts): boolean {
  const shows = ({ mrz, text }: DocumentSideFacts): boolean =>
    mrz !== null || text.some((line) => ZONE_ROW.test(line.text.replaceAll(' ', '')));
  return (a.mrz?.valid === true && !shows(b)) || (b.mrz?.valid === true && !shows(a));
}

export const idDoubleSideDetection = defineCheck({
  name: 'id_double_side_detection',
  kind: 'government-id',
  type: 'user_action',
  asks: { part: 'document', remedy: 'same_side_twice' },
  summary:
    'Detects when both pictures show the same side: the same file, nearly the same picture, the same barcode or the same text.',
  limits:
    'Two different sides of two different cards pass. A back that repeats more than half of the front would fail; the backs of the specimens share 16 to 38 %.',
  fooledBy: 'A back taken from another card of the same kind.',
  measuredBy: ['forged', 'genuine'],
  needs: { document: null, back: 'single_sided' },
  reasons: ['single_sided', 'side_submitted_twice'],
  defaultRequirement: 'required',
  /** Differing bits of the 64-bit picture hashes, and share of common sequences of three characters, 0 to 1. */
  defaultSettings: { maximumHashDistance: 3, maximumSharedText: 0.5 },
  revision: 4,
  evaluate({ document }, { maximumHashDistance, maximumSharedText }) {
    const [front, back] = [document?.front, document?.back];
    if (!front || !back) return notApplicable(['single_sided']);
    const distance = hashDistance(front.perceptualHash, back.perceptualHash);
    const shared = sharedText(front, back);
    const signs: [string, boolean][] = [
      ['same-file', front.sha256 === back.sha256],
      ['same-picture', distance !== null && distance <= maximumHashDistance],
      ['same-barcode', front.barcode !== null && front.barcode.text === back.barcode?.text],
      ['same-text', shared > maximumSharedText && !isZoneOnOneSide(front, back)],
    ];
    const signsFound = signs.filter(([, present]) => present).map(([name]) => name);
    return signsFound.length === 0
      ? passed()
      : failed(['side_submitted_twice'], { signs: signsFound, pages: ['back'] });
  },
});
