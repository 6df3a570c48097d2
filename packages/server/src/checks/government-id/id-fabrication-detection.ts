/** id_fabrication_detection: the document is of a kind that its issuer could have made. */
import { parseCalendarDate } from '../calendar.ts';
import { defineCheck, failed, passed } from '../check.ts';
import { AAMVA_VERSION_YEARS } from '../data/aamva-versions.ts';
import { ISSUING_STATES } from '../data/issuing-states.ts';
import { documentBarcode, documentMrz } from '../document-subject.ts';

export const idFabricationDetection = defineCheck({
  name: 'id_fabrication_detection',
  kind: 'government-id',
  type: 'fraud',
  summary:
    'Finds passports of states that do not exist, and cards whose barcode follows a version of the standard that was published after their issue date.',
  limits: 'A replaced card may keep its first issue date and fail here; a forgery of a current design passes.',
  fooledBy: 'A forgery that names an existing state and matching dates.',
  needs: { document: null },
  reasons: ['camouflage_passport', 'fabricated_id_version'],
  defaultRequirement: 'not_required',
  defaultSettings: {},
  revision: 1,
  evaluate({ document }) {
    const mrz = document && documentMrz(document);
    if (mrz && !ISSUING_STATES.has(mrz.issuingState)) {
      return failed(['camouflage_passport'], { 'issuing-state': mrz.issuingState });
    }
    const record = document && documentBarcode(document)?.aamva;
    const published = record ? AAMVA_VERSION_YEARS[record.version] : undefined;
    const issued = parseCalendarDate(record?.attributes['issue-date']);
    if (published === undefined || !issued || issued.year >= published) return passed();
    return failed(['fabricated_id_version'], {
      version: record?.version,
      'version-year': published,
      'issue-year': issued.year,
    });
  },
});
