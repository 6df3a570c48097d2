/** Detection of box addresses in the street lines. */

const POST_OFFICE_BOX =
  /\b(P\.?\s*O\.?\s*BOX|POST\s+OFFICE\s+BOX|POSTFACH|BOITE\s+POSTALE|CASE\s+POSTALE)\b|\bP\.?O\.?B\.?\s*\d/i;
/** Highway contract routes, where carriers deliver to numbered boxes (US Postal Service Publication 28, section 25). */
const HIGHWAY_CONTRACT_BOX = /\b(HC|HIGHWAY\s+CONTRACT|STAR\s+ROUTE)\b.*\bBOX\b/i;

export type BoxAddress = 'missing_address' | 'address_is_po_box' | 'address_is_hc_box';

/** Returns the kind of box; null for another address. */
export function boxAddress(lines: readonly (string | null | undefined)[]): BoxAddress | null {
  const address = lines.filter((line) => line?.trim()).join(' ');
  if (address === '') return 'missing_address';
  if (POST_OFFICE_BOX.test(address)) return 'address_is_po_box';
  return HIGHWAY_CONTRACT_BOX.test(address) ? 'address_is_hc_box' : null;
}
