/** Page for a link that no longer works, or for a refused request: why, and how to continue or get a new link. */
import { useWords } from '../language-context.ts';
import type { GonePage } from '../page.ts';
import { Heading } from '../shell.tsx';
import { Countdown } from './countdown.tsx';
import { EndMark } from './end-mark.tsx';
import { InquiryNumber } from './inquiry-number.tsx';
import { NewLinkForm } from './new-link-form.tsx';

const deadLinks = new Set<GonePage['reason']>(['link_used', 'link_expired', 'session_expired', 'taken_back']);

/** The way on: a form for a new link, the address again, or the documentation. */
function WayOn({ page }: { readonly page: GonePage }) {
  const { say } = useWords();
  if (page.reason === 'finished') return <p>{say('end.close')}</p>;
  if (page.reason === 'link_wrong') return null;
  if (page.newLink !== null) return <NewLinkForm page={page} newLink={page.newLink} />;
  if (page.reason === 'no_link' || page.reason === 'unknown_page') return <OtherDoors />;
  return (
    <div class="actions">
      <a class="button quiet" href={page.action} data-action="try-again">
        {say('shell.tryAgain')}
      </a>
    </div>
  );
}

/** Ways on for those who came without a link because they build with the service or work in it. */
function OtherDoors() {
  const { say } = useWords();
  return (
    <div class="actions">
      <a class="button quiet" href="/docs" data-action="docs">
        {say('gone.docs')}
      </a>
      <a class="button quiet" href="/dashboard/" data-action="dashboard">
        {say('gone.dashboard')}
      </a>
    </div>
  );
}

/** Posts `new-link=yes` where a new link can be requested; otherwise the address can be tried again. */
export function Gone({ page }: { readonly page: GonePage }) {
  const { say } = useWords();
  return (
    <div class="end">
      <EndMark step={page.step} />
      <Heading page={page} />
      <p class="lead">{say(`gone.${page.reason}.body`)}</p>
      {page.reason === 'no_link' && <p>{say('gone.no_link.what')}</p>}
      {page.details !== null && (
        <p class="notice" lang="en">
          {page.details}
        </p>
      )}
      {page.retrySeconds !== null && <Countdown seconds={page.retrySeconds} />}
      {page.newLink === null && deadLinks.has(page.reason) && (
        <p>{say(page.organizationName === null ? 'gone.next' : 'gone.ask')}</p>
      )}
      {page.inquiryId !== null && (
        <p class="muted">
          {say('end.number')} <InquiryNumber of={page.inquiryId} />
        </p>
      )}
      <WayOn page={page} />
    </div>
  );
}
