/** Serializer of the analytics. */
import type { analyzeCohort } from './operations.ts';

export function serializeAnalytics({ conversion, ...counted }: Awaited<ReturnType<typeof analyzeCohort>>) {
  const { medianSeconds, ninetiethSeconds, ...counts } = conversion;
  return {
    conversion: { ...counts, 'median-seconds': medianSeconds, 'ninetieth-seconds': ninetiethSeconds },
    ...counted,
  };
}
