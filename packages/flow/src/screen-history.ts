/**
 * Screens as entries of the browser's history: its control to go back leads to the screen before, as the page's own does.
 * The server decides the screen, so an entry has only its depth.
 */
import { useCallback, useEffect, useRef } from 'preact/hooks';
import { answerForm } from './answer-fields.ts';
import { type FlowPage, isOfInquiry } from './page.ts';

function depthOfEntry(): number {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'depth' in state && typeof state.depth === 'number'
    ? state.depth
    : 0;
}

/** Returns the answer that asks for the screen before. */
export function backForm(page: { readonly csrf: string; readonly step: string }): FormData {
  const form = answerForm(page);
  form.set('back', 'yes');
  return form;
}

const mayReturn = (page: FlowPage): boolean => isOfInquiry(page) && page.back === true;

/**
 * Returns a function that adds a shown page to the history, and one that goes back from it. `askBack` asks the server for the
 * screen before; `restart` shows the current screen anew, with its camera closed.
 */
export function useScreenHistory(page: FlowPage, ask: { readonly askBack: () => void; readonly restart: () => void }) {
  const depth = useRef(0);
  const current = useRef({ page, ask });
  current.current = { page, ask };
  useEffect(() => {
    depth.current = depthOfEntry();
    const onPop = () => {
      const isBack = depthOfEntry() < depth.current;
      depth.current = depthOfEntry();
      const { page: shown, ask: asked } = current.current;
      if (isOfInquiry(shown)) history.replaceState(history.state, '', shown.action);
      if (!isBack) return;
      if (mayReturn(shown)) asked.askBack();
      else asked.restart();
    };
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, []);
  /** Enters a page under the address of its session: a used one-time link would be invalid on reload. */
  const enter = useCallback((entered: FlowPage, isNew: boolean) => {
    // After a refusal the link is not used.
    if (!isOfInquiry(entered) || entered.step === 'declined-consent') return;
    if (isNew && mayReturn(entered)) {
      depth.current += 1;
      history.pushState({ depth: depth.current }, '', entered.action);
    } else history.replaceState({ depth: depth.current }, '', entered.action);
  }, []);
  const goBack = useCallback(() => {
    if (depth.current > 0) history.back();
    else current.current.ask.askBack();
  }, []);
  return { enter, goBack };
}
