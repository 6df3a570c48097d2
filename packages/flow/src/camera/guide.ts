/**
 * Turns frame measurements into one hint at a time and into the moment to take the photo. Has no clock: every frame
 * comes with its time in milliseconds. Guidance never blocks: the shutter works at any time.
 */
import { type BarcodeAdvice, type BarcodeFacts, type BarcodeHint, waitForBarcode } from './barcode-wait.ts';
import type { FrameFacts } from './frame-facts.ts';
import type { Outline } from './outline.ts';

/** Advice on what to improve, or that the picture is good. */
export type Hint =
  | 'aim'
  | 'dark'
  | 'bright'
  | 'missing'
  | PlaceHint
  | FaceHint
  | 'shake'
  | 'blur'
  | 'glare'
  | BarcodeHint
  | 'ready';

/** Advice on where the card should be: a direction is the one in which to move it. */
export type PlaceHint = 'turn' | 'closer' | 'further' | 'left' | 'right' | 'up' | 'down';

/** Advice on the turn of the head, from the person's own point of view, or to press the button if it is not seen. */
export type FaceHint = 'face-center' | 'face-left' | 'face-right' | 'shutter';

/** Instructions to the screen after a frame. */
export interface Guidance {
  readonly hint: Hint;
  /** Seconds until the photo is taken automatically, null without a countdown. */
  readonly countdown: number | null;
  /** True if this frame is the sharpest good one to date and should be kept. */
  readonly keep: boolean;
  /** True to take the photo now. */
  readonly fire: boolean;
  /** True to take the picture in which the barcode was read in place of the sharpest; absent for others. */
  readonly hasBarcode?: boolean;
  /** Share of the asked turn of the head that is seen, 0 to 1; absent where no turn is requested. */
  readonly turned?: number;
}

/** Judges frames in sequence. */
export type Guide = (facts: FrameFacts, atMs: number) => Guidance;

/** Number of sides of the guide along which edges run from which on the card is in its place. */
export const sidesMin = 3;

const darkMax = 45;
const brightMin = 225;
// Shares of changed pixels: a trembling hand moves the fine print of a document, a waved one gives 0.13 and more.
const changedMax = 0.1;
const sharpnessMin = 40;
const sharpnessOfBest = 0.6;
const turnMax = 5;
const scaleMin = 0.85;
const scaleMax = 1.12;
const shiftMax = 0.08;
// Washed-out cells above which the document is white, not reflecting.
const glareCellsMax = 32;
const readyForMs = 700;
const hintForMs = 900;
const notLookedFor: BarcodeAdvice = { hint: 'ready', isAwaited: false };

/** Returns what is wrong with the light; null if it is good. */
export function lightHint({ mean }: FrameFacts): Hint | null {
  if (mean < darkMax) return 'dark';
  return mean > brightMin ? 'bright' : null;
}

/** Returns true for the hints of a picture that is good, but for its barcode. */
export const isGood = (hint: Hint): boolean =>
  hint === 'ready' || hint === 'barcode-seen' || hint === 'barcode-unclear';

/**
 * Shows each hint long enough to be read, the first one too: a different one appears after 900 ms. A first good picture
 * appears at once, and so does a barcode that is seen in a good one.
 */
export function paceHints(): (hint: Hint, atMs: number) => Hint {
  let shown: Hint = 'aim';
  let since: number | null = null;
  return (hint, atMs) => {
    since ??= atMs;
    const isSoon = shown === 'aim' ? isGood(hint) : hint === 'barcode-seen' && isGood(shown);
    if (hint !== shown && (isSoon || atMs - since >= hintForMs)) {
      shown = hint;
      since = atMs;
    }
    return shown;
  };
}

/** Returns how to bring the card into the guide; null if it is in it. */
export function placeHint({ shiftX, shiftY, scale, turn }: Outline): PlaceHint | null {
  if (Math.abs(turn) > turnMax) return 'turn';
  if (scale < scaleMin) return 'closer';
  if (scale > scaleMax) return 'further';
  if (Math.max(Math.abs(shiftX), Math.abs(shiftY)) <= shiftMax) return null;
  if (Math.abs(shiftX) >= Math.abs(shiftY)) return shiftX > 0 ? 'left' : 'right';
  return shiftY > 0 ? 'up' : 'down';
}

/** Returns what is wrong with the place of the card; null if it is in the guide. */
function placeProblem({ sides, outline }: FrameFacts): Hint | null {
  if (sides >= sidesMin) return null;
  return outline === null ? 'missing' : placeHint(outline);
}

/** Returns the hint for one frame of a document, in the order in which fixing one problem reveals the next. */
export function documentHint(facts: FrameFacts, bestSharpness: number): Hint {
  const light = lightHint(facts);
  if (light !== null) return light;
  const place = placeProblem(facts);
  if (place !== null) return place;
  if (facts.changed > changedMax) return 'shake';
  if (facts.sharpness < Math.max(sharpnessMin, sharpnessOfBest * bestSharpness)) return 'blur';
  if (facts.glareCells > 0 && facts.glareCells <= glareCellsMax) return 'glare';
  return 'ready';
}

/**
 * Returns a guide to a photo of a document, taken after 700 ms of uninterrupted good frames. On a side with a barcode,
 * `barcodeFacts` says what is seen of it, and the photo may wait for it.
 */
export function documentGuide(barcodeFacts: (() => BarcodeFacts) | null = null): Guide {
  const pace = paceHints();
  let best = 0;
  let kept = 0;
  let readySince: number | null = null;
  const barcodeOf = barcodeFacts === null ? () => notLookedFor : waitForBarcode(barcodeFacts);
  let shown: Hint = 'aim';
  let wasShaken = false;
  return (facts, atMs) => {
    // A shaken frame can look sharper than any still one, so it does not set the best sharpness.
    if (facts.changed <= changedMax) best = Math.max(best, facts.sharpness);
    const hint = documentHint(facts, best);
    if (hint !== 'ready') {
      readySince = null;
      kept = 0;
      // One moved frame is a change of the scene, not yet a hand that shakes.
      const isPassing = hint === 'shake' && !wasShaken;
      wasShaken = hint === 'shake';
      if (!isPassing) shown = hint;
      return { hint: pace(shown, atMs), countdown: null, keep: false, fire: false };
    }
    readySince ??= atMs;
    const isDue = atMs - readySince >= readyForMs;
    const barcode = barcodeOf(readySince, isDue, atMs);
    [wasShaken, shown] = [false, barcode.hint];
    const keep = facts.sharpness > kept;
    if (keep) kept = facts.sharpness;
    return {
      hint: pace(shown, atMs),
      countdown: null,
      keep,
      fire: isDue && !barcode.isAwaited,
      hasBarcode: barcode.hint === 'barcode-seen',
    };
  };
}
