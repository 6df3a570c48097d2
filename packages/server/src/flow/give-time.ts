/** Request of the individual for more time, which leaves their screen unchanged. */
import type { PageReply, PageRequest } from '../http/page.ts';
import { composeSessionToken } from '../resources/verification/inquiry-sessions/index.ts';
import type { Running } from './access.ts';
import { composeAddressProof } from './address-proof.ts';
import { cookieExpiry } from './cookie-expiry.ts';
import { findPageSubject } from './find-page-subject.ts';
import type { FlowParts } from './flow-parts.ts';
import type { LinkWishes } from './link-wishes.ts';
import { extendTime } from './operations/extend-time.ts';
import { pageOf } from './page-of.ts';

/** Returns the page with its new time and the session's cookie; null if the request is another one, or was refused. */
export async function giveTime(
  parts: FlowParts,
  running: Running,
  request: PageRequest,
  wishes: LinkWishes,
): Promise<PageReply | null> {
  const { scope, session } = running;
  const fields = request.form?.fields;
  if (fields?.get('more-time') !== 'yes' || !request.sameOrigin) return null;
  if (!scope.keys.verifyMac('csrf', session.id, fields.get('csrf') ?? '')) return null;
  const extended = await parts.runner.write(scope, { type: 'inquiry-session', id: session.id }, (context) =>
    extendTime(context, session),
  );
  if (extended === null) return null;
  const proof =
    running.proof === null ? null : composeAddressProof(scope, extended.session, request.userAgent, parts.clock.now());
  const now = { scope, inquiry: extended.inquiry, session: extended.session, proof };
  const subject = await findPageSubject(parts, now, wishes, now);
  const value = composeSessionToken(scope, session.inquiryId, session.id, extended.session.expiresAt);
  return {
    status: 200,
    page: pageOf(subject),
    sessionCookie: { sessionId: session.id, value, expires: cookieExpiry(extended.session) },
  };
}
