/**
 * Looks for the barcode of a card in the running video with the browser's own reader (Shape Detection API, section 2.3,
 * Barcode Detection), where it reads PDF417: Chrome on Android does, most browsers do not.
 */
import type { BarcodeFacts } from './barcode-wait.ts';
import { drawFitted } from './photo.ts';

/** View of the barcode on the device. It guides the person, and the server reads the photo independently. */
export interface BarcodeSight {
  facts(): BarcodeFacts;
  /** Returns the newest picture in which the barcode was read; null for none. */
  picture(): HTMLCanvasElement | null;
  /** Forgets what was seen, and looks at `video` until the returned function is called. */
  watch(video: HTMLVideoElement): () => void;
}

interface Reader {
  detect(picture: HTMLCanvasElement): Promise<readonly { readonly rawValue: string }[]>;
}

/** The part of the browser's class that is used; the type library omits it. */
interface ReaderClass {
  new (options: { readonly formats: readonly string[] }): Reader;
  getSupportedFormats(): Promise<readonly string[]>;
}

const format = 'pdf417';
const pauseMinMs = 250;
const nothing: BarcodeFacts = { isRead: false, lookedAt: null, seenAt: null };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Returns the browser's reader of these barcodes; null if it has none. */
async function readerOfBrowser(): Promise<Reader | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: ReaderClass };
  if (BarcodeDetector === undefined || !(await BarcodeDetector.getSupportedFormats()).includes(format)) return null;
  return new BarcodeDetector({ formats: [format] });
}

/** Returns the sight of one side of a card. */
export function barcodeSight(): BarcodeSight {
  let facts = nothing;
  let seen: HTMLCanvasElement | null = null;
  async function look(video: HTMLVideoElement, isOver: () => boolean) {
    const reader = await readerOfBrowser();
    if (reader === null || isOver()) return;
    facts = { ...facts, isRead: true };
    let looked = document.createElement('canvas');
    while (!isOver()) {
      const atMs = performance.now();
      // The picture itself is kept, since the next frame may be another one.
      drawFitted(looked, video, video.videoWidth, video.videoHeight);
      // A camera that is being changed has no picture, which a reader refuses.
      const codes = looked.width === 0 ? [] : await reader.detect(looked);
      const isSeen = codes.some(({ rawValue }) => rawValue !== '');
      if (isOver()) return;
      facts = { isRead: true, lookedAt: atMs, seenAt: isSeen ? atMs : facts.seenAt };
      if (isSeen) [seen, looked] = [looked, seen ?? document.createElement('canvas')];
      // A slow reader has half of the time at most.
      await pause(Math.max(pauseMinMs, performance.now() - atMs));
    }
  }
  return {
    facts: () => facts,
    picture: () => seen,
    watch(video) {
      let isOver = false;
      facts = nothing;
      seen = null;
      look(video, () => isOver).catch(() => {
        if (!isOver) facts = nothing;
      });
      return () => {
        isOver = true;
      };
    },
  };
}
