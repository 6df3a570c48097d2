declare module 'libheif-js/wasm-bundle.js' {
  export interface HeifPixels {
    /** Four interleaved 8-bit channels. */
    readonly data: Uint8ClampedArray<ArrayBuffer>;
    readonly width: number;
    readonly height: number;
  }

  export interface HeifImage {
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    /** Fills the pixels; calls back with null if the picture cannot be decoded. */
    display(pixels: HeifPixels, done: (pixels: HeifPixels | null) => void): void;
    free(): void;
  }

  export interface HeifDecoder {
    /** Returns the top-level pictures: no thumbnails, no auxiliary ones, no tiles. */
    decode(bytes: Uint8Array): HeifImage[];
    readonly decoder?: { delete(): void };
  }

  const libheif: { readonly ready?: Promise<unknown>; readonly HeifDecoder: new () => HeifDecoder };
  export default libheif;
}
