/** document_type_detection: the paper is of a known and accepted kind. */
import { defineCheck, failed, passed } from '../check.ts';

export const documentTypeDetection = defineCheck({
  name: 'document_type_detection',
  kind: 'document',
  type: 'user_action',
  asks: { part: 'paper', remedy: 'paper_not_accepted' },
  summary: 'Compares the kind of paper that was recognized, such as a bank statement, with the accepted kinds.',
  limits:
    'A paper is recognized by its words. A paper that names another kind prominently can be mistaken for that kind.',
  fooledBy: 'Any paper with the headings of an accepted kind.',
  measuredBy: ['papers'],
  needs: { paper: null },
  reasons: ['type_not_detected', 'restricted_type'],
  defaultRequirement: 'required',
  /** Accepted kinds in snake_case; empty accepts every kind that was recognized. */
  defaultSettings: { enabledDocumentTypes: [] as readonly string[] },
  revision: 1,
  evaluate({ paper }, { enabledDocumentTypes }) {
    const type = paper?.documentType ?? null;
    const metadata = { 'detected-document-type': type, 'enabled-document-types': enabledDocumentTypes };
    if (type === null) return failed(['type_not_detected'], metadata);
    const accepted = enabledDocumentTypes.length === 0 || enabledDocumentTypes.includes(type);
    return accepted ? passed(metadata) : failed(['restricted_type'], metadata);
  },
});
