/** id_paper_detection: the front does not show the dots of a print, and is no black-and-white copy. */
import { defineCheck, failed, notApplicable, passed } from '../check.ts';
import { PAPER_DOCUMENTS } from '../data/paper-documents.ts';
import { documentSubject } from '../shared/document-subject.ts';
import { gratingLimits, gratingMetadata, showsPrint } from '../shared/judge-gratings.ts';

export const idPaperDetection = defineCheck({
  name: 'id_paper_detection',
  kind: 'government-id',
  type: 'fraud',
  readFrom: ['front'],
  summary:
    'Looks in the spectrum of the front for two fine gratings at right angles at an angle to its edges, the dots of a printer, and for a front without colour.',
  limits:
    'Of 15 prints kept for confirming 8 were found (30.1 to 75.2 %), and none of 96 genuine fronts was called one. Prints without a regular grid, as of ink-jet and photograph printers, are not found. Genuine documents whose portrait or ground is set in coarse dots may fail. Documents that are made of paper are left out.',
  fooledBy: 'An ink-jet print in colour, or a slight blur.',
  measuredBy: ['forged', 'genuine'],
  needs: { document: null, surface: 'not_enabled' },
  reasons: ['not_enabled', 'expected_paper_id_type', 'paper_id_detected', 'photocopy_found'],
  defaultRequirement: 'not_required',
  /** dB over the spectrum around; mean saturation, 0 to 1, below which a front is a black-and-white copy. */
  defaultSettings: { ...gratingLimits, minimumColorfulness: 0.02 },
  revision: 2,
  evaluate(facts, { minimumColorfulness, ...limits }) {
    const front = facts.document?.front;
    const gratings = front?.surface?.gratings;
    if (!front || !gratings) return notApplicable(['not_enabled']);
    const { countryCode, idClass } = documentSubject(facts);
    if (PAPER_DOCUMENTS[idClass ?? '']?.has(countryCode ?? '')) return notApplicable(['expected_paper_id_type']);
    const { colorfulness } = front.quality;
    const metadata = { 'oblique-grating': gratingMetadata(gratings.oblique), colorfulness, pages: ['front'] };
    if (colorfulness < minimumColorfulness) return failed(['photocopy_found'], metadata);
    return showsPrint(gratings, limits) ? failed(['paper_id_detected'], metadata) : passed(metadata);
  },
});
