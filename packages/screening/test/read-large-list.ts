/** A worker that reads a list of about 100 MB made on the way; posts how many entities it had. */
import { Readable } from 'node:stream';
import { parentPort } from 'node:worker_threads';
import { formatOf } from '../src/sources/index.ts';

const row = Buffer.from(`A,Person,Somebody,${'Somebody Else;'.repeat(90)}\n`.repeat(1000));
const count = Math.ceil(100_000_000 / row.length);

function* chunks() {
  yield Buffer.from('id,schema,name,aliases\n');
  for (let index = 0; index < count; index += 1) yield row;
}

let entities = 0;
const files = { names: ['targets.csv'], open: () => Readable.from(chunks()) };
for await (const _entity of formatOf('opensanctions-targets')?.read(files, () => undefined) ?? []) entities += 1;
parentPort?.postMessage(entities);
