/**
 * Prints reports in a thread of its own, so that the layout never blocks other requests: one at a time, each limited in
 * time, the thread limited in memory. A failed thread is replaced at the next report.
 */
import { Worker } from 'node:worker_threads';
import { Refusal } from '../lib/refusal.ts';
import type { Report } from './report.ts';

export type Printer = (report: Report) => Promise<Buffer>;

const millisecondsAtMost = 20_000;
const waitingAtMost = 16;
const megabytesAtMost = 256;

type Answer = { readonly pdf: Uint8Array } | { readonly fault: string };

/** Creates the printer. Throws unavailable if too many reports wait, and an error if one cannot be laid out in time. */
export function createPrinter(): Printer {
  let thread: Worker | null = null;
  let waiting = 0;
  let turn: Promise<unknown> = Promise.resolve();

  function begin(): Worker {
    const started = new Worker(new URL('./print-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: megabytesAtMost },
    });
    // An idle thread does not keep the process alive.
    started.unref();
    started.once('exit', () => {
      if (thread === started) thread = null;
    });
    return started;
  }

  async function print(report: Report): Promise<Buffer> {
    thread ??= begin();
    const used = thread;
    try {
      return await answerOf(used, report);
    } catch (error) {
      thread = null;
      await used.terminate();
      throw error;
    }
  }

  return async (report) => {
    if (waiting >= waitingAtMost) {
      throw new Refusal('unavailable', { details: 'too many documents are being printed' }, { 'retry-after': '5' });
    }
    waiting += 1;
    const printed = turn.then(() => print(withPlainBytes(report)));
    turn = printed.catch(() => undefined);
    return printed.finally(() => {
      waiting -= 1;
    });
  };
}

function answerOf(thread: Worker, report: Report): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(() => reject(new Error('printing took too long'))), millisecondsAtMost);
    const onMessage = (answer: Answer) =>
      settle(() => ('pdf' in answer ? resolve(Buffer.from(answer.pdf)) : reject(new Error(answer.fault))));
    const onError = (error: Error) => settle(() => reject(error));
    const onExit = () => settle(() => reject(new Error('the printing thread ended')));
    function settle(finish: () => void): void {
      clearTimeout(timer);
      thread.off('message', onMessage).off('error', onError).off('exit', onExit);
      finish();
    }
    thread.once('message', onMessage).once('error', onError).once('exit', onExit);
    thread.postMessage(report);
  });
}

/** Copies the bytes, since slices of a shared pool would transfer the whole pool. */
function withPlainBytes(report: Report): Report {
  const sections = report.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) =>
      block.kind === 'pictures'
        ? {
            ...block,
            pictures: block.pictures.map((each) => ({ ...each, jpeg: each.jpeg && new Uint8Array(each.jpeg) })),
          }
        : block,
    ),
  }));
  return { ...report, sections };
}
