/** Pages for individuals who cannot continue: the state of their inquiry or link, and the form for a new link. Pure. */
import type { ExpiredPage, GonePage, NewLink } from '@countersign/flow/page';
import { servedLocales } from '@countersign/flow/texts';
import type { Inquiry } from '../resources/verification/inquiries/index.ts';
import type { LinkWishes } from './link-wishes.ts';
import { pickLocale } from './locale.ts';
import { commonOf } from './page-of.ts';
import type { PageSubject } from './page-subject.ts';

export function expiredPage(subject: PageSubject, newLink: NewLink | null): ExpiredPage {
  return { ...commonOf(subject), step: 'expired', newLink };
}

export interface GoneSubject {
  readonly reason: GonePage['reason'];
  readonly locale: string;
  readonly organizationName: string | null;
  /** Inquiry of the link or session; null if unknown. */
  readonly inquiry: Pick<Inquiry, 'id' | 'status'> | null;
  readonly newLink?: NewLink | null;
  /** Seconds to count down until the address can be tried again. */
  readonly retrySeconds?: number | null;
  /** Sentence for developers, in English. */
  readonly details?: string | null;
  readonly embed?: GonePage['embed'];
  /** Target of the form. */
  readonly action?: string;
}

/**
 * Returns the page of an unusable link. It never reveals the id of an inquiry that is not started: the id is enough to
 * start it.
 */
export function gonePage({ inquiry, newLink = null, ...rest }: GoneSubject): GonePage {
  const isOpenToItsId = inquiry?.status === 'created';
  const inquiryId = inquiry === null || isOpenToItsId ? null : inquiry.id;
  const untold = { retrySeconds: null, details: null };
  return { step: 'gone', action: '/verify', csrf: '', ...untold, ...rest, inquiryId, newLink };
}

export type LanguageWishes = Pick<LinkWishes, 'language' | 'acceptLanguage'>;

/** Returns the page for a request refused with this status before it reached the flow. */
export function refusedPage(status: number, wishes: LanguageWishes): GonePage {
  return pageWithoutLink(status === 429 || status >= 500 ? 'busy' : 'not_readable', wishes);
}

/** Returns a page without an inquiry, in the language of its address or of the browser. */
export function pageWithoutLink(reason: GonePage['reason'], wishes: LanguageWishes): GonePage {
  const locale = pickLocale(wishes.language, wishes.acceptLanguage, servedLocales);
  return gonePage({ reason, locale, organizationName: null, inquiry: null });
}
