/** Measures pictures of the camera one after the other, on a canvas of the page or of a worker. */
import { type FrameFacts, measureFrame } from './frame-facts.ts';
import { type Box, type GreyFrame, greyFrame } from './grey-frame.ts';
import { sidesMin } from './guide.ts';
import { findOutline, type Outline } from './outline.ts';

/** Width in pixels in which the guide and its margin are measured. */
export const measuredWidth = 480;
/** Longer side in pixels of the picture in which a card that is out of place is looked for. */
export const outlinedSide = 280;
const measuredMin = 16;
const marginShare = 0.14;

/** Returns the guide with a margin around it, kept inside the picture. */
export function withMargin(guide: Box, width: number, height: number): Box {
  const x = Math.max(0, guide.x - guide.width * marginShare);
  const y = Math.max(0, guide.y - guide.height * marginShare);
  return {
    x,
    y,
    width: Math.min(width, guide.x + guide.width * (1 + marginShare)) - x,
    height: Math.min(height, guide.y + guide.height * (1 + marginShare)) - y,
  };
}

/** Returns the guide in `frame`, which shows `part` of the picture. */
export function insideFrame(guide: Box, part: Box, scale: number, frame: GreyFrame): Box {
  const x = Math.max(0, Math.round((guide.x - part.x) * scale));
  const y = Math.max(0, Math.round((guide.y - part.y) * scale));
  return {
    x,
    y,
    width: Math.min(frame.width - x, Math.round(guide.width * scale)),
    height: Math.min(frame.height - y, Math.round(guide.height * scale)),
  };
}

export const scaledBox = ({ x, y, width, height }: Box, scale: number): Box => ({
  x: x * scale,
  y: y * scale,
  width: width * scale,
  height: height * scale,
});

/** Size of a picture, and what is measured in it; in pixels of the picture. */
export interface View {
  readonly width: number;
  readonly height: number;
  readonly guide: Box;
  /** True to search the whole picture for the outline of a card that is not in the guide. */
  readonly hasOutline: boolean;
}

/** Result of one picture. */
export interface Measured {
  readonly facts: FrameFacts;
  /** Grey picture of the guide and its margin, and the guide in it. */
  readonly frame: GreyFrame;
  readonly guide: Box;
}

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Returns the outline of a card in the whole picture; null if there is none. */
function outlineIn(context: Context, picture: CanvasImageSource, { width, height, guide }: View): Outline | null {
  const { canvas } = context;
  const scale = outlinedSide / Math.max(width, height);
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  context.imageSmoothingQuality = 'medium';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return findOutline(greyFrame(data, canvas.width, canvas.height), scaledBox(guide, scale));
}

/** Measures the next picture; null if too little of the guide is in it. */
export type Measure = (picture: CanvasImageSource, view: View) => Measured | null;

/** Returns the measurement of pictures in sequence on the canvas of `context`. */
export function measureOn(context: Context): Measure {
  const { canvas } = context;
  let previous: GreyFrame | null = null;
  return (picture, view) => {
    const part = withMargin(view.guide, view.width, view.height);
    if (part.width < measuredMin || part.height < measuredMin) return null;
    const scale = measuredWidth / part.width;
    canvas.width = measuredWidth;
    canvas.height = Math.round(part.height * scale);
    context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height);
    const frame = greyFrame(context.getImageData(0, 0, canvas.width, canvas.height).data, canvas.width, canvas.height);
    const guide = insideFrame(view.guide, part, scale, frame);
    const facts = measureFrame(frame, guide, previous);
    previous = frame;
    const outline = view.hasOutline && facts.sides < sidesMin ? outlineIn(context, picture, view) : null;
    return { facts: { ...facts, outline }, frame, guide };
  };
}
