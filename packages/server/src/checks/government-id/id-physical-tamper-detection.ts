/** id_physical_tamper_detection: the portrait belongs to the photograph that it is seen in. */
import type { Box } from '@countersign/engines/facts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

function shared(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

export const idPhysicalTamperDetection = defineCheck({
  name: 'id_physical_tamper_detection',
  kind: 'government-id',
  type: 'fraud',
  readFrom: ['front'],
  summary:
    'Looks at the portrait alone: whether the noise that a sensor leaves everywhere in a photograph is missing just there, because another portrait was put in.',
  limits:
    'Does not see a portrait that was exchanged on the card before it was photographed: none of six such specimens. Faint second portraits of a card are not compared: the face finder found none of eleven. Other alterations of a card leave no mark in one picture that could be measured.',
  fooledBy: 'A portrait glued or printed on the card, or one put in with noise added.',
  measuredBy: ['forged', 'genuine'],
  needs: { document: null, portrait: null, surface: 'not_enabled' },
  reasons: ['not_enabled', 'portrait_tampering', 'tamper_detected'],
  reserved: ['tamper_detected'],
  defaultRequirement: 'not_required',
  /** Share of the face that must lie in one part without noise, 0 to 1, and how many blocks such a part must have. */
  defaultSettings: { minimumShare: 0.5, minimumQuietBlocks: 100 },
  revision: 2,
  evaluate({ document }, { minimumShare, minimumQuietBlocks }) {
    const noise = document?.front.surface?.noise;
    const face = document?.portrait?.box;
    // A photograph without noise has none to miss.
    if (!noise?.isMeasurable || !face) return notApplicable(['not_enabled']);
    const large = noise.quiet.filter(({ blocks }) => blocks >= minimumQuietBlocks);
    const share = Math.max(0, ...large.map(({ box }) => shared(box, face) / (face.width * face.height)));
    const metadata = { 'quiet-share': Math.round(share * 100) / 100, 'noise-level': noise.level, pages: ['front'] };
    return share >= minimumShare ? failed(['portrait_tampering'], metadata) : passed(metadata);
  },
});
