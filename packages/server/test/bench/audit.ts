/** Benchmark of verifying a large audit log: rows of one day, written by the service's own code. */
import { appendEntries } from '../../src/resources/platform/user-audit-logs/append.ts';
import { verifyChains } from '../../src/resources/platform/user-audit-logs/index.ts';
import { startService, type TestService } from '../support/service.ts';
import type { BenchFigure } from './report.ts';

const rows = 1_000_000;
const together = 1000;

async function write({ app, seeded }: TestService): Promise<void> {
  const { scope } = seeded.sandbox;
  const { keyRing, ids } = app;
  const at = app.clock.now();
  for (let written = 0; written < rows; written += together) {
    const entries = Array.from({ length: together }, (_each, index) => ({
      id: ids.next('user-audit-log'),
      at,
      userId: 'user_1',
      sessionId: 'uses_1',
      environmentId: scope.environmentId,
      method: 'GET',
      status: 200,
      path: `/api/v1/inquiries/inq_${written + index}`,
      ipAddress: '127.0.0.1',
      userAgent: 'Mozilla/5.0',
      objectIds: [`inq_${written + index}`],
      subjectIds: [`inq_${written + index}`],
    }));
    await app.runner.write(scope, { type: 'system' }, ({ tx }) => appendEntries({ tx, scope, keyRing }, entries));
  }
}

export async function auditVerification(): Promise<BenchFigure[]> {
  const service = await startService({ worker: false });
  try {
    await write(service);
    const { app, seeded } = service;
    const { environmentId, organizationId } = seeded.sandbox.scope;
    const begin = performance.now();
    const before = process.cpuUsage();
    const found = await app.database.read({ environmentId }, (reader) =>
      verifyChains({ reader, organizationId, signer: app.keyRing.auditSigner, anchors: null, now: app.clock.now() }),
    );
    if (!found.isWhole || found.rows !== rows) throw new Error(`${found.rows} rows, ${JSON.stringify(found.findings)}`);
    const { user, system } = process.cpuUsage(before);
    const figure = (name: string, seconds: number): BenchFigure => ({
      name,
      value: seconds,
      unit: 's',
      baseline: 'nothing; a limit',
      target: 'under 30 s',
      reached: seconds < 30,
    });
    return [
      figure('audit verify, 1,000,000 rows', (performance.now() - begin) / 1000),
      figure('of that, processor time of the service', (user + system) / 1e6),
    ];
  } finally {
    await service.close();
  }
}
