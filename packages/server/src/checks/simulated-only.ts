/**
 * Names of checks that only simulations answer: the service reads no chip, so there is nothing to evaluate.
 */
export type SimulatedOnlyKind = 'government-id-nfc';

interface SimulatedOnlyCheck {
  readonly name: string;
  /** Reason of a requested failure. */
  readonly failure: string;
}

export const simulatedOnlyChecks: Readonly<Record<SimulatedOnlyKind, readonly SimulatedOnlyCheck[]>> = {
  'government-id-nfc': [
    { name: 'id_nfc_expired_detection', failure: 'expired' },
    { name: 'id_nfc_chip_data_integrity_detection', failure: 'data_mismatch' },
    { name: 'id_nfc_disallowed_country_detection', failure: 'invalid_country' },
    { name: 'id_nfc_issuer_signature_detection', failure: 'issuer_invalid' },
    { name: 'id_nfc_unprocessable_submission_detection', failure: 'submission_invalid' },
  ],
};

export const isSimulatedOnly = (kind: string): kind is SimulatedOnlyKind => Object.hasOwn(simulatedOnlyChecks, kind);
