/**
 * Process that repeats the sweep over changed watchlists until it is killed: `node monitor-in-a-row.ts DATABASE
 * DATA_DIR`.
 */
import { createApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { monitorReportsJob } from '../../src/resources/screening/reports/jobs.ts';
import { readRootKey } from '../../src/security/root-key.ts';
import { runJob } from '../../src/worker.ts';
import { warmEngines } from '../support/engines.ts';

const [connectionString = '', dataDir = ''] = process.argv.slice(2);
const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
const rootKey = await readRootKey(config.rootKeyFile);
if (rootKey === null) throw new Error('there is no root key');
const app = await createApp({ config, connectionString, rootKey, worker: false, engines: warmEngines() });
const job = app.registry.jobs.find(({ name }) => name === monitorReportsJob.name);
if (job === undefined) throw new Error('there is no such job');
process.stdout.write('begun\n');
for (;;) await runJob(app, job, {});
