/** Measures the running video several times a second; a slow device measures less often instead of falling behind. */
import { type Box, type FrameFacts, type GreyFrame, greyFrame, measureFrame } from './frame-facts.ts';

const measuredWidth = 480;
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
function withMargin(guide: Box, width: number, height: number): Box {
  const x = Math.max(0, guide.x - guide.width * marginShare);
  const y = Math.max(0, guide.y - guide.height * marginShare);
  return {
    x,
    y,
    width: Math.min(width, guide.x + guide.width * (1 + marginShare)) - x,
    height: Math.min(height, guide.y + guide.height * (1 + marginShare)) - y,
  };
}

function insideFrame(guide: Box, part: Box, scale: number, frame: GreyFrame): Box {
  const x = Math.max(0, Math.round((guide.x - part.x) * scale));
  const y = Math.max(0, Math.round((guide.y - part.y) * scale));
  return {
    x,
    y,
    width: Math.min(frame.width - x, Math.round(guide.width * scale)),
    height: Math.min(frame.height - y, Math.round(guide.height * scale)),
  };
}

/** Calls `onFacts` for each frame until the returned function is called. */
export function watchVideo(
  video: HTMLVideoElement,
  guide: Element,
  onFacts: (facts: FrameFacts, atMs: number) => void,
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
    const facts = measureFrame(frame, insideFrame(inPicture, part, scale, frame), previous);
    previous = frame;
    onFacts(facts, from);
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
