/** Addresses of wallets: checked for validity and compared exactly, by the rules of each coin. Pure. */
import { createHash } from 'node:crypto';

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const checksumBytes = 4;
const payloadBytes = 25;

/**
 * Returns the comparable form of an address: letter case is irrelevant in hexadecimal and Bech32, but significant in
 * Base58 (BIP 173, EIP 55).
 */
export function walletKey(address: string): string {
  const trimmed = address.trim();
  return /^0x[0-9a-f]{40}$/i.test(trimmed) || /^(bc|ltc|tb)1[0-9a-z]+$/i.test(trimmed)
    ? trimmed.toLowerCase()
    : trimmed;
}

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** Returns false for a Base58Check address of Bitcoin with a wrong checksum, caused by a mistyped letter. */
export function isUnbroken(address: string): boolean {
  const trimmed = address.trim();
  if (!/^[13][1-9A-HJ-NP-Za-km-z]{25,34}$/.test(trimmed)) return true;
  let number = 0n;
  for (const letter of trimmed) number = number * 58n + BigInt(base58.indexOf(letter));
  const hex = number.toString(16).padStart(payloadBytes * 2, '0');
  if (hex.length > payloadBytes * 2) return false;
  const bytes = Buffer.from(hex, 'hex');
  const payload = bytes.subarray(0, payloadBytes - checksumBytes);
  return sha256(sha256(payload))
    .subarray(0, checksumBytes)
    .equals(bytes.subarray(payloadBytes - checksumBytes));
}
