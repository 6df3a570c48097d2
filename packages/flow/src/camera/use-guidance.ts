/** Connects the running video with a guide: the hint to show, the countdown, and the automatic photo. */
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { BarcodeSight } from './barcode-sight.ts';
import type { CameraProblem } from './camera-problem.ts';
import type { FrameFacts } from './frame-facts.ts';
import { type Guidance, type Guide, isGood } from './guide.ts';
import type { HeadSight } from './head-sight.ts';
import { drawFitted } from './photo.ts';
import { watchVideo } from './watch-video.ts';

/** Inputs of the guidance from the camera screen. */
export interface GuidanceOptions {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly frame: RefObject<HTMLElement | null>;
  readonly live: boolean;
  /** True if what is shown has the outline of the frame, as documents have. */
  readonly hasOutline: boolean;
  /** Returns a new guide for each photo; `shot` names the photo. */
  readonly makeGuide: () => Guide;
  readonly shot: string;
  /** Looks at the head in every frame; null where no head is shown. */
  readonly sight: HeadSight | null;
  /** Looks for the barcode of the document; null where there is none. */
  readonly barcode: BarcodeSight | null;
  /** Takes the photo: `kept` is the sharpest good frame, or the one with the barcode, or null for the frame that is shown. */
  readonly onFire: (kept: HTMLCanvasElement | null) => void;
  readonly onProblem: (problem: CameraProblem) => void;
}

const blankForMs = 4_000;

/** Reports E8 once after the camera has sent only one colour for four seconds. */
function watchForBlank(onProblem: (problem: CameraProblem) => void): (facts: FrameFacts, atMs: number) => void {
  let since: number | null = null;
  return ({ blank }, atMs) => {
    since = blank ? (since ?? atMs) : null;
    if (since === null || atMs - since < blankForMs) return;
    since = Number.POSITIVE_INFINITY;
    onProblem('E8');
  };
}

/** Returns the guidance of the newest frame, null before the first. */
export function useGuidance(options: GuidanceOptions): Guidance | null {
  const { video, frame, live, hasOutline, makeGuide, shot, sight, barcode, onFire, onProblem } = options;
  const [guidance, setGuidance] = useState<Guidance | null>(null);
  useEffect(() => {
    if (!live || video.current === null || frame.current === null) return;
    const shown = video.current;
    const guide = makeGuide();
    const checkBlank = watchForBlank(onProblem);
    const canvas = document.createElement('canvas');
    let kept = false;
    const onFacts = (facts: FrameFacts, atMs: number, picture: CanvasImageSource) => {
      checkBlank(facts, atMs);
      const next = guide(facts, atMs);
      if (next.keep) drawFitted(canvas, picture, shown.videoWidth, shown.videoHeight);
      kept = next.keep || (kept && isGood(next.hint));
      setGuidance(next);
      if (!next.fire) return;
      stop();
      onFire((next.hasBarcode ? barcode?.picture() : null) ?? (kept ? canvas : null));
    };
    const stopLooking = barcode?.watch(shown);
    const stopMeasuring = watchVideo(shown, frame.current, hasOutline, onFacts, (grey, box) => sight?.look(grey, box));
    function stop() {
      stopLooking?.();
      stopMeasuring();
    }
    return stop;
    // `shot` is not read: its change restarts the guidance for the next photo.
  }, [video, frame, live, hasOutline, makeGuide, shot, sight, barcode, onFire, onProblem]);
  return guidance;
}
