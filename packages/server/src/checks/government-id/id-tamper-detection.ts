/** id_tamper_detection: neither files nor pixels show that a picture was edited. */
import type { Box, DocumentFacts } from '@countersign/engines/facts';
import { defineCheck, notApplicable } from '../check.ts';
import { documentSides } from '../shared/document-subject.ts';
import { fileSigns } from '../shared/file-signs.ts';
import { judgeSigns, type Sign } from '../shared/judge-signs.ts';

type Reason = 'tamper_detected' | 'digital_text_found';

const meets = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Returns the reason: drawn text covers lines of print and not the portrait. */
function reasonFor({ front, portrait }: DocumentFacts, box: Box | undefined): Reason {
  const isOnPortrait = box !== undefined && portrait !== null && meets(box, portrait.box);
  const isOnText = box !== undefined && front.text.some((line) => meets(box, line.box));
  return isOnText && !isOnPortrait ? 'digital_text_found' : 'tamper_detected';
}

/** Returns the strongest part of either side without the earlier compression of the rest. */
function earlierCompression(document: DocumentFacts, border: number): Sign<Reason> {
  const measured = documentSides(document).flatMap(({ side }) =>
    side.compression?.isMeasurable ? side.compression : [],
  );
  const parts = measured.flatMap(({ foreign }) => foreign);
  const strongest = Math.max(0, ...parts.map(({ score }) => score));
  const own = document.front.compression?.foreign[0]?.box;
  const reason = reasonFor(document, own);
  return { name: 'earlier-compression', measured: measured.length === 0 ? null : strongest, border, reason };
}

function surfaceSigns(document: DocumentFacts, borders: typeof BORDERS): readonly Sign<Reason>[] {
  const { surface } = document.front;
  const noise = surface?.noise?.isMeasurable ? surface.noise : null;
  const [quiet] = noise?.quiet ?? [];
  const [line] = surface?.lines ?? [];
  return [
    {
      name: 'sensor-noise',
      measured: noise && (quiet?.blocks ?? 0),
      border: borders.minimumQuietBlocks,
      reason: reasonFor(document, quiet?.box),
    },
    {
      name: 'line-sharpness',
      measured: line ? Math.abs(line.sharpness) : null,
      border: borders.minimumLineDeviation,
      reason: 'digital_text_found',
    },
  ];
}

/** Returns the pages with a sign in their pixels: all signs but the first are only measured on the front. */
function pagesOf(
  document: DocumentFacts,
  pixels: readonly Sign<Reason>[],
  border: number,
): readonly ('front' | 'back')[] {
  const isOnFront = pixels.slice(1).some((sign) => sign.measured !== null && sign.measured >= sign.border);
  const changed = documentSides(document).filter(({ side }) =>
    side.compression?.foreign.some(({ score }) => score >= border),
  );
  return [...(isOnFront ? (['front'] as const) : []), ...changed.map(({ page }) => page)];
}

/** Borders from which a sign is raised: nats, blocks of 12 x 12 pixels, standard deviations (docs/accuracy.md). */
const BORDERS = { minimumForeignNats: 60, minimumQuietBlocks: 20, minimumLineDeviation: 4 };

export const idTamperDetection = defineCheck({
  name: 'id_tamper_detection',
  kind: 'government-id',
  type: 'fraud',
  readFrom: ['front', 'back'],
  summary:
    'Examines the files of both sides for parts that were compressed once while the rest was compressed twice: they were inserted after a JPEG was decoded. Only this sign fails the check. The other signs are shown to a reviewer and do not fail the check, unless `failingSigns` names them: parts of the front without the noise of a sensor, a line of print that is sharper or softer than its neighbours, the name of a picture editor, and impossible dates in the metadata.',
  limits:
    'A pass means that an earlier compression was found everywhere on each side that could be measured; one such side is enough. It is found only in a PNG, or in a JPEG that was saved at a clearly higher quality than before. A picture as the camera wrote it, a picture that was scaled in between (messengers, screenshots), and a picture saved at the same or a lower quality are `not_measurable`. A forgery that was photographed from a print or a display carries no trace. Copied print leaves no other trace than this one: matching of keypoints was tried and found it in none of eight documents.',
  fooledBy:
    'Saving the changed picture at a lower quality than before, scaling it, taking a screenshot, printing it, or cropping a JPEG before it is saved.',
  measuredBy: ['forged', 'forged-strangers', 'genuine'],
  needs: { document: null },
  reasons: [
    'image_manipulated',
    'exif_inconsistency',
    'tamper_detected',
    'digital_text_found',
    'metadata_invalid',
    'sign_for_review',
    'not_measurable',
  ],
  doesNotArise: ['sign_for_review', 'not_measurable'],
  defaultRequirement: 'required',
  defaultSettings: { ...BORDERS, failingSigns: ['earlier-compression'] as readonly string[] },
  revision: 4,
  evaluate({ document }, { failingSigns, ...borders }, today) {
    if (!document) return notApplicable();
    const files = fileSigns(document, today);
    const pixels = [earlierCompression(document, borders.minimumForeignNats), ...surfaceSigns(document, borders)];
    const { surface } = document.front;
    const metadata = {
      'noise-level': surface?.noise?.level ?? null,
      'noise-measurable': surface?.noise?.isMeasurable ?? false,
      'drawn-parts': document.front.compression?.foreign ?? [],
      'quiet-parts': surface?.noise?.quiet ?? [],
      'lines-apart': surface?.lines?.slice(0, 3) ?? [],
    };
    const pages = [...new Set([...pagesOf(document, pixels, borders.minimumForeignNats), ...files.pages])];
    return judgeSigns([...pixels, ...files.signs], failingSigns, { ...metadata, pages });
  },
});
