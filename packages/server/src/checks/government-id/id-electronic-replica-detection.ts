/** id_electronic_replica_detection: the front does not show the pixels of a display. */
import { defineCheck, failed, notApplicable, passed } from '../check.ts';
import { gratingLimits, gratingMetadata, showsDisplay } from '../shared/judge-gratings.ts';

export const idElectronicReplicaDetection = defineCheck({
  name: 'id_electronic_replica_detection',
  kind: 'government-id',
  type: 'fraud',
  readFrom: ['front'],
  summary:
    'Looks in the spectrum of the front for two fine gratings at right angles along its edges: the pixels of a display.',
  limits:
    'Weak: displays whose pixels are finer than the camera resolves, and pictures a little out of focus, show no grating; 9 of 15 displays kept for confirming were found (35.7 to 80.2 %), none of 96 genuine fronts was called one. Passed does not mean that the document was there.',
  fooledBy: 'A display of high resolution, some distance, or a slight blur.',
  measuredBy: ['forged', 'genuine'],
  needs: { document: null, surface: 'not_enabled' },
  reasons: ['not_enabled', 'replica_detected'],
  defaultRequirement: 'not_required',
  /** dB over the spectrum around. */
  defaultSettings: { ...gratingLimits },
  revision: 2,
  evaluate({ document }, limits) {
    const gratings = document?.front.surface?.gratings;
    if (!gratings) return notApplicable(['not_enabled']);
    const metadata = { 'aligned-grating': gratingMetadata(gratings.aligned), pages: ['front'] };
    return showsDisplay(gratings, limits) ? failed(['replica_detected'], metadata) : passed(metadata);
  },
});
