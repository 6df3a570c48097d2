/** id_account_comparison: the details of the document agree with those of the account. */
import { defineCheck, notApplicable } from '../check.ts';
import { evidenceLedger } from '../evidence-ledger.ts';
import { compareProperties, incomparableProperties, judgeComparable } from '../shared/compare-properties.ts';

export const idAccountComparison = defineCheck({
  name: 'id_account_comparison',
  kind: 'government-id',
  type: 'fraud',
  comparesGiven: true,
  readFrom: ['front', 'back'],
  summary: 'Compares names and birthdate read from the document with those stored on the account.',
  limits: 'Agreement shows that the details are known, not that the document is genuine or belongs to the person.',
  fooledBy: 'A forged document made with the details of the account.',
  needs: { document: null, accountFields: 'no_account' },
  reasons: ['no_account', 'missing_properties', 'property_mismatch', 'not_comparable'],
  // No value was filled in for comparison; another check covers whether the document was read.
  doesNotArise: ['missing_properties'],
  defaultRequirement: 'not_required',
  defaultSettings: { properties: ['name-first', 'name-last', 'birthdate'] },
  revision: 2,
  evaluate(facts, { properties }) {
    const compared = compareProperties(facts.document?.attributes ?? {}, facts.accountFields ?? {}, properties);
    const open = incomparableProperties(facts.document?.attributes ?? {}, facts.accountFields ?? {}, properties);
    if (compared.length + open.length === 0) return notApplicable(['missing_properties']);
    const ledger = evidenceLedger({ ...facts, inquiryFields: null }, properties);
    return judgeComparable(compared, open, 'property_mismatch', { 'evidence-ledger': ledger });
  },
});
