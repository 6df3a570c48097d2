/** Program that reads a list of about 100 MB in a given format; prints its entity count and peak growth in MB. */
import { formatOf } from '../src/sources/index.ts';
import { largeList } from './large-list.ts';

const [, , format = ''] = process.argv;
const before = process.memoryUsage().rss;
let entities = 0;
for await (const _entity of formatOf(format)?.read(largeList(format), () => undefined) ?? []) entities += 1;
const growth = (process.resourceUsage().maxRSS * 1024 - before) / 1e6;
process.stdout.write(JSON.stringify({ entities, growth: Math.round(growth) }));
