/** Download of a file from any address that the operator configured, directly to disk. */
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Agent, interceptors, request } from 'undici';

export interface Downloaded {
  /** HTTP status of the last answer; 304 if the file is unchanged. */
  readonly status: number;
  /** ETag for the next request; null if the publisher sends none. */
  readonly etag: string | null;
}

export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

const timeoutMs = 600_000;
const mostRedirects = 5;

/** Downloads a file; writes it only if the status is 200. Throws TooLarge, and network errors. */
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
