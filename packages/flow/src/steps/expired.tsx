/** Page for an expired inquiry: what that means, the inquiry number, and how to continue. */
import { useWords } from '../language-context.ts';
import type { ExpiredPage } from '../page.ts';
import { Heading } from '../shell.tsx';
import { EndMark } from './end-mark.tsx';
import { InquiryNumber } from './inquiry-number.tsx';
import { NewLinkForm } from './new-link-form.tsx';

/** Posts `new-link=yes` where a new link can be requested. */
export function Expired({ page }: { readonly page: ExpiredPage }) {
  const { say } = useWords();
  return (
    <div class="end">
      <EndMark step={page.step} />
      <Heading page={page} />
      <p class="lead">{say('expired.body')}</p>
      {page.newLink === null && <p>{say('gone.ask')}</p>}
      <p class="muted">
        {say('end.number')} <InquiryNumber of={page.inquiryId} />
      </p>
      {page.newLink !== null && <NewLinkForm page={page} newLink={page.newLink} />}
    </div>
  );
}
