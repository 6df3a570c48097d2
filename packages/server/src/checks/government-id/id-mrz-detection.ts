/** id_mrz_detection: the machine-readable zone is present if the kind of document has one. */
import type { MrzFormat } from '@countersign/engines/facts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';
import { MRZ_IDENTITY_CARD_COUNTRIES } from '../data/mrz-identity-cards.ts';
import { type DocumentSubject, documentMrz, documentSubject } from '../shared/document-subject.ts';

/** Characters of each line: ICAO Doc 9303 parts 4 to 7, and the zones of single states. */
const SHAPES: Readonly<Record<MrzFormat, readonly number[]>> = {
  TD1: [30, 30, 30],
  TD2: [36, 36],
  TD3: [44, 44],
  'MRV-A': [44, 44],
  'MRV-B': [36, 36],
  FRENCH_NATIONAL_ID: [36, 36],
  FRENCH_DRIVING_LICENSE: [30],
  DUTCH_DRIVING_LICENSE: [30],
  SLOVAK_NATIONAL_ID: [34, 34],
  SWISS_DRIVING_LICENSE: [9, 30, 30],
};

/** Classes of books, which have the zone on the page with the portrait; cards have it on the back. */
const ON_FRONT: ReadonlySet<string> = new Set(['pp', 'td', 'visa']);

function carriesMrz({ countryCode, idClass }: DocumentSubject): boolean {
  if (idClass === null) return false;
  if (ON_FRONT.has(idClass) || idClass === 'ppc') return true;
  return idClass === 'id' && countryCode !== null && MRZ_IDENTITY_CARD_COUNTRIES.has(countryCode);
}

export const idMrzDetection = defineCheck({
  name: 'id_mrz_detection',
  kind: 'government-id',
  type: 'user_action',
  asks: { part: 'document', remedy: 'mrz_not_read' },
  readFrom: ['front', 'back'],
  summary:
    'Reads the machine-readable zone of passports, of visas, and of identity cards from countries whose cards all have one.',
  limits: 'A readable zone proves nothing on its own: its check digits follow a published rule.',
  fooledBy: 'A printed page with a generated zone.',
  measuredBy: ['mrz', 'genuine'],
  needs: { document: null },
  reasons: ['mrz_not_found', 'mrz_incomplete'],
  defaultRequirement: 'required',
  defaultSettings: {},
  revision: 1,
  evaluate(facts) {
    const { document } = facts;
    if (!document) return notApplicable();
    const mrz = documentMrz(document);
    const subject = documentSubject(facts);
    const page = ON_FRONT.has(subject.idClass ?? '') ? 'front' : 'back';
    if (mrz) {
      const lengths = SHAPES[mrz.format];
      const complete =
        mrz.lines.length === lengths.length && mrz.lines.every((line, index) => line.length === lengths[index]);
      return complete
        ? passed({ format: mrz.format })
        : failed(['mrz_incomplete'], { format: mrz.format, pages: [page] });
    }
    const submitted = page === 'front' || document.back !== null;
    return carriesMrz(subject) && submitted ? failed(['mrz_not_found'], { pages: [page] }) : notApplicable();
  },
});
