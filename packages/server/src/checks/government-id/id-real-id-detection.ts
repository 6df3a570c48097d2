/** id_real_id_detection: a US licence or identification card meets the REAL ID standard. */
import type { DocumentFacts } from '@countersign/engines/facts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';
import { documentBarcode, documentSides, documentSubject } from '../shared/document-subject.ts';
import { foldCompact } from '../shared/fold-text.ts';

/** Words on cards that do not meet the standard, folded. */
const LIMITS = ['FEDERALLIMITSAPPLY', 'NOTFORFEDERAL', 'NOTFORREALID', 'NOTVALIDFORFEDERAL'];

function printsLimits(document: DocumentFacts): boolean {
  const texts = documentSides(document).map(({ side }) => foldCompact(side.text.map((line) => line.text).join(' ')));
  return texts.some((text) => LIMITS.some((words) => text.includes(words)));
}

export const idRealIdDetection = defineCheck({
  name: 'id_real_id_detection',
  kind: 'government-id',
  type: 'fraud',
  summary:
    'Reads the compliance mark of the barcode (AAMVA element DDA) and the words on cards that do not meet the standard.',
  limits: 'Does not detect the star on the front. A card without the mark may still be a genuine licence.',
  fooledBy: 'A generated barcode with the mark.',
  needs: { document: null },
  reasons: ['disabled', 'disabled_by_check_config', 'federal_limits_apply', 'federal_limits_undetected'],
  // Only the template disables this check.
  reserved: ['disabled'],
  defaultRequirement: 'not_required',
  defaultSettings: {},
  revision: 1,
  evaluate(facts) {
    const { document } = facts;
    const { countryCode, idClass } = documentSubject(facts);
    if (!document || countryCode !== 'US' || (idClass !== 'dl' && idClass !== 'id')) return notApplicable();
    const mark = documentBarcode(document)?.aamva?.elements.DDA?.trim();
    if (mark === 'N' || printsLimits(document)) return failed(['federal_limits_apply']);
    return mark === 'F' ? passed() : failed(['federal_limits_undetected']);
  },
});
