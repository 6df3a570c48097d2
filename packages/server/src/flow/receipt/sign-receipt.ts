/**
 * Signed statement of a receipt: JWS in compact form (RFC 7515) with EdDSA (RFC 8037) by the key of the environment.
 * The public key is a JWK Set (RFC 7517), so that anybody can verify the statement without the service.
 */
import type { Receipt } from '@countersign/flow/receipt';
import { spokenNumber } from '@countersign/texts/spoken-number';
import { CompactSign, calculateJwkThumbprint, exportJWK, type JWK } from 'jose';
import { isoDate, isoTimestamp } from '../../lib/clock.ts';
import type { Scope } from '../../security/scope.ts';

async function publicJwk({ keys }: Scope): Promise<JWK & { readonly kid: string }> {
  const jwk = await exportJWK(keys.receiptKey.publicKey);
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: 'EdDSA', use: 'sig' };
}

/** Returns the set with the key of the environment. */
export const receiptKeys = async (scope: Scope): Promise<{ readonly keys: readonly JWK[] }> => ({
  keys: [await publicJwk(scope)],
});

const instant = (at: Date | null): string | null => (at === null ? null : isoTimestamp(at));

function statementOf(receipt: Receipt, issuer: string, at: Date): object {
  const { photos, inquiryId } = receipt;
  return {
    iss: issuer,
    iat: Math.floor(at.getTime() / 1000),
    sub: inquiryId,
    number: spokenNumber(inquiryId),
    organization: receipt.organizationName,
    environment: receipt.environment,
    'started-at': instant(receipt.startedAt),
    'ended-at': instant(receipt.endedAt),
    result: receipt.result,
    checked: receipt.checked.map((each) => ({ ...each, at: instant(each.at) })),
    known: receipt.knows,
    photos: photos === null || photos === 'erased' ? photos : { 'erased-on': isoDate(photos.erasedOn) },
    'erased-at': instant(receipt.erasedAt),
  };
}

/** Signs the content of the receipt at the time `at`; `issuer` is the public address of the service. */
export async function signReceipt(scope: Scope, receipt: Receipt, issuer: string, at: Date): Promise<string> {
  const { kid } = await publicJwk(scope);
  const statement = Buffer.from(JSON.stringify(statementOf(receipt, issuer, at)));
  return new CompactSign(statement)
    .setProtectedHeader({ alg: 'EdDSA', typ: 'receipt+jws', kid })
    .sign(scope.keys.receiptKey.privateKey);
}
