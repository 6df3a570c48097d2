/** Page for an unusable link, and the form that requests a new one. */
import { servedLocales } from '@countersign/flow/texts';
import type { PageReply, PageRequest } from '../http/page.ts';
import { Refusal } from '../lib/refusal.ts';
import { type Inquiry, isOpen, isOver } from '../resources/verification/inquiries/index.ts';
import type { Gone, Named } from './access.ts';
import { noSession } from './embed-error.ts';
import { findPageSubject } from './find-page-subject.ts';
import type { FlowParts } from './flow-parts.ts';
import { addressAgain, addressWithoutInquiry, type LinkWishes } from './link-wishes.ts';
import { pickLocale } from './locale.ts';
import { newLinkTag, requestNewLink } from './operations/request-new-link.ts';
import { expiredPage, gonePage } from './page-of-refused.ts';
import { soleOrganization } from './sole-organization.ts';

/** Right to request a new link: an issued code or token, or the session that one became. */
export interface Proof {
  /** Code; null if the session's cookie or address is the proof. */
  readonly code: string | null;
}

/**
 * Explains why the individual cannot continue, and takes the request for a new link; `proof` is null for a caller who
 * knows only an id.
 */
export async function refuseEntry(
  parts: FlowParts,
  request: PageRequest,
  gone: Gone,
  proof: Proof | null,
  wishes: LinkWishes,
): Promise<PageReply> {
  const { reason, of } = gone;
  const locale = pickLocale(wishes.language, wishes.acceptLanguage, servedLocales);
  const action = addressWithoutInquiry(request);
  const told =
    wishes.embed === null ? { locale, action } : { locale, action, embed: { ...wishes.embed, error: noSession } };
  if (of === null) {
    const organizationName = await soleOrganization(parts.scopes);
    return { status: 410, page: gonePage({ ...told, reason, organizationName, inquiry: null }) };
  }
  // An id, or an expired link or session, does not reveal how an inquiry ended.
  if (!isOpen(of.inquiry) && of.inquiry.status !== 'expired') {
    const organizationName = await parts.scopes.organizationName(of.scope);
    return {
      status: 409,
      page: gonePage({
        ...told,
        reason: 'finished',
        organizationName,
        inquiry: of.inquiry,
        action: addressAgain(request),
      }),
    };
  }
  const wanted = proof !== null && request.sameOrigin && request.form?.fields.get('new-link') === 'yes';
  const inquiry = wanted ? await askForLink(parts, of) : of.inquiry;
  const newLink = proof === null ? null : { code: proof.code, asked: inquiry.tags.includes(newLinkTag) };
  const again = proof?.code === null ? { action: addressAgain(request) } : {};
  if (isOver(inquiry, parts.clock.now())) {
    const subject = await findPageSubject(parts, { ...of, inquiry }, wishes, null);
    return { status: 409, page: expiredPage({ ...subject, action: addressAgain(request) }, newLink) };
  }
  const organizationName = await parts.scopes.organizationName(of.scope);
  return { status: 410, page: gonePage({ ...told, reason, organizationName, inquiry, newLink, ...again }) };
}

/** Notifies the business by a tag and its event; if that fails, the page continues to offer the request. */
async function askForLink(parts: FlowParts, { scope, inquiry }: Named): Promise<Inquiry> {
  const actor = { type: 'inquiry-session' as const, id: inquiry.id };
  return parts.runner
    .write(scope, actor, (context) => requestNewLink(context, inquiry.id))
    .catch((fault: unknown) => {
      if (!(fault instanceof Refusal)) throw fault;
      parts.log({ level: 'warn', message: `the request for a new link to ${inquiry.id} could not be stored`, fault });
      return inquiry;
    });
}
