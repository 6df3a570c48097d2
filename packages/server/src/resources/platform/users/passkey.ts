/** Passkey of a person: a key pair whose private key stays on their device or in its cloud. */
export interface Passkey {
  readonly id: string;
  readonly userId: string;
  /** Id of the credential from the authenticator. */
  readonly credentialId: Buffer;
  /** COSE_Key (RFC 9052). */
  readonly publicKey: Uint8Array<ArrayBuffer>;
  /** Signature counter; always 0 if the authenticator does not count. */
  readonly counter: number;
  /** Transports by which browsers reach it, such as `internal` or `hybrid`. */
  readonly transports: readonly string[];
  readonly name: string;
  /** True if it is stored on more than one device. */
  readonly backedUp: boolean;
  /** Name of the service that it was made for; no other may request it. */
  readonly rpId: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  /** Time when its counter went backwards, after which it is refused; null if it did not. */
  readonly suspendedAt: Date | null;
}
