/** id_paper_detection: the front shows no dots of a print, and is no black-and-white copy. */
import { defineCheck, notApplicable } from '../check.ts';
import { PAPER_DOCUMENTS } from '../data/paper-documents.ts';
import { documentSubject } from '../shared/document-subject.ts';
import { gratingLimits, gratingMetadata, showsPrint } from '../shared/judge-gratings.ts';
import { judgeSigns } from '../shared/judge-signs.ts';

export const idPaperDetection = defineCheck({
  name: 'id_paper_detection',
  kind: 'government-id',
  type: 'fraud',
  readFrom: ['front'],
  summary:
    'Detects the dots of a printer in the frequency spectrum of the front: two fine gratings at right angles, rotated against its edges. Also detects a front without colour. Both are shown to a reviewer and do not fail the check, unless `failingSigns` names them: documents are also printed in dots, and scanners can be set to grey.',
  limits:
    'Prints without a regular grid, such as those of ink-jet and photograph printers, are not detected at any scale. The accuracy document states how often dots are detected at each scale. Documents that are made of paper are not checked.',
  fooledBy: 'A colour ink-jet print, or a slight blur.',
  measuredBy: ['forged', 'forged-strangers', 'genuine', 'presentation'],
  needs: { document: null, surface: 'not_enabled' },
  reasons: [
    'not_enabled',
    'expected_paper_id_type',
    'paper_id_detected',
    'photocopy_found',
    'sign_for_review',
    'not_measurable',
  ],
  doesNotArise: ['sign_for_review', 'not_measurable'],
  defaultRequirement: 'not_required',
  /** dB over the surrounding spectrum; mean saturation, 0 to 1, below which a front is a black-and-white copy. */
  defaultSettings: {
    ...gratingLimits,
    minimumColorfulness: 0.02,
    failingSigns: [] as readonly string[],
  },
  revision: 3,
  evaluate(facts, { minimumColorfulness, failingSigns, ...limits }) {
    const front = facts.document?.front;
    if (!front) return notApplicable();
    const gratings = front.surface?.gratings ?? null;
    const { countryCode, idClass } = documentSubject(facts);
    if (PAPER_DOCUMENTS[idClass ?? '']?.has(countryCode ?? '')) return notApplicable(['expected_paper_id_type']);
    const { colorfulness } = front.quality;
    const metadata = {
      ...(gratings && { 'oblique-grating': gratingMetadata(gratings.oblique) }),
      colorfulness,
      pages: ['front'],
    };
    const isGrey = colorfulness < minimumColorfulness;
    // Colour says nothing about printed dots that could not be measured.
    if (!gratings && !isGrey) return notApplicable(['not_measurable'], metadata);
    const measured = gratings && (showsPrint(gratings, limits) ? gratings.oblique.prominence : 0);
    return judgeSigns(
      [
        { name: 'oblique-grating', measured, border: limits.minimumObliqueDb, reason: 'paper_id_detected' },
        {
          name: 'no-colour',
          measured: Number(isGrey),
          border: 1,
          reason: 'photocopy_found',
        },
      ],
      failingSigns,
      metadata,
    );
  },
});
