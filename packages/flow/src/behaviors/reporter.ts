/** Adds the counts of the individual's behaviours to their answers. */
import type { FlowListener } from '../flow-app.tsx';
import type { FlowPage } from '../page.ts';
import { countedSince, nothingCounted } from './behavior-meter.ts';
import { watchPage } from './watch-page.ts';

/** Name of the form field; no form has it without script. */
const behaviorsField = 'behaviors';

/** Returns true if the answer that led to this page was refused: its counts were not stored, and are sent again. */
const isRefusal = (page: FlowPage): boolean => 'problem' in page && page.problem !== null;

/**
 * Measures from now on. A count is sent with each answer until one is stored, so that none is lost and none counts
 * twice.
 */
export function createReporter(view: Window): FlowListener {
  const watch = watchPage(view);
  let [stored, sent] = [nothingCounted, nothingCounted];
  return {
    shown(page) {
      if (isRefusal(page)) sent = stored;
      else stored = sent;
      watch.shown();
    },
    answering({ csrf }, answer) {
      // The page of a link belongs to no session yet.
      if (csrf === '') return;
      sent = watch.read();
      answer.set(behaviorsField, JSON.stringify({ ...countedSince(sent, stored), automated: watch.automated }));
    },
  };
}
