/**
 * Return address of a finished flow: the business's own address, with the parameters to continue (contract, inquiries
 * 8). Pure.
 */
import { type Inquiry, showInquiryFields } from '../resources/verification/inquiries/index.ts';

/** Length of `fields` beyond which some servers reject the address; it is then omitted. */
const longestFields = 4000;

/**
 * Returns the address; a link's own address replaces the template's. Null if there is none, and for an expired inquiry.
 * It always adds `inquiry-id` and `status`, and `reference-id` if the inquiry has one. `fields` holds the known values
 * as a JSON map of `{type, value}`, only for `ownSession`: another person with the link of a finished inquiry learns
 * nothing of the individual. An address from a link, which may be forged, gets no fields either.
 */
export function returnAddress(inquiry: Inquiry, ownSession: boolean): string | null {
  const { linkRedirectUri = null } = inquiry;
  const address = linkRedirectUri ?? inquiry.redirectUri;
  const parsed = address === null ? null : URL.parse(address);
  if (parsed === null || inquiry.status === 'expired') return null;
  parsed.searchParams.set('inquiry-id', inquiry.id);
  parsed.searchParams.set('status', endOf(inquiry));
  if (inquiry.referenceId !== null) parsed.searchParams.set('reference-id', inquiry.referenceId);
  const fields = ownSession && linkRedirectUri === null ? JSON.stringify(knownFields(inquiry)) : '{}';
  if (fields !== '{}' && fields.length <= longestFields) parsed.searchParams.set('fields', fields);
  return parsed.href;
}

/**
 * Returns the end of the flow, independent of later decisions; an inquiry decided before its end has only the decision.
 */
export function endOf({ status, completedAt, failedAt }: Inquiry): string {
  if (failedAt !== null) return 'failed';
  return completedAt === null ? status : 'completed';
}

/** Returns the known fields without files, which clients fetch by API, and without empty values. */
export function knownFields({ fieldSchemas, fields }: Inquiry): Readonly<Record<string, unknown>> {
  const shown = Object.entries(showInquiryFields(fieldSchemas, fields, () => ''));
  const known = shown.filter(([, { type, value }]) => value !== null && type !== 'file' && type !== 'files');
  return Object.fromEntries(known);
}
