/** Capture of a specimen's flat sides as sent pictures: photographed, displayed, printed, punched or retouched. */
import type { Area } from './licence-layout.ts';
import { type PhotographOptions, photograph } from './photograph.ts';
import { printOnPaper } from './print-on-paper.ts';
import { makeRandom, type Random } from './random.ts';
import { retouchPhotograph } from './retouch.ts';
import { showOnScreen } from './show-on-screen.ts';
import type { SpecimenKind, SpecimenRequest } from './specimen.ts';

/** Dimensions in millimetres: width of an ID-1 card and the radius of its corners, width of a passport page. */
const CARD = { width: 85.6, corner: 3.18 };
const PAGE_WIDTH = 125;

/** Area to redraw in the photograph of a genuine front. */
export interface Retouch {
  readonly genuine: Buffer;
  /** Area in pixels of the flat page. */
  readonly area: Area;
}

const CARDS: readonly SpecimenKind[] = ['licence', 'european-licence', 'identity-card'];

const isCard = ({ kind }: SpecimenRequest): boolean => CARDS.includes(kind);

/** Draws one or two round holes of an office punch, 5 to 7 mm across, as shares of the page's width. */
function punchHoles(request: SpecimenRequest, random: Random): PhotographOptions['holes'] {
  if (request.forgery !== 'punched-hole') return [];
  const width = isCard(request) ? CARD.width : PAGE_WIDTH;
  return Array.from({ length: random.integer(1, 2) }, () => ({
    x: random.between(0.1, 0.9),
    y: random.between(0.1, 0.5),
    radius: random.between(2.5, 3.5) / width,
  }));
}

/** Returns a side as it is in front of the camera: the original, a display or a print of it. */
function presented(side: Buffer, { forgery }: SpecimenRequest, random: Random): Promise<Buffer> {
  if (forgery === 'screen-recapture') return showOnScreen(side, random);
  return forgery === 'print-recapture' ? printOnPaper(side, random) : Promise.resolve(side);
}

/** Returns one picture per side, JPEG, or PNG if nothing is photographed. */
export async function capture(
  sides: readonly Buffer[],
  request: SpecimenRequest,
  retouch: Retouch | null,
): Promise<readonly Buffer[]> {
  const { level, seed, forgery } = request;
  const isReplica = forgery === 'screen-recapture' || forgery === 'print-recapture';
  const corner = isCard(request) && !isReplica ? CARD.corner / CARD.width : 0;
  const holes = punchHoles(request, makeRandom(seed, 'holes'));
  const pictures: Buffer[] = [];
  for (const [index, side] of sides.entries()) {
    const random = makeRandom(seed, `presented ${index}`);
    const shown = await presented(side, request, random);
    if (level === 'none') {
      pictures.push(shown);
      continue;
    }
    const options = { seed: seed * 2 + index, level, corner, holes };
    const isRetouched = retouch !== null && index === 0;
    pictures.push(
      isRetouched
        ? await retouchPhotograph(retouch.genuine, shown, retouch.area, options, random.integer(80, 96))
        : await photograph(shown, options),
    );
  }
  return pictures;
}
