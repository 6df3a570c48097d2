/** id_fabrication_detection: the document is of a kind that its issuer could have made. */
import type { DocumentFacts } from '@countersign/engines/facts';
import { isKnownState } from '@countersign/engines/states';
import { defineCheck, failed, passed } from '../check.ts';
import { AAMVA_VERSION_YEARS } from '../data/aamva-versions.ts';
import { CAMOUFLAGE_COUNTRIES } from '../data/camouflage-countries.ts';
import { parseCalendarDate } from '../shared/calendar.ts';
import { documentBarcode, documentMrz, documentSubject } from '../shared/document-subject.ts';
import { foldWords } from '../shared/fold-text.ts';

function stands(name: readonly string[], words: readonly string[]): boolean {
  return words.some((_, start) => name.every((word, index) => words[start + index] === word));
}

/** Share of the page's height in which the issuing state is printed; below it such a name is a place of birth. */
const HEADING = 0.25;

/** Returns the name of a state that issues no passports in the heading of the page; null if there is none. */
function camouflageName({ front }: DocumentFacts): string | null {
  const heading = front.text.filter(({ box }) => box.y + box.height / 2 < HEADING * front.rectifiedSize.height);
  for (const line of heading) {
    const words = foldWords(line.text);
    const name = CAMOUFLAGE_COUNTRIES.find((each) => stands(each, words));
    if (name) return name.join(' ');
  }
  return null;
}

const PASSPORTS: ReadonlySet<string> = new Set(['pp', 'ppc', 'td']);

export const idFabricationDetection = defineCheck({
  name: 'id_fabrication_detection',
  kind: 'government-id',
  type: 'fraud',
  readFrom: ['front', 'back'],
  summary:
    'Detects passports of states that do not exist, by the state code in the MRZ and by the printed name. Detects cards whose barcode follows a version of the AAMVA standard that was published after their issue date.',
  limits:
    'Knows a list of names and reads them in the heading of the page. A replacement card may keep its first issue date and fail this check. A forgery of a current design passes.',
  fooledBy: 'A forgery with the name of an existing state and matching dates.',
  needs: { document: null },
  reasons: ['camouflage_passport', 'fabricated_id_version'],
  defaultRequirement: 'not_required',
  defaultSettings: {},
  revision: 2,
  evaluate(facts) {
    const { document } = facts;
    const mrz = document && documentMrz(document);
    if (mrz && !isKnownState(mrz.issuingState)) {
      return failed(['camouflage_passport'], { 'issuing-state': mrz.issuingState });
    }
    const isPassport = PASSPORTS.has(documentSubject(facts).idClass ?? '');
    const name = document && isPassport ? camouflageName(document) : null;
    if (name)
      return failed(['camouflage_passport'], { 'issuing-state': mrz?.issuingState ?? null, 'printed-name': name });
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
