/** Final page of each kind: what happened, what comes next, and the number for questions. */
import { useWords } from '../language-context.ts';
import type { EndPage } from '../page.ts';
import { Heading } from '../shell.tsx';
import type { TextKey } from '../texts/keys.ts';
import { EndMark } from './end-mark.tsx';
import { InquiryNumber } from './inquiry-number.tsx';
import { ReceiptOffer } from './receipt-offer.tsx';
import { RemedyList } from './remedy-list.tsx';

const sentences: Readonly<Record<EndPage['step'], readonly TextKey[]>> = {
  success: ['success.body'],
  failed: ['failed.body'],
  'needs-review': ['review-end.body', 'review-end.next'],
  'declined-consent': ['declined.body', 'declined.next'],
};

/** Returns the sentences; whoever may not start after all is not told of it. */
const sentencesOf = (page: EndPage): readonly TextKey[] =>
  page.step === 'declined-consent' && page.again === undefined ? ['declined.body'] : sentences[page.step];

const closings: Readonly<Record<NonNullable<EndPage['handedOffBy']>, TextKey>> = {
  browser: 'handedOff.done',
  app: 'inApp.done',
};

const closingOf = ({ handedOffBy }: EndPage): TextKey =>
  handedOffBy === undefined ? 'end.close' : closings[handedOffBy];

// Schemes that run script, a risk even if the server let one through; apps have schemes of their own.
const scriptSchemes = new Set(['javascript:', 'data:', 'vbscript:', 'blob:', 'file:']);

/** Returns `continueUrl` if it is an absolute address with a safe scheme, otherwise null. */
export function safeContinueUrl(continueUrl: string | null): string | null {
  if (continueUrl === null || !URL.canParse(continueUrl)) return null;
  return scriptSchemes.has(new URL(continueUrl).protocol) ? null : continueUrl;
}

/** Shows the final page; posts nothing. */
export function End({ page }: { readonly page: EndPage }) {
  const { say } = useWords();
  const continueUrl = safeContinueUrl(page.continueUrl);
  return (
    <div class="end">
      <EndMark step={page.step} />
      <Heading page={page} />
      {sentencesOf(page).map((key, index) => (
        <p key={key} class={index === 0 ? 'lead' : undefined}>
          {say(key)}
        </p>
      ))}
      {page.step === 'failed' && page.remedies.length > 0 && <h2>{say('failed.why')}</h2>}
      {page.step === 'failed' && <RemedyList remedies={page.remedies} />}
      {page.step === 'failed' && <h2>{say('failed.next')}</h2>}
      {page.step === 'failed' && <p>{say('failed.ask')}</p>}
      {page.receipt !== undefined && <ReceiptOffer receipt={page.receipt} />}
      <p class="muted">
        {say('end.number')} <InquiryNumber of={page.inquiryId} />
      </p>
      {page.again !== undefined && (
        <div class="actions">
          <a class="button quiet" href={page.again} data-action="again">
            {say('declined.again')}
          </a>
        </div>
      )}
      {continueUrl === null ? (
        <p>{say(closingOf(page))}</p>
      ) : (
        <div class="actions">
          <a class="button" href={continueUrl} data-action="continue" rel="noreferrer">
            {say('end.continue')}
          </a>
        </div>
      )}
    </div>
  );
}
