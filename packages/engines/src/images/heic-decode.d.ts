declare module 'heic-decode' {
  interface DecodedHeic {
    readonly width: number;
    readonly height: number;
    /** Four interleaved 8-bit channels. */
    readonly data: Uint8ClampedArray<ArrayBuffer>;
  }

  interface HeicImage {
    readonly width: number;
    readonly height: number;
    decode(): Promise<DecodedHeic>;
  }

  interface HeicImages extends Array<HeicImage> {
    /** Frees the memory of the decoder; calls nothing afterwards. */
    dispose(): void;
  }

  const decode: {
    (input: { buffer: Uint8Array }): Promise<DecodedHeic>;
    all(input: { buffer: Uint8Array }): Promise<HeicImages>;
  };
  export default decode;
}
