/** Tells the embedding page what happens in the flow, and does what it asks for. */
import type { FlowListener } from '../flow-app.tsx';
import {
  type Embedding,
  type EmbedError,
  type EmbedTarget,
  type EndPage,
  type FlowPage,
  type InquiryPage,
  isOfInquiry,
} from '../page.ts';
import { leaving, type ScreenEvent } from './in-document.ts';
import { type EmbedEvent, listenToActions, sendEvent } from './messages.ts';

/** Largest size of the dialog in which a page shows the flow. */
const preferredDimensions = {
  minimumWidth: '320px',
  maximumWidth: '480px',
  minimumHeight: '480px',
  maximumHeight: '720px',
};

const endEvents: Readonly<Partial<Record<FlowPage['step'], 'complete' | 'fail'>>> = {
  success: 'complete',
  'needs-review': 'complete',
  failed: 'fail',
};

const handOffEvents: Readonly<Record<string, EmbedEvent>> = {
  start: 'one-time-link-sent',
  again: 'one-time-link-sent',
  send: 'one-time-link-sent',
  stop: 'one-time-link-exit',
};

/** Returns the event of an answer; null for one that no page is told. */
function eventOfAnswer({ step }: FlowPage, answer: FormData): EmbedEvent | null {
  if (answer.has('back')) return null;
  const handOff = answer.get('hand-off');
  if (handOff !== null) return handOffEvents[String(handOff)] ?? null;
  const isUpload = answer.get('capture-method') === 'upload';
  if (step === 'country') return 'country-select';
  if (step === 'front' || step === 'back' || step === 'paper') {
    return isUpload ? 'document-upload' : 'document-camera-capture';
  }
  if (step === 'selfie') return isUpload ? 'selfie-record-upload' : 'selfie-camera-capture';
  return null;
}

/** Returns the listener of a document in a frame of `view`'s parent. */
export function createListener(view: Window): FlowListener {
  let shown: FlowPage | null = null;
  return {
    shown(page) {
      const isFirst = shown === null;
      shown = page;
      if (page.step === 'widget') return showWidget(view, page);
      if (page.step === 'gone') {
        if (page.embed !== undefined) refuse(view, page.embed, page.embed.error);
        return;
      }
      const { embedding } = page;
      if (embedding === undefined) return;
      if (isFirst) obey(view, embedding, () => shown);
      if (isFirst && page.step === 'start') tell(view, embedding, 'start', { inquiryId: page.inquiryId });
      if (isFirst) tell(view, embedding, 'inquiry-load', { inquiryId: page.inquiryId });
      const pageHeight = view.document.documentElement.scrollHeight;
      tell(view, embedding, 'page-change', { pathname: page.step, pageHeight });
      tellEnd(view, embedding, page);
    },
    answering(page, answer) {
      if (!isOfInquiry(page) || page.embedding === undefined) return;
      const name = eventOfAnswer(page, answer);
      if (name !== null) tell(view, page.embedding, name, { pathname: page.step });
      tell(view, page.embedding, 'step-transitioning', { pathname: page.step });
    },
  };
}

const tell = (view: Window, to: Embedding, name: EmbedEvent, metadata: Readonly<Record<string, unknown>>): void =>
  sendEvent(view, to, name, { metadata });

/** Error of an inquiry that is not open, for whoever did not end it here (contract, inquiries 8). */
const notOpen: EmbedError = { status: 409, code: 'unauthenticated' };

function tellEnd(view: Window, to: Embedding, page: InquiryPage): void {
  if (page.step === 'declined-consent') tell(view, to, 'exit', exitOf(page, to));
  const name = endEvents[page.step];
  const result = (page as EndPage).result;
  if (name !== undefined && result !== undefined) {
    tell(view, to, name, { inquiryId: page.inquiryId, ...result });
    if (page.step === 'success') tell(view, to, 'success', { inquiryId: page.inquiryId });
  } else if (name !== undefined || page.step === 'expired') sendEvent(view, to, 'error', { error: notOpen });
}

const exitOf = ({ inquiryId }: FlowPage, { sessionToken }: Embedding) => ({
  inquiryId,
  sessionToken: sessionToken ?? undefined,
});

/** Does what the embedding page asks for while the flow is shown. */
function obey(view: Window, to: Embedding, current: () => FlowPage | null): void {
  const leave = () => {
    const page = current();
    if (page !== null && isOfInquiry(page))
      tell(view, page.embedding ?? to, 'exit', exitOf(page, page.embedding ?? to));
  };
  listenToActions(view, to, (action) => {
    if (action.action !== 'exit') return;
    if (action.force) leave();
    else leaving.ask();
  });
  leaving.onLeave(leave);
  const hear = (name: ScreenEvent, event: () => EmbedEvent) =>
    view.document.addEventListener(name, () => tell(view, to, event(), {}));
  hear('flow-camera-open', () => (current()?.step === 'selfie' ? 'selfie-camera-select' : 'document-camera-select'));
  hear('flow-camera-failed', () => 'load-camera-failed');
  hear('flow-hand-off-opened', () => 'one-time-link-start');
}

/** Tells the page the error; the person and the page can still leave. */
function refuse(view: Window, embed: EmbedTarget, error: EmbedError): void {
  const leave = () => sendEvent(view, embed, 'exit');
  leaving.onLeave(leave);
  listenToActions(view, embed, ({ action }) => {
    if (action === 'exit') leave();
  });
  sendEvent(view, embed, 'error', { error });
}

/** Longest wait for a frame to be drawn, in milliseconds. */
const drawLimitMs = 1000;

/**
 * Calls `act` once the browser has drawn the frame. A frame that navigates in the moment in which its page shows it can
 * stay hidden in Chromium: the new document is never drawn and gets no clicks.
 */
function onceDrawn(view: Window, act: () => void): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    act();
  };
  view.requestAnimationFrame(() => view.requestAnimationFrame(once));
  view.setTimeout(once, drawLimitMs);
}

/** Tells the page that the frame is ready, and moves to the flow when it is opened. */
function showWidget(view: Window, page: Extract<FlowPage, { step: 'widget' }>): void {
  const { embed, error, action } = page;
  if (embed === null) return;
  if (error !== null) {
    refuse(view, embed, error);
    return;
  }
  let isOpen = false;
  const open = () => {
    if (isOpen) return;
    isOpen = true;
    onceDrawn(view, () => view.location.replace(action));
  };
  listenToActions(view, embed, ({ action: asked }) => {
    if (asked === 'open') open();
    if (asked === 'exit') sendEvent(view, embed, 'exit');
  });
  sendEvent(view, embed, 'load');
  sendEvent(view, embed, 'ready', { metadata: { preferredDimensions } });
  if (embed.flowType === 'inline') {
    open();
    return;
  }
  // A page that opens the frame before it listens only makes it visible: a hidden frame has no size.
  const sized = () => {
    if (view.innerWidth > 0 && view.innerHeight > 0) open();
  };
  view.addEventListener('resize', sized);
  sized();
}
