/** Process that does the rows of one bulk action: `node bulk-action-in-a-row.ts DATABASE DATA_DIR ENVIRONMENT ID`. */
import { createApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { doBulkActionJob } from '../../src/resources/verification/bulk-actions/jobs.ts';
import { readRootKey } from '../../src/security/root-key.ts';
import { runJob } from '../../src/worker.ts';
import { warmEngines } from '../support/engines.ts';

const [connectionString = '', dataDir = '', environmentId = '', bulkActionId = ''] = process.argv.slice(2);
const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
const rootKey = await readRootKey(config.rootKeyFile);
if (rootKey === null) throw new Error('there is no root key');
const app = await createApp({ config, connectionString, rootKey, worker: false, engines: warmEngines() });
process.stdout.write('begun\n');
await runJob(app, doBulkActionJob, { environmentId, bulkActionId });
await app.close();
