/** Page after an interruption: until when the answers are kept, and the ways back. */
import { useAnswering } from '../answer-context.ts';
import { useWords } from '../language-context.ts';
import type { LeftPage } from '../page.ts';
import { Heading } from '../shell.tsx';
import { EndMark } from './end-mark.tsx';
import { QrCode } from './qr-code.tsx';

/** Returns the moment in the time zone of the device, or of UTC where the page is rendered without one. */
function useMoment(at: string): string {
  const { locale } = useWords();
  const { scripted } = useAnswering();
  const shown = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const;
  const zone = scripted ? {} : ({ timeZone: 'UTC', timeZoneName: 'short' } as const);
  return new Intl.DateTimeFormat(locale, { ...shown, ...zone }).format(new Date(at));
}

function Kept({ until }: { readonly until: string }) {
  const { say } = useWords();
  return <p class="lead">{say('left.body', { date: useMoment(until) })}</p>;
}

/** Posts nothing; the link leads back. */
export function Left({ page }: { readonly page: LeftPage }) {
  const { say } = useWords();
  const { link } = page;
  return (
    <div class="end">
      <EndMark step={page.step} />
      <Heading page={page} />
      {page.keptUntil !== null && <Kept until={page.keptUntil} />}
      {link === null ? (
        <p>{say('gone.ask')}</p>
      ) : (
        <>
          <p>{say('left.other')}</p>
          <p>
            <bdi class="number">{link}</bdi>
          </p>
          <QrCode value={link} label={say('handoff.code')} />
          <div class="actions">
            <a class="button" href={link} data-action="return">
              {say('left.again')}
            </a>
          </div>
        </>
      )}
    </div>
  );
}
