/**
 * Process that receives versions of a watchlist one after the other until it is killed: `node receive-in-a-row.ts
 * DATA_DIR FILE…`.
 */
import { receiveVersion } from '../../src/screening/receive-version.ts';
import { openWatchlistFolder } from '../../src/screening/watchlist-folder.ts';

const [dataDir = '', ...files] = process.argv.slice(2);
const folder = openWatchlistFolder(dataDir);
for (let turn = 0; ; turn += 1) {
  const path = files[turn % files.length] ?? '';
  await receiveVersion({ folder, slug: 'own', paths: [path], now: new Date() });
  // The second version has read the tables: the rest uses only files.
  if (turn === 1) process.stdout.write('begun\n');
}
