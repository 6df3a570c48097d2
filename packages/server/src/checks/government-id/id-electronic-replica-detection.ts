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
    'Looks in the spectrum of the front for two fine gratings at right angles along its edges, the pixels of a display. They tell a reviewer and fail nothing, unless `failingSigns` names them: scans and pictures from the web show such gratings too.',
  limits:
    'Weak: displays whose pixels are finer than the camera resolves, and pictures a little out of focus, show no grating; how often it is seen at which scale stands in the accuracy document. Of fifteen real specimens nine raised it. Passed does not mean that the document was there.',
  fooledBy: 'A display of high resolution, some distance, or a slight blur.',
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
