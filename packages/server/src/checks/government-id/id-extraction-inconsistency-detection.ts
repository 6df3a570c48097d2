/** id_extraction_inconsistency_detection: the print of the document agrees with its barcode or MRZ. */
import type { DocumentFacts } from '@countersign/engines/facts';
import { defineCheck, notApplicable } from '../check.ts';
import { evidenceLedger } from '../evidence-ledger.ts';
import { judgeRequirements } from '../shared/compare-properties.ts';
import { compareWithPrint, singleSourced } from '../shared/compare-with-print.ts';
import { carriesAamvaBarcode, documentSubject, hasMachinePart, unstatedBy } from '../shared/document-subject.ts';

/**
 * Returns the properties to compare. Leaves out those that the document may omit; if the last name is not stated, the
 * first name is compared instead.
 */
function statedOnes(document: DocumentFacts, properties: readonly string[]): readonly string[] {
  const unstated = unstatedBy(document);
  const stated = properties.map((property) =>
    property === 'name-last' && unstated.includes(property) ? 'name-first' : property,
  );
  return stated.filter((property) => !unstated.includes(property));
}

export const idExtractionInconsistencyDetection = defineCheck({
  name: 'id_extraction_inconsistency_detection',
  kind: 'government-id',
  type: 'fraud',
  readFrom: ['front', 'back'],
  summary:
    'Compares names, dates and numbers printed on the front with those in the barcode or MRZ. A value of the machine-readable part agrees if it is printed anywhere on the front. Without a contradiction, it gives no result if the last name or the birthdate could be read from only one of the two.',
  limits:
    'A value that was read with low confidence contradicts nothing. One misread character in a name or a long number is tolerated, unless a second reading of the line rules out the other value.',
  fooledBy: 'A forgery in which the printed and the machine-readable parts were changed together.',
  measuredBy: ['forged', 'genuine'],
  needs: { document: null },
  reasons: ['unsupported_country', 'missing_properties', 'failed_requirement'],
  defaultRequirement: 'required',
  /** Attribute names, and the recognition confidence, 0 to 1, from which printed text contradicts. */
  defaultSettings: {
    properties: [
      'name-first',
      'name-last',
      'birthdate',
      'expiration-date',
      'document-number',
      'identification-number',
    ] as readonly string[],
    minimumConfidence: 0.85,
    /** Attributes that both must state: without one of them the check has no result. */
    comparedProperties: ['name-last', 'birthdate'] as readonly string[],
  },
  revision: 5,
  evaluate(facts, { properties, minimumConfidence, comparedProperties }) {
    const { document } = facts;
    if (!document) return notApplicable(['missing_properties']);
    if (!hasMachinePart(document) && !carriesAamvaBarcode(documentSubject(facts)))
      return notApplicable(['unsupported_country']);
    const compared = properties
      .map((property) => compareWithPrint(document, property, minimumConfidence))
      .filter((result) => result !== null);
    const ledger = { 'evidence-ledger': evidenceLedger(facts, properties) };
    const judged = judgeRequirements(compared, 'failed_requirement', ledger);
    if (judged.status === 'failed') return judged;
    const single = singleSourced(document, statedOnes(document, comparedProperties), minimumConfidence);
    if (compared.length > 0 && single.length === 0) return judged;
    return notApplicable(['missing_properties'], { ...judged.metadata, 'single-source-properties': single });
  },
});
