/** id_po_box_detection: the address is a place to live, not a box. */
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

const POST_OFFICE_BOX =
  /\b(P\.?\s*O\.?\s*BOX|POST\s+OFFICE\s+BOX|POSTFACH|BOITE\s+POSTALE|CASE\s+POSTALE)\b|\bP\.?O\.?B\.?\s*\d/i;
/** Highway contract routes, where carriers deliver to numbered boxes (US Postal Service Publication 28, section 25). */
const HIGHWAY_CONTRACT_BOX = /\b(HC|HIGHWAY\s+CONTRACT|STAR\s+ROUTE)\b.*\bBOX\b/i;

export const idPoBoxDetection = defineCheck({
  name: 'id_po_box_detection',
  kind: 'government-id',
  type: 'fraud',
  summary: 'Looks for the words of a post office box or a highway contract box in the street lines of the address.',
  limits: 'Does not know addresses of mail forwarders; in rural places a box is the usual honest address.',
  fooledBy: 'The street address of a mail forwarder.',
  needs: { document: null },
  reasons: ['missing_address', 'address_is_po_box', 'address_is_hc_box'],
  defaultRequirement: 'not_required',
  defaultSettings: {},
  revision: 1,
  evaluate({ document }) {
    const lines = [document?.attributes['address-street-1'], document?.attributes['address-street-2']];
    const address = lines.filter((line) => line?.trim()).join(' ');
    if (address === '') return notApplicable(['missing_address']);
    if (POST_OFFICE_BOX.test(address)) return failed(['address_is_po_box']);
    return HIGHWAY_CONTRACT_BOX.test(address) ? failed(['address_is_hc_box']) : passed();
  },
});
