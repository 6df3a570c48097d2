/** Entry of the decode process: decodes one picture at a time over the parent's channel. */
import type { ImageRefusal } from '../facts.ts';
import { type DecodedUpload, decodeUpload, restrictLoaders } from './decode-upload.ts';
import type { ImageLimits } from './image-limits.ts';
import type { UploadFormat } from './sniff-format.ts';

export interface DecodeRequest {
  readonly bytes: Uint8Array;
  readonly format: UploadFormat;
  readonly limits: ImageLimits;
}

export type DecodeAnswer = { readonly kind: 'ready' } | { readonly kind: 'decoded'; readonly result: DecodeResult };

export type DecodeResult = DecodedUpload | ImageRefusal;

function answer(message: DecodeAnswer): void {
  process.send?.(message);
}

restrictLoaders();
process.on('message', async (request: DecodeRequest) => {
  const result = await decodeUpload(request.bytes, request.format, request.limits);
  answer({ kind: 'decoded', result });
});
process.on('disconnect', () => process.exit(0));
answer({ kind: 'ready' });
