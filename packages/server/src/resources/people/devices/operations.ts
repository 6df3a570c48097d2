/** Device of a session: an existing one of the inquiry with these fingerprints, or a new one. */
import type { OperationContext } from '../../../operations/context.ts';
import type { LiveSubject } from '../../../security/subject-keys.ts';
import type { BrowserTraits, DeviceFingerprints } from './device.ts';
import { fingerprintsOf } from './fingerprint.ts';
import { findDevicesOfInquiry, insertDevice } from './store.ts';

/**
 * Returns the device's id and fingerprints. Each inquiry has its own rows, so that a redaction affects only the rows of
 * its inquiry.
 */
export async function recordDevice(
  context: OperationContext,
  inquiryId: string,
  subject: LiveSubject,
  traits: BrowserTraits,
): Promise<{ readonly id: string } & DeviceFingerprints> {
  const { tx, scope, ids, clock } = context;
  const fingerprints = fingerprintsOf(scope, traits);
  const { browserFingerprint } = fingerprints;
  const known = (await findDevicesOfInquiry(tx, scope, inquiryId)).find(
    (device) => device.fingerprints?.browserFingerprint === browserFingerprint,
  );
  if (known !== undefined) return { id: known.id, ...fingerprints };
  const id = ids.next('device');
  await insertDevice(tx, scope, { id, inquiryId, subject, fingerprints, createdAt: clock.now() });
  return { id, ...fingerprints };
}
