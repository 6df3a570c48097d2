/** id_po_box_detection: the address is a residence, not a box. */
import { defineCheck, failed, notApplicable, passed } from '../check.ts';
import { boxAddress } from '../shared/post-boxes.ts';

export const idPoBoxDetection = defineCheck({
  name: 'id_po_box_detection',
  kind: 'government-id',
  type: 'fraud',
  summary: 'Detects the words of a post office box or a highway contract box in the street lines of the address.',
  limits: 'Does not know addresses of mail forwarders. In rural areas, a box is the usual address of honest people.',
  fooledBy: 'The street address of a mail forwarder.',
  needs: { document: null },
  reasons: ['missing_address', 'address_is_po_box', 'address_is_hc_box'],
  defaultRequirement: 'not_required',
  defaultSettings: {},
  revision: 1,
  evaluate({ document }) {
    const box = boxAddress([document?.attributes['address-street-1'], document?.attributes['address-street-2']]);
    if (box === null) return passed();
    return box === 'missing_address' ? notApplicable([box]) : failed([box]);
  },
});
