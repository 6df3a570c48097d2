/** Headers a business adds to its webhooks, such as an authorization of its own (contract, platform 14.10). Pure. */

export const mostHeaders = 20;

/** A token of RFC 9110, so that no name can end the header before it. */
const nameForm = /^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,100}$/;
/** Visible ASCII with spaces and tabs inside: a line break would begin a header, or a request, of its own. */
const valueForm = /^[!-~](?:[\t -~]*[!-~])?$/;

/** What says how the message is framed and where it goes is the service's to say. */
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

/** The signature and what else the service says of a delivery, under our name or that of Standard Webhooks. */
const reserved = /^(service-|proxy-|webhook-(id|timestamp|signature)$)/;

/** What is wrong with the headers, in words that follow their name; null when they can be sent. */
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
