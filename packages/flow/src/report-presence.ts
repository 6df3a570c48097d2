/** On a device that another one handed off to: reports that its page is open, and hears if the other took over. */
import { useEffect } from 'preact/hooks';
import { answerForm } from './answer-fields.ts';
import { type FlowPage, isOfInquiry } from './page.ts';
import { sendAnswer } from './send-answer.ts';

const reportEveryMs = 10_000;

/** Pages after which nothing goes on here. */
const isOver = ({ step }: FlowPage): boolean => step === 'gone' || step === 'expired';

/** Posts `hand-off=here` every ten seconds while the page asks for it. */
export function usePresence(page: FlowPage, show: (page: FlowPage) => void): void {
  useEffect(() => {
    if (!isOfInquiry(page) || page.reports !== true) return;
    const { action } = page;
    const form = answerForm(page);
    form.set('hand-off', 'here');
    let stopped = false;
    let timer = setTimeout(report, reportEveryMs);
    async function report() {
      const answer = await sendAnswer(action, form);
      if (stopped) return;
      if (answer.kind === 'page' && isOver(answer.page)) return show(answer.page);
      timer = setTimeout(report, reportEveryMs);
    }
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [page, show]);
}
