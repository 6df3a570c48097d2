/**
 * Load in requests a second with a fixed number of connections; two servers are measured in turns, so that noise
 * affects both.
 */
import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';

export interface Target {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Paths requested in turn, in place of the one `url`. */
  readonly paths?: readonly string[];
  /** True if each request has a new Idempotency-Key. */
  readonly freshIdempotencyKeys?: boolean;
  /** Returns a new body for each request, in place of the one `body`. */
  readonly freshBody?: () => string;
}

const connections = 16;
const secondsARound = 3;

const freshly =
  ({ freshIdempotencyKeys, freshBody }: Target) =>
  (request: autocannon.Request): autocannon.Request => ({
    ...request,
    ...(freshBody === undefined ? {} : { body: freshBody() }),
    ...(freshIdempotencyKeys === true ? { headers: { ...request.headers, 'idempotency-key': randomUUID() } } : {}),
  });

async function round(target: Target): Promise<{ readonly rate: number; readonly made: number }> {
  const { paths, freshIdempotencyKeys, freshBody, ...rest } = target;
  const isFresh = freshIdempotencyKeys === true || freshBody !== undefined;
  const requests = isFresh ? [{ setupRequest: freshly(target) }] : paths?.map((path) => ({ path }));
  const result = await autocannon({ ...rest, connections, duration: secondsARound, ...(requests ? { requests } : {}) });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(
      `${target.method} ${target.url}: ${result.non2xx} answers were no success, ${result.errors} failed`,
    );
  }
  return { rate: result.requests.average, made: result.requests.total };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export interface Compared {
  readonly ours: number;
  readonly baseline: number;
  readonly ratio: number;
  /** Number of requests that the service answered in all rounds. */
  readonly made: number;
}

/**
 * Measures pairs of rounds one after the other, after one each to warm up. The ratio is the median of the pairs'
 * ratios.
 */
export async function compare(ours: Target, baseline: Target, pairs = 7): Promise<Compared> {
  await round(baseline);
  let { made } = await round(ours);
  const rates: { readonly ours: number; readonly baseline: number }[] = [];
  for (let turn = 0; turn < pairs; turn += 1) {
    const { rate: bare } = await round(baseline);
    const measured = await round(ours);
    made += measured.made;
    rates.push({ baseline: bare, ours: measured.rate });
  }
  return {
    ours: median(rates.map((rate) => rate.ours)),
    baseline: median(rates.map((rate) => rate.baseline)),
    ratio: median(rates.map((rate) => rate.ours / rate.baseline)),
    made,
  };
}
