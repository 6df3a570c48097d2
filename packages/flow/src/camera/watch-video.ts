/** Measures the running video several times a second; a slow device measures less often instead of falling behind. */
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
const pauseMinMs = 120;
const pausePerCost = 2;

/**
 * Returns the guide's position over the video picture, in pixels of the picture (the video covers its element). Returns
 * null while either has no size: before the first picture, and while the screen opens, turns or closes.
 */
export function guideInPicture(video: HTMLVideoElement, guide: Element): Box | null {
  const shown = video.getBoundingClientRect();
  const box = guide.getBoundingClientRect();
  const sizes = [video.videoWidth, video.videoHeight, shown.width, shown.height, box.width, box.height];
  if (!sizes.every((size) => size > 0)) return null;
  const scale = Math.max(shown.width / video.videoWidth, shown.height / video.videoHeight);
  const cutX = (video.videoWidth * scale - shown.width) / 2;
  const cutY = (video.videoHeight * scale - shown.height) / 2;
  return {
    x: (box.x - shown.x + cutX) / scale,
    y: (box.y - shown.y + cutY) / scale,
    width: box.width / scale,
    height: box.height / scale,
  };
}

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

/** Looks for the outline of a card in the whole picture of the video. */
function outlineIn(context: CanvasRenderingContext2D, video: HTMLVideoElement, guide: Box): Outline | null {
  const { canvas } = context;
  const scale = outlinedSide / Math.max(video.videoWidth, video.videoHeight);
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  context.imageSmoothingQuality = 'medium';
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return findOutline(greyFrame(data, canvas.width, canvas.height), scaledBox(guide, scale));
}

/**
 * Calls `onFacts` for each frame until the returned function is called; looks for outlines if `hasOutline`. `onFrame`
 * gets the measured frame and the guide in it before.
 */
export function watchVideo(
  video: HTMLVideoElement,
  guide: Element,
  hasOutline: boolean,
  onFacts: (facts: FrameFacts, atMs: number) => void,
  onFrame: (frame: GreyFrame, guide: Box) => void,
): () => void {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  let previous: GreyFrame | null = null;
  let timer = 0;
  let stopped = false;
  function measure(from: number) {
    const inPicture = guideInPicture(video, guide);
    if (context === null || inPicture === null) return;
    const part = withMargin(inPicture, video.videoWidth, video.videoHeight);
    if (part.width < measuredMin || part.height < measuredMin) return;
    const scale = measuredWidth / part.width;
    canvas.width = measuredWidth;
    canvas.height = Math.round(part.height * scale);
    context.drawImage(video, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height);
    const frame = greyFrame(context.getImageData(0, 0, canvas.width, canvas.height).data, canvas.width, canvas.height);
    const inFrame = insideFrame(inPicture, part, scale, frame);
    const facts = measureFrame(frame, inFrame, previous);
    onFrame(frame, inFrame);
    previous = frame;
    const outline = hasOutline && facts.sides < sidesMin ? outlineIn(context, video, inPicture) : null;
    onFacts({ ...facts, outline }, from);
  }
  function tick() {
    const from = performance.now();
    try {
      measure(from);
    } finally {
      // Measuring continues even if one frame fails.
      if (!stopped) timer = window.setTimeout(tick, Math.max(pauseMinMs, (performance.now() - from) * pausePerCost));
    }
  }
  timer = window.setTimeout(tick, 0);
  return () => {
    stopped = true;
    window.clearTimeout(timer);
  };
}
