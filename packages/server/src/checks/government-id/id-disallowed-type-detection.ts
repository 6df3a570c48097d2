/** id_disallowed_type_detection: the class of the document is allowed and is the one that the individual chose. */
import { defineCheck, failed, passed } from '../check.ts';
import { detectedDesignations } from '../designations.ts';

/** Classes with different names per issuer, which an individual cannot be expected to distinguish. */
const RESIDENCE: ReadonlySet<string> = new Set(['pr', 'rp']);

function sameClass(a: string, b: string): boolean {
  return a === b || (RESIDENCE.has(a) && RESIDENCE.has(b));
}

export const idDisallowedTypeDetection = defineCheck({
  name: 'id_disallowed_type_detection',
  kind: 'government-id',
  type: 'user_action',
  asks: { part: 'choice', remedy: 'document_not_accepted' },
  summary:
    'Compares the class that the document states with the allowed classes and with the class that the individual chose.',
  limits:
    'Designations are detected only in a US barcode (REAL ID, limited term, veteran) and where they are printed as words.',
  fooledBy: 'A forged document of an allowed class.',
  measuredBy: ['genuine'],
  needs: { document: null },
  reasons: ['type_not_detected', 'type_mismatch', 'restricted_type', 'disallowed_designation'],
  defaultRequirement: 'required',
  /** Class codes such as dl or pp; empty allows every class and designation. */
  defaultSettings: { enabledIdClasses: [] as readonly string[], disallowedDesignations: [] as readonly string[] },
  revision: 1,
  evaluate({ document, selected }, { enabledIdClasses, disallowedDesignations }) {
    const detected = document?.detected.idClass ?? null;
    const designations = detectedDesignations(document);
    const metadata = {
      'country-code': document?.detected.countryCode ?? null,
      'detected-id-class': detected,
      'detected-id-designations': designations,
      'disallowed-id-designations': disallowedDesignations,
      'selected-id-classes': selected.idClass ? [selected.idClass] : [],
    };
    if (!detected) return failed(['type_not_detected'], metadata);
    const allowed = enabledIdClasses.length === 0 || enabledIdClasses.some((each) => sameClass(each, detected));
    if (!allowed) return failed(['restricted_type'], metadata);
    if (selected.idClass && !sameClass(selected.idClass, detected)) return failed(['type_mismatch'], metadata);
    const refused = designations.some((designation) => disallowedDesignations.includes(designation));
    return refused ? failed(['disallowed_designation'], metadata) : passed(metadata);
  },
});
