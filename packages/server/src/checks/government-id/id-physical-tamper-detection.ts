/** id_physical_tamper_detection: the portrait belongs to the photograph that contains it. */
import type { Box } from '@countersign/engines/facts';
import { defineCheck, notApplicable } from '../check.ts';
import { judgeSigns } from '../shared/judge-signs.ts';

function shared(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** Returns the share of the face that is inside one of the boxes. */
const shareOf = (face: Box, boxes: readonly Box[]): number =>
  Math.max(0, ...boxes.map((box) => shared(box, face) / (face.width * face.height)));

export const idPhysicalTamperDetection = defineCheck({
  name: 'id_physical_tamper_detection',
  kind: 'government-id',
  type: 'fraud',
  readFrom: ['front'],
  summary:
    'Examines only the portrait. Detects that it was compressed once while the rest of the picture was compressed twice, because another portrait was inserted. A portrait without the noise that a sensor leaves everywhere is shown to a reviewer and does not fail the check, unless `failingSigns` names this sign.',
  limits:
    'Measured only where an earlier compression can be found, as for `id_tamper_detection`. Does not detect a portrait that was exchanged on the card before it was photographed: none of six such specimens was detected. Faint second portraits of a card are not compared: the face detector found none of eleven. Grain and smoothness of the face were also compared with the page, and distinguished pasted portraits from printed ones in no setting.',
  fooledBy:
    'A portrait glued or printed on the card, or a changed picture that was scaled, printed, or saved at a lower quality than before.',
  measuredBy: ['forged', 'forged-strangers', 'genuine'],
  needs: { document: null, portrait: null, surface: 'not_enabled' },
  reasons: ['not_enabled', 'portrait_tampering', 'tamper_detected', 'sign_for_review', 'not_measurable'],
  reserved: ['tamper_detected'],
  doesNotArise: ['sign_for_review', 'not_measurable'],
  defaultRequirement: 'not_required',
  /**
   * Share of the face, 0 to 1, in one part without the earlier compression or without noise; evidence for such a part
   * in nats, and its size in blocks.
   */
  defaultSettings: {
    minimumShare: 0.5,
    minimumForeignNats: 60,
    minimumQuietBlocks: 100,
    failingSigns: ['earlier-compression'] as readonly string[],
  },
  revision: 3,
  evaluate({ document }, { minimumShare, failingSigns, ...borders }) {
    const face = document?.portrait?.box;
    if (!document || !face) return notApplicable(['not_enabled']);
    const { compression, surface } = document.front;
    const foreign = compression?.foreign.filter(({ score }) => score >= borders.minimumForeignNats) ?? [];
    const quiet = surface?.noise?.quiet.filter(({ blocks }) => blocks >= borders.minimumQuietBlocks) ?? [];
    const boxes = (parts: readonly { readonly box: Box }[]) => parts.map(({ box }) => box);
    const sign = { border: minimumShare, reason: 'portrait_tampering' } as const;
    const signs = [
      {
        ...sign,
        name: 'earlier-compression',
        measured: compression?.isMeasurable ? shareOf(face, boxes(foreign)) : null,
      },
      { ...sign, name: 'sensor-noise', measured: surface?.noise?.isMeasurable ? shareOf(face, boxes(quiet)) : null },
    ];
    return judgeSigns(signs, failingSigns, { 'noise-level': surface?.noise?.level ?? null, pages: ['front'] });
  },
});
