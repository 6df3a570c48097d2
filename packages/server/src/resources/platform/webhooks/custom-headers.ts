/** Custom headers of a webhook, such as the business's own authorization (contract, platform 14.10). Pure. */

export const mostHeaders = 20;

/** A token of RFC 9110, so that no name can end the preceding header. */
const nameForm = /^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,100}$/;
/** Visible ASCII with inner spaces and tabs: a line break could begin another header, or request. */
const valueForm = /^[!-~](?:[\t -~]*[!-~])?$/;

/** Headers of message framing and routing, which only the service sets. */
const framing = new Set([
  'accept-encoding',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'expect',
  'host',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'via',
]);

/** Headers of the signature and of the delivery, under the service's names or those of Standard Webhooks. */
const reserved = /^(service-|proxy-|webhook-(id|timestamp|signature)$)/;

/** Returns the fault of the headers, in words that follow their name; null if they can be sent. */
export function headersProblem(headers: Readonly<Record<string, string>>): string | null {
  const names = Object.keys(headers).map((name) => name.toLowerCase());
  if (names.length > mostHeaders) return `has more than ${mostHeaders} headers`;
  if (new Set(names).size < names.length) return 'names a header twice';
  for (const [name, value] of Object.entries(headers)) {
    const lower = name.toLowerCase();
    if (!nameForm.test(name)) return 'has a name that no header can have';
    if (framing.has(lower) || reserved.test(lower)) return `may not set ${lower}, which is the service's own`;
    if (!valueForm.test(value)) return `has a value for ${lower} that is not printable ASCII`;
  }
  return null;
}
