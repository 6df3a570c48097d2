/** Heading of each screen, which is also the title of the document. */
import type { Words } from './language-context.ts';
import { type CapturePage, type FlowPage, type HandOffPage, isOfInquiry } from './page.ts';
import type { TextKey } from './texts/keys.ts';

/** Subject of the photo: a side of a card, or the photo page of a booklet. */
export type CaptureSubject = 'front' | 'back' | 'page';

const bookletClasses = new Set(['pp', 'ipp', 'td', 'visa']);

/** Returns the subject of the photo on this page. */
export function captureSubject(page: CapturePage): CaptureSubject {
  if (page.step === 'back') return 'back';
  return bookletClasses.has(page.idClass) ? 'page' : 'front';
}

function handOffHeading({ inApp, opened }: HandOffPage): TextKey {
  if (inApp) return opened ? 'inApp.opened.heading' : 'inApp.heading';
  return opened ? 'handoff.opened.heading' : 'handoff.heading';
}

/** Returns the heading of `page`. */
export function pageHeading(page: FlowPage, { say }: Words): string {
  switch (page.step) {
    case 'start':
      if (page.handedOff !== undefined) return say('handedOff.heading');
      return say(page.resumes ? 'start.resumed.heading' : 'start.heading');
    case 'country':
      return say('country.heading');
    case 'document-type':
      return say('type.heading');
    case 'front':
    case 'back':
      return say(`capture.${captureSubject(page)}.heading`);
    case 'selfie':
      return say('selfie.heading');
    case 'paper':
      return say('paper.heading');
    case 'details':
      return say('details.heading');
    case 'form':
      return page.title;
    case 'contact':
      return say(`contact.${page.kind}.heading`);
    case 'contact-code':
      return say('code.heading');
    case 'processing':
      return say('processing.heading');
    case 'hand-off':
      return say(handOffHeading(page));
    case 'elsewhere':
      return say('elsewhere.heading');
    case 'retry':
      return say(`retry.heading.${page.part}`);
    case 'success':
      return say('success.heading');
    case 'failed':
      return say('failed.heading');
    case 'needs-review':
      return say('review-end.heading');
    case 'expired':
      return say('expired.heading');
    case 'left':
      return say('left.heading');
    case 'declined-consent':
      return say('declined.heading');
    case 'gone':
      return say(`gone.${page.reason}.heading`);
    case 'widget':
      if (page.error === null) return say('widget.loading');
      return say(page.outside === null ? 'gone.link_wrong.heading' : 'widget.refused.heading');
  }
}

/** Returns the title of the document: heading first, since tabs cut off the end. */
export function pageTitle(page: FlowPage, words: Words): string {
  const heading = pageHeading(page, words);
  return !isOfInquiry(page) || page.step === 'start' ? heading : `${heading} – ${page.organizationName}`;
}
