/** Link to the receipt on the last page of the flow. Pure. */
import type { ReceiptLink } from '@countersign/flow/page';
import { receiptWords } from '@countersign/flow/receipt-words';
import type { PageSubject } from '../page-subject.ts';
import { receiptPath } from './receipt-token.ts';

/** Returns the link. With an `ending`, it lists the data that the business knows. */
export function receiptLink({ scope, inquiry, locale, organizationName, ending }: PageSubject): ReceiptLink {
  const words = receiptWords(locale, organizationName);
  const link = {
    address: `${receiptPath(scope, inquiry.id)}?language=${encodeURIComponent(words.locale)}`,
    label: words.say('title'),
  };
  if (ending === undefined) return link;
  const { receipt, reviewSeconds } = ending;
  const { knows, photos } = receipt;
  const kept = photos === null || photos === 'erased' ? null : words.say('kept.photos', photos.erasedOn);
  const list = words.list(knows.map((each) => words.say(`knows.${each}`)));
  return {
    ...link,
    ...(list === '' ? {} : { knows: { heading: words.say('knows'), list, kept } }),
    ...(reviewSeconds === null ? {} : { wait: words.wait(reviewSeconds) }),
  };
}
