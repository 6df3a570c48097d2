/** Languages of the flow, each by its own name. Without script a press loads the page again in that language. */
import { useRef, useState } from 'preact/hooks';
import { useAnswering } from './answer-context.ts';
import { placeOf } from './language-change.ts';
import { useWords } from './language-context.ts';
import { type FlowPage, isOfInquiry } from './page.ts';
import { directionOf, ownNameOf, servedLocales } from './texts/served-locale.ts';

function Choices({ page, offered }: { readonly page: FlowPage; readonly offered: readonly string[] }) {
  const { locale } = useWords();
  const { path, kept } = placeOf(page);
  return (
    <>
      {kept.map(([name, value]) => (
        <input key={`${path} ${name}`} type="hidden" name={name} value={value} />
      ))}
      {offered.map((tag) => (
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
    </>
  );
}

/** Shows the menu; nothing where there is no choice. */
export function LanguageMenu({ page }: { readonly page: FlowPage }) {
  const { say, locale } = useWords();
  const { scripted, chooseLanguage } = useAnswering();
  const menu = useRef<HTMLDetailsElement>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const offered = isOfInquiry(page) ? page.languages : servedLocales;
  if (offered.length < 2) return null;
  const close = () => {
    if (menu.current === null) return;
    menu.current.open = false;
    menu.current.querySelector('summary')?.focus();
  };
  const choose = async (tag: string) => {
    const reason = await chooseLanguage(tag);
    setTrouble(reason);
    if (reason === null) close();
  };
  return (
    <details class="languages" ref={menu} onKeyDown={({ key }) => key === 'Escape' && close()}>
      <summary>
        <span class="hidden">{say('shell.language')} </span>
        <span>{ownNameOf(locale)}</span>
      </summary>
      <form
        method="get"
        action={placeOf(page).path}
        onSubmit={(event) => {
          const { submitter } = event as SubmitEvent;
          if (!scripted || !(submitter instanceof HTMLButtonElement)) return;
          event.preventDefault();
          choose(submitter.value);
        }}
      >
        <Choices page={page} offered={offered} />
        {trouble !== null && <p role="alert">{say(trouble === 'offline' ? 'shell.offline' : 'shell.serverError')}</p>}
      </form>
    </details>
  );
}
