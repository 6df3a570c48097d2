/** Steps that ask for a paper, such as a bill. */
import { PAPER_TYPES } from '../../../../checks/data/paper-types.ts';
import { addressKeys } from '../field-schemas.ts';
import { defineStepKind, listFaults } from './step-kind.ts';

export const paperKind = defineStepKind<'paper'>({
  evidence: 'paper',
  checks: 'document',
  comparedWith: null,
  // Papers are files by their nature.
  mayBeFile: false,
  begin: ({ documentTypes = [] }) => ({ documentTypes }),
  faults: ({ documentTypes, captureMethods }, at) => {
    if (captureMethods !== undefined) {
      return [{ pointer: `${at}/capture-methods`, problem: 'does not apply to a paper, which may come either way' }];
    }
    // An empty list accepts every kind.
    if (documentTypes.length === 0) return [];
    return listFaults(documentTypes, PAPER_TYPES, `${at}/document-types`, 'is not a kind of paper');
  },
  fills: () => addressKeys,
  impliedSettings: ({ documentTypes }) => ({ document_type_detection: { enabledDocumentTypes: documentTypes } }),
  carefulChecks: () => [],
});
