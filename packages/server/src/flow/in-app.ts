/** Detection of pages that are open inside another app, whose own browser may give the camera to no page. */
import inAppSpy from 'inapp-spy';

/**
 * True if the user agent is that of a known app or of a web view. False is no proof, since some apps pass for a
 * browser. The pages therefore use it only to word an offer after the camera has failed.
 */
export const isInApp = (userAgent: string | null): boolean =>
  userAgent !== null && userAgent !== '' && inAppSpy({ ua: userAgent }).isInApp;
