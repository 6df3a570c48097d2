/** Thread that lays reports out: one message in, the bytes of one PDF out. Started by `printer.ts`. */
import { parentPort } from 'node:worker_threads';
import { renderReport } from './render-report.ts';
import type { Report } from './report.ts';

parentPort?.on('message', (report: Report) => {
  renderReport(report).then(
    (pdf) => parentPort?.postMessage({ pdf }),
    (fault: unknown) => parentPort?.postMessage({ fault: fault instanceof Error ? fault.message : String(fault) }),
  );
});
