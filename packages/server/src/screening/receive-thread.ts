/** Code of the thread of `receive-apart.ts`: receives one version, and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import type { ReceiveRequest } from './receive-apart.ts';
import { receiveVersion } from './receive-version.ts';
import { openWatchlistFolder } from './watchlist-folder.ts';

const { dataDir, ...request } = workerData as ReceiveRequest;
parentPort?.postMessage(await receiveVersion({ folder: openWatchlistFolder(dataDir), ...request }));
