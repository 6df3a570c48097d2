/** Process that does the rows of one importer: `node import-in-a-row.ts DATABASE DATA_DIR ENVIRONMENT IMPORTER`. */
import { createApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { importRowsJob } from '../../src/resources/people/importers/jobs.ts';
import { readRootKey } from '../../src/security/root-key.ts';
import { runJob } from '../../src/worker.ts';
import { warmEngines } from '../support/engines.ts';

const [connectionString = '', dataDir = '', environmentId = '', importerId = ''] = process.argv.slice(2);
const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
const rootKey = await readRootKey(config.rootKeyFile);
if (rootKey === null) throw new Error('there is no root key');
const app = await createApp({ config, connectionString, rootKey, worker: false, engines: warmEngines() });
process.stdout.write('begun\n');
await runJob(app, importRowsJob, { environmentId, importerId });
await app.close();
