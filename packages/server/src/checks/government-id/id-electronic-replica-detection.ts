/** id_electronic_replica_detection: the front does not show the pixels of a display. */
import { defineCheck, notApplicable } from '../check.ts';
import { gratingLimits, gratingMetadata, showsDisplay } from '../shared/judge-gratings.ts';
import { judgeSigns } from '../shared/judge-signs.ts';

export const idElectronicReplicaDetection = defineCheck({
  name: 'id_electronic_replica_detection',
  kind: 'government-id',
  type: 'fraud',
  readFrom: ['front'],
  summary:
    'Detects the pixels of a display in the frequency spectrum of the front: two fine gratings at right angles, parallel to its edges. They are shown to a reviewer and do not fail the check, unless `failingSigns` names them: scans and pictures from the web also show such gratings.',
  limits:
    'Weak evidence. A display whose pixels are finer than the camera resolves shows no grating, and neither does a picture that is slightly out of focus. The accuracy document states how often a grating is detected at each scale. Nine of fifteen real specimens raised this sign. A pass does not prove that the document was present.',
  fooledBy: 'A display of high resolution, a picture taken from some distance, or a slight blur.',
  measuredBy: ['forged', 'forged-strangers', 'genuine', 'presentation'],
  needs: { document: null, surface: 'not_enabled' },
  reasons: ['not_enabled', 'replica_detected', 'sign_for_review', 'not_measurable'],
  doesNotArise: ['sign_for_review', 'not_measurable'],
  defaultRequirement: 'not_required',
  /** dB over the surrounding spectrum. */
  defaultSettings: { ...gratingLimits, failingSigns: [] as readonly string[] },
  revision: 3,
  evaluate({ document }, { failingSigns, ...limits }) {
    if (!document) return notApplicable();
    const gratings = document.front.surface?.gratings;
    const metadata = { ...(gratings && { 'aligned-grating': gratingMetadata(gratings.aligned) }), pages: ['front'] };
    // A grating pair that belongs to a print never counts as a display, at any prominence.
    const measured = gratings && (showsDisplay(gratings, limits) ? gratings.aligned.prominence : 0);
    const sign = { name: 'aligned-grating', border: limits.minimumAlignedDb, reason: 'replica_detected' } as const;
    return judgeSigns([{ ...sign, measured: measured ?? null }], failingSigns, metadata);
  },
});
