/** A file fetched from an address that the operator gave, wherever it is, straight to disk. */
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Agent, interceptors, request } from 'undici';

export interface Downloaded {
  /** HTTP status of the last answer; 304 when it is as it was. */
  readonly status: number;
  /** ETag for the next request; null if the publisher sends none. */
  readonly etag: string | null;
}

export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

const timeoutMs = 600_000;
const mostRedirects = 5;

/** Nothing is written unless the answer is 200. Throws TooLarge, and what a network throws. */
export async function download(
  url: string,
  path: string,
  options: { readonly mostBytes: number; readonly etag: string | null },
): Promise<Downloaded> {
  const dispatcher = new Agent({ bodyTimeout: timeoutMs }).compose(
    interceptors.redirect({ maxRedirections: mostRedirects }),
  );
  const { statusCode, headers, body } = await request(url, {
    dispatcher,
    signal: AbortSignal.timeout(timeoutMs),
    headers: options.etag === null ? {} : { 'if-none-match': options.etag },
  });
  const etag = typeof headers['etag'] === 'string' ? headers['etag'] : null;
  if (statusCode !== 200) {
    await body.dump();
    return { status: statusCode, etag: options.etag };
  }
  let left = options.mostBytes;
  const limited = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      left -= chunk.length;
      if (left < 0) throw new TooLarge(`the answer is larger than ${options.mostBytes} bytes`);
      yield chunk;
    }
  };
  await pipeline(body, limited, createWriteStream(path));
  return { status: statusCode, etag };
}
