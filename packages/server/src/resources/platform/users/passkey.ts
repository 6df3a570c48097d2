/** A passkey of a person: a key pair whose private half never leaves their device or its cloud. */
export interface Passkey {
  readonly id: string;
  readonly userId: string;
  /** As the authenticator named it. */
  readonly credentialId: Buffer;
  /** COSE_Key (RFC 9052). */
  readonly publicKey: Uint8Array<ArrayBuffer>;
  /** Signatures so far; 0 for good where the authenticator does not count. */
  readonly counter: number;
  /** How browsers reach it, such as `internal` or `hybrid`. */
  readonly transports: readonly string[];
  readonly name: string;
  /** Whether it is kept on more than one device. */
  readonly backedUp: boolean;
  /** Name of the service that it was made for; no other may ask for it. */
  readonly rpId: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  /** When its counter went backwards, from which on it is refused. */
  readonly suspendedAt: Date | null;
}
