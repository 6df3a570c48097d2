/** The front that this page sent last, to notice when the same picture is chosen for the back. */
let sent: { readonly inquiryId: string; readonly digest: string } | null = null;

/** Returns the SHA-256 of a file in hexadecimal; null on an address without encryption, where browsers compute none. */
async function digestOf(file: File): Promise<string | null> {
  if (!isSecureContext) return null;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function rememberFront(inquiryId: string, file: File): Promise<void> {
  const digest = await digestOf(file);
  sent = digest === null ? null : { inquiryId, digest };
}

export async function isFrontAgain(inquiryId: string, file: File): Promise<boolean> {
  return sent?.inquiryId === inquiryId && sent.digest === (await digestOf(file));
}
