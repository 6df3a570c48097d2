/** Reports that the page is open, and shows it if the inquiry goes on elsewhere. */
import { useEffect } from 'preact/hooks';
import { answerForm } from './answer-fields.ts';
import { type FlowPage, isOfInquiry } from './page.ts';
import { sendAnswer } from './send-answer.ts';

/** Pages after which nothing goes on here. */
const over: ReadonlySet<FlowPage['step']> = new Set([
  'gone',
  'expired',
  'elsewhere',
  'success',
  'failed',
  'needs-review',
]);

/** Posts `hand-off=here` as often as the page asks for it, and when its tab is looked at again; never while it is hidden. */
export function usePresence(page: FlowPage, show: (page: FlowPage) => void): void {
  useEffect(() => {
    if (!isOfInquiry(page) || page.reportSeconds === undefined) return;
    const { action, reportSeconds } = page;
    const form = answerForm(page);
    form.set('hand-off', 'here');
    let stopped = false;
    let timer = setTimeout(report, reportSeconds * 1000);
    async function report() {
      if (document.hidden) return;
      clearTimeout(timer);
      const answer = await sendAnswer(action, form);
      if (stopped) return;
      if (answer.kind === 'page' && over.has(answer.page.step)) return show(answer.page);
      clearTimeout(timer);
      timer = setTimeout(report, reportSeconds * 1000);
    }
    document.addEventListener('visibilitychange', report);
    return () => {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', report);
    };
  }, [page, show]);
}
