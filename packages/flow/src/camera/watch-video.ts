/** Measures the running video several times a second; a slow device measures less often instead of falling behind. */
import type { FrameFacts } from './frame-facts.ts';
import type { Box, GreyFrame } from './grey-frame.ts';
import { startMeasuring } from './measuring.ts';

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

/**
 * Calls `onFacts` for each frame until the returned function is called, with the picture that was measured, valid during
 * the call; looks for outlines if `hasOutline`. `onFrame` gets the measured frame and the guide in it before.
 */
export function watchVideo(
  video: HTMLVideoElement,
  guide: Element,
  hasOutline: boolean,
  onFacts: (facts: FrameFacts, atMs: number, picture: CanvasImageSource) => void,
  onFrame: (frame: GreyFrame, guide: Box) => void,
): () => void {
  const measuring = startMeasuring();
  let timer = 0;
  let stopped = false;
  async function measure(from: number) {
    const inPicture = guideInPicture(video, guide);
    if (inPicture === null) return;
    const view = { width: video.videoWidth, height: video.videoHeight, guide: inPicture, hasOutline };
    await measuring.measure(video, view, ({ facts, frame, guide: inFrame }, picture) => {
      if (stopped) return;
      onFrame(frame, inFrame);
      onFacts(facts, from, picture);
    });
  }
  async function tick() {
    const from = performance.now();
    try {
      await measure(from);
    } finally {
      // Measuring continues even if one frame fails.
      if (!stopped) timer = window.setTimeout(tick, Math.max(pauseMinMs, (performance.now() - from) * pausePerCost));
    }
  }
  timer = window.setTimeout(tick, 0);
  return () => {
    stopped = true;
    window.clearTimeout(timer);
    measuring.stop();
  };
}
