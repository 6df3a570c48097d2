/**
 * id_electronic_replica_detection: never answers, because no engine tells a screen from a card with a known error rate;
 * it is always not_applicable.
 */
import { defineCheck, notApplicable } from '../check.ts';

/** Always not_applicable with `not_enabled`. */
export const idElectronicReplicaDetection = defineCheck({
  name: 'id_electronic_replica_detection',
  kind: 'government-id',
  type: 'fraud',
  summary: 'Would tell a photograph of a screen from one of a card.',
  limits: 'Never measured here: without a labelled set of attacks no rate could be stated, so no answer is given.',
  fooledBy: 'Not applicable: nothing is asserted.',
  needs: {},
  reasons: ['not_enabled', 'replica_detected'],
  reserved: ['replica_detected'],
  defaultRequirement: 'not_required',
  defaultSettings: {},
  revision: 1,
  evaluate: () => notApplicable(['not_enabled']),
});
