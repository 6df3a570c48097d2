/** Page for a link that no longer works, or for a refused request: why, and how to continue or get a new link. */
import { useWords } from '../language-context.ts';
import type { GonePage } from '../page.ts';
import { Heading } from '../shell.tsx';
import { EndMark } from './end-mark.tsx';
import { NewLinkForm } from './new-link-form.tsx';

/** Posts `new-link=yes` where a new link can be requested; otherwise the address can be tried again. */
export function Gone({ page }: { readonly page: GonePage }) {
  const { say } = useWords();
  const canTryAgain = page.reason === 'not_readable' || page.reason === 'busy';
  const isFinished = page.reason === 'finished';
  const isNoLink = page.reason === 'no_link' || page.reason === 'unknown_page';
  return (
    <div class="end">
      <EndMark step={page.step} />
      <Heading page={page} />
      <p class="lead">{say(`gone.${page.reason}.body`)}</p>
      {page.newLink === null && !canTryAgain && !isNoLink && !isFinished && (
        <p>{say(page.organizationName === null ? 'gone.next' : 'gone.ask')}</p>
      )}
      {page.inquiryId !== null && (
        <p class="muted">
          {say('end.number')} <bdi class="number">{page.inquiryId}</bdi>
        </p>
      )}
      {isFinished ? (
        <p>{say('end.close')}</p>
      ) : page.newLink === null ? (
        <div class="actions">
          <a class="button quiet" href={isNoLink ? '/docs' : page.action} data-action={isNoLink ? 'docs' : 'try-again'}>
            {say(isNoLink ? 'gone.docs' : 'shell.tryAgain')}
          </a>
        </div>
      ) : (
        <NewLinkForm page={page} newLink={page.newLink} />
      )}
    </div>
  );
}
