/** Page of a receipt. It runs no script: each button is a form or a link. */
import { spokenNumber } from '@countersign/texts/spoken-number';
import type { ComponentChildren } from 'preact';
import { directionOf, ownNameOf, servedLocales } from '../texts/served-locale.ts';
import { type Receipt, type ReceiptPage, rights } from './receipt.ts';
import type { ReceiptWords } from './receipt-words.ts';

interface Shown {
  readonly page: ReceiptPage;
  readonly words: ReceiptWords;
}

function Languages({ page, words: { locale } }: Shown) {
  return (
    <details class="languages">
      <summary>{ownNameOf(locale)}</summary>
      <form method="get" action={page.path}>
        {servedLocales.map((tag) => (
          <button
            key={tag}
            type="submit"
            name="language"
            value={tag}
            lang={tag}
            dir={directionOf(tag)}
            aria-current={tag === locale ? 'true' : undefined}
          >
            {ownNameOf(tag)}
          </button>
        ))}
      </form>
    </details>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section class="receipt-part">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Facts({ receipt, words }: { readonly receipt: Receipt; readonly words: ReceiptWords }) {
  const { say, moment } = words;
  const { startedAt, endedAt, inquiryId, result } = receipt;
  return (
    <dl class="receipt-facts">
      <dt>{say('number')}</dt>
      <dd>
        <bdi class="number">{spokenNumber(inquiryId)}</bdi>
      </dd>
      <dt>{say('result')}</dt>
      <dd>{say(`state.${result}`)}</dd>
      {startedAt !== null && <dt>{say('started')}</dt>}
      {startedAt !== null && <dd>{moment(startedAt)}</dd>}
      {endedAt !== null && <dt>{say('ended')}</dt>}
      {endedAt !== null && <dd>{moment(endedAt)}</dd>}
    </dl>
  );
}

function CheckedThings({ receipt: { checked }, words }: { readonly receipt: Receipt; readonly words: ReceiptWords }) {
  const { say, day } = words;
  if (checked.length === 0) return <p>{say('nothingChecked')}</p>;
  return (
    <ul class="receipt-list">
      {checked.map(({ what, result, at }) => (
        <li key={what} class={`checked checked-${result}`}>
          <span>
            {say(`kind.${what}`)}
            {at !== null && <small> {day(at)}</small>}
          </span>
          <strong>{say(`check.${result}`)}</strong>
        </li>
      ))}
    </ul>
  );
}

function KnownThings({
  receipt: { knows },
  words: { say },
}: {
  readonly receipt: Receipt;
  readonly words: ReceiptWords;
}) {
  if (knows.length === 0) return <p>{say('knowsNothing')}</p>;
  return (
    <ul class="receipt-list">
      {knows.map((known) => (
        <li key={known}>{say(`knows.${known}`)}</li>
      ))}
    </ul>
  );
}

function Rights({ page, words: { say } }: Shown) {
  const { asked, environment } = page.receipt;
  return (
    <Part title={say('rights')}>
      <p>{say(environment === 'sandbox' ? 'rightsSandbox' : 'rightsLead')}</p>
      <form method="post" action={page.path} class="receipt-rights">
        {rights.map((right) =>
          asked.includes(right) ? (
            <p key={right} class="notice" role="status">
              <strong>{say(`right.${right}`)}</strong> {say('right.asked')}
            </p>
          ) : (
            <button key={right} type="submit" class="button quiet" name="right" value={right}>
              {say(`right.${right}`)}
            </button>
          ),
        )}
      </form>
    </Part>
  );
}

function Kept({ receipt, words: { say } }: { readonly receipt: Receipt; readonly words: ReceiptWords }) {
  const { photos, knows } = receipt;
  if (photos === null && knows.length === 0) return null;
  return (
    <Part title={say('kept')}>
      {photos === 'erased' && <p>{say('kept.photosGone')}</p>}
      {photos !== null && photos !== 'erased' && <p>{say('kept.photos', photos.erasedOn)}</p>}
      {knows.length > 0 && <p>{say('kept.details')}</p>}
    </Part>
  );
}

/** Shows the receipt; after an erasure, what is left of it. */
export function ReceiptScreen({ page, words }: Shown) {
  const { receipt } = page;
  const { say } = words;
  return (
    <div class="shell">
      <header>
        {receipt.environment === 'sandbox' && <p class="sandbox">{say('sandbox')}</p>}
        <p class="organization">{receipt.organizationName}</p>
        <Languages page={page} words={words} />
      </header>
      <main id="main" data-step="receipt">
        <h1>{say('title')}</h1>
        <p class="lead">{say('lead')}</p>
        {receipt.erasedAt !== null && (
          <p class="notice">
            {say('erased', receipt.erasedAt)}. {say('erasedBody')}
          </p>
        )}
        <Facts receipt={receipt} words={words} />
        <Part title={say('checked')}>
          <CheckedThings receipt={receipt} words={words} />
        </Part>
        {receipt.erasedAt === null && (
          <>
            <Part title={say('knows')}>
              <KnownThings receipt={receipt} words={words} />
            </Part>
            <Kept receipt={receipt} words={words} />
            <Rights page={page} words={words} />
          </>
        )}
        <p class="muted">{say('keep')}</p>
        <p class="muted">
          {say('signed')}{' '}
          <a href={`${page.path}/receipt.jws`} download="receipt.jws">
            {say('signature')}
          </a>
        </p>
        <div class="actions">
          <a class="button" href={`${page.path}/receipt.pdf?language=${words.locale}`} download="receipt.pdf">
            {say('save')}
          </a>
        </div>
      </main>
    </div>
  );
}
