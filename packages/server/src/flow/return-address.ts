/** Where a finished walk leads: the business's own address, with what it needs to go on (contract, inquiries 8). Pure. */
import { type Inquiry, showInquiryFields } from '../resources/verification/inquiries/index.ts';

/** Characters of `fields` beyond which an address no longer fits through every server on the way; then it is left out. */
const longestFields = 4000;

/**
 * An address that a link brought stands in place of the template's. Null while there is none, and for an inquiry that expired.
 * `inquiry-id` and `status` are always added, `reference-id` where the inquiry has one. `fields` holds what it knows as a JSON
 * map of `{type, value}` and is for `ownSession` alone: whoever else opens the link of a finished inquiry learns nothing of the
 * person. An address that came with a link, which anybody may have written, is told no fields either.
 */
export function returnAddress(inquiry: Inquiry, ownSession: boolean): string | null {
  const { linkRedirectUri = null } = inquiry;
  const address = linkRedirectUri ?? inquiry.redirectUri;
  const parsed = address === null ? null : URL.parse(address);
  if (parsed === null || inquiry.status === 'expired') return null;
  parsed.searchParams.set('inquiry-id', inquiry.id);
  parsed.searchParams.set('status', endOf(inquiry));
  if (inquiry.referenceId !== null) parsed.searchParams.set('reference-id', inquiry.referenceId);
  const fields = ownSession && linkRedirectUri === null ? knownFields(inquiry) : '{}';
  if (fields !== '{}' && fields.length <= longestFields) parsed.searchParams.set('fields', fields);
  return parsed.href;
}

/** How the walk ended, whatever was decided since; an inquiry that was decided before its end has the decision alone. */
function endOf({ status, completedAt, failedAt }: Inquiry): string {
  if (failedAt !== null) return 'failed';
  return completedAt === null ? status : 'completed';
}

/** Files are fetched by API, and nothing is told of a field without a value. */
function knownFields({ fieldSchemas, fields }: Inquiry): string {
  const shown = Object.entries(showInquiryFields(fieldSchemas, fields, () => ''));
  const known = shown.filter(([, { type, value }]) => value !== null && type !== 'file' && type !== 'files');
  return JSON.stringify(Object.fromEntries(known));
}
