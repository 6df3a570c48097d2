/** id_double_side_detection: front and back are two different sides. */
import type { DocumentSideFacts } from '@countersign/engines/facts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';
import { foldWords } from '../fold-text.ts';
import { hashDistance } from '../perceptual-hash.ts';

/** Fewer words than these say too little about which side it is. */
const MINIMUM_WORDS = 6;

function wordsOf(side: DocumentSideFacts): Set<string> {
  return new Set(side.text.flatMap((line) => foldWords(line.text)).filter((word) => word.length > 2));
}

/** Share of the shorter side's words that the other side has too, 0 to 1; 0 when one of them has hardly any. */
function sharedText(a: DocumentSideFacts, b: DocumentSideFacts): number {
  const [wordsA, wordsB] = [wordsOf(a), wordsOf(b)];
  const fewest = Math.min(wordsA.size, wordsB.size);
  return fewest < MINIMUM_WORDS ? 0 : [...wordsA].filter((word) => wordsB.has(word)).length / fewest;
}

export const idDoubleSideDetection = defineCheck({
  name: 'id_double_side_detection',
  kind: 'government-id',
  type: 'user_action',
  summary:
    'Notices when both pictures show the same side: same file, nearly the same picture, same barcode or same text.',
  limits: 'Two different sides of two different cards pass.',
  fooledBy: 'A back taken from another card of the same kind.',
  measuredBy: ['forged', 'genuine'],
  needs: { document: null, back: 'single_sided' },
  reasons: ['single_sided', 'side_submitted_twice'],
  defaultRequirement: 'required',
  /** Differing bits of the 64-bit picture hashes, and share of common words, 0 to 1. */
  defaultSettings: { maximumHashDistance: 3, maximumSharedText: 0.8 },
  revision: 1,
  evaluate({ document }, { maximumHashDistance, maximumSharedText }) {
    const [front, back] = [document?.front, document?.back];
    if (!front || !back) return notApplicable(['single_sided']);
    const distance = hashDistance(front.perceptualHash, back.perceptualHash);
    const shared = sharedText(front, back);
    const signs: [string, boolean][] = [
      ['same-file', front.sha256 === back.sha256],
      ['same-picture', distance !== null && distance <= maximumHashDistance],
      ['same-barcode', front.barcode !== null && front.barcode.text === back.barcode?.text],
      ['same-text', shared > maximumSharedText],
    ];
    const signsFound = signs.filter(([, present]) => present).map(([name]) => name);
    return signsFound.length === 0
      ? passed()
      : failed(['side_submitted_twice'], { signs: signsFound, pages: ['back'] });
  },
});
