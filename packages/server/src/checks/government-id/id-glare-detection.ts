/** id_glare_detection: reflected light covers no large part of the document. */
import type { Box, DocumentFacts, DocumentSideFacts, PictureSize } from '@countersign/engines/facts';
import { defineCheck, failed, passed } from '../check.ts';
import { documentSides } from '../shared/document-subject.ts';

const ROWS = ['top', 'middle', 'bottom'] as const;
const COLUMNS = ['left', 'center', 'right'] as const;

/** Returns the ninth of the page that contains the middle of a box. */
function placeOf({ x, y, width, height }: Box, page: PictureSize): string {
  const third = (share: number) => Math.min(2, Math.max(0, Math.floor(share * 3)));
  const [row, column] = [ROWS[third((y + height / 2) / page.height)], COLUMNS[third((x + width / 2) / page.width)]];
  return `${row}-${column}`;
}

function meets(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/**
 * Returns the readings, and the portrait, under the glare of a side. Values that the glare hid completely cannot be
 * named.
 */
function coveredBy(glare: Box, document: DocumentFacts, side: DocumentSideFacts): string[] {
  const isFront = side === document.front;
  // A reading has no side; if only the front has print, it is the front's.
  const isSure = isFront && (document.back === null || document.back.text.length === 0);
  const attributes = Object.entries(isSure ? document.readings : {}).filter(([, readings]) =>
    readings.some(({ source, box }) => source === 'visual-zone' && box !== null && meets(box, glare)),
  );
  const hasPortrait = isFront && document.portrait !== null && meets(document.portrait.box, glare);
  return [...(hasPortrait ? ['portrait'] : []), ...attributes.map(([name]) => name)];
}

function describeGlare(document: DocumentFacts, page: 'front' | 'back', side: DocumentSideFacts) {
  const { glareOnPage: box, rectifiedSize: size } = side;
  if (!box) return { page };
  const share = (value: number, whole: number) => Math.round((value / whole) * 1000) / 1000;
  return {
    page,
    place: placeOf(box, size),
    box: {
      x: share(box.x, size.width),
      y: share(box.y, size.height),
      width: share(box.width, size.width),
      height: share(box.height, size.height),
    },
    covers: coveredBy(box, document, side),
  };
}

export const idGlareDetection = defineCheck({
  name: 'id_glare_detection',
  kind: 'government-id',
  type: 'user_action',
  asks: { part: 'document', remedy: 'too_much_glare' },
  readFrom: ['front', 'back'],
  judgesCapture: true,
  summary:
    'Measures the share of saturated pixels inside the outline of each side. Reports where the largest spot is and what it covers.',
  limits:
    'A detail that the glare hides completely cannot be named. A white document in bright light measures high without any glare.',
  fooledBy: 'Nothing to gain: glare only hides details, and hidden details are reported as not read.',
  measuredBy: ['genuine'],
  needs: { document: null },
  reasons: ['too_much_glare'],
  defaultRequirement: 'not_required',
  /** Share of the area, 0 to 1: specimens with a large reflection measure 0.086 and more, good ones 0.024 and less. */
  defaultSettings: { maximumGlareShare: 0.08 },
  revision: 2,
  evaluate({ document }, { maximumGlareShare }) {
    if (!document) return passed();
    const sides = documentSides(document);
    const share = Object.fromEntries(sides.map(({ page, side }) => [page, side.quality.glareShare]));
    const glare = sides
      .filter(({ side }) => side.quality.glareBox !== null)
      .map(({ page, side }) => describeGlare(document, page, side));
    const metadata = { 'glare-share': share, glare };
    const pages = sides.filter(({ side }) => side.quality.glareShare > maximumGlareShare).map(({ page }) => page);
    return pages.length === 0 ? passed(metadata) : failed(['too_much_glare'], { ...metadata, pages });
  },
});
