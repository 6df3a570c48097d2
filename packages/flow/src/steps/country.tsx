/** Country of the document: a native list without script, a searchable list of radio buttons with script. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useAnswering } from '../answer-context.ts';
import { useWords } from '../language-context.ts';
import type { CountryPage } from '../page.ts';
import { Heading } from '../shell.tsx';
import { StepForm } from '../step-form.tsx';
import { ContinueButton } from './continue-button.tsx';
import type { CountryList } from './country-list.ts';
import { countryNames } from './country-names.ts';
import { loadCountryList } from './load-country-list.ts';

interface ListProps {
  readonly list: CountryList;
  readonly chosen: string | null;
  readonly choose: (code: string | null) => void;
  /** Returns the code of the country that a search means; null for none. Waits until the search is loaded. */
  readonly findMeant: (query: string) => Promise<string | null>;
}

function PlainList({ list, chosen }: ListProps) {
  const { say } = useWords();
  return (
    <div class="field">
      <label for="field-country">{say('country.label')}</label>
      <select id="field-country" name="country" autocomplete="country" aria-describedby="country-hint">
        <option value="">{say('country.choose')}</option>
        {list.countries.map(({ code, name }) => (
          <option key={code} value={code} selected={code === chosen}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

function choiceInPlainList(): string | null {
  const plain = document.getElementById('field-country');
  return plain instanceof HTMLSelectElement && plain.value !== '' ? plain.value : null;
}

function SearchedList({ list, chosen, choose, findMeant }: ListProps) {
  const { say, count } = useWords();
  const [query, setQuery] = useState('');
  const choices = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const mark = choices.current?.querySelector<HTMLElement>(':checked')?.parentElement;
    if (mark && choices.current) choices.current.scrollTop = mark.offsetTop - choices.current.clientHeight / 2;
  }, []);
  const { countries: found } = list.search(query);
  // The chosen country stays in the form even when the search hides it.
  const hidden = chosen !== null && !found.some(({ code }) => code === chosen) ? chosen : null;
  return (
    <div class="field">
      <label for="field-country">{say('country.search')}</label>
      <input
        id="field-country"
        type="search"
        autocomplete="off"
        aria-describedby="country-hint"
        aria-controls="countries"
        value={query}
        onInput={(event) => setQuery(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter ends the search and must not submit a form without a choice.
          event.preventDefault();
          findMeant(query).then((code) => {
            if (code !== null) choose(code);
            choices.current?.querySelector('input')?.focus();
          });
        }}
      />
      <p class="hidden" role="status">
        {query === '' ? '' : count('country.found', found.length)}
      </p>
      {hidden !== null && <input type="hidden" name="country" value={hidden} />}
      <fieldset class="choices scrolled" id="countries" ref={choices}>
        <legend class="hidden">{say('country.label')}</legend>
        {found.map(({ code, name }) => (
          <label key={code} class="choice">
            <input type="radio" name="country" value={code} checked={code === chosen} onChange={() => choose(code)} />
            <span>{name}</span>
          </label>
        ))}
        {found.length === 0 && <p class="muted">{say('country.none')}</p>}
      </fieldset>
    </div>
  );
}

/** Returns the list; until its search is loaded, every query finds all countries. */
function useCountryList(codes: readonly string[], locale: string): CountryList {
  const [searched, setSearched] = useState<CountryList | null>(null);
  useEffect(() => {
    let isShown = true;
    loadCountryList().then(
      ({ countryList }) => isShown && setSearched(countryList(codes, locale)),
      // The list can be used without its search.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [codes, locale]);
  const countries = useMemo(() => countryNames(codes, locale), [codes, locale]);
  return searched ?? { countries, search: () => ({ countries, meant: null }) };
}

/** Posts `country`. */
export function Country({ page }: { readonly page: CountryPage }) {
  const { say, locale } = useWords();
  const { scripted } = useAnswering();
  const list = useCountryList(page.countries, locale);
  const [chosen, choose] = useState(page.selected);
  // Runs while the plain list is still there: a choice made before the script loaded is kept.
  useLayoutEffect(() => choose((now) => choiceInPlainList() ?? now), []);
  const findMeant = async (query: string) => {
    const searched = await loadCountryList().catch(() => null);
    return searched?.countryList(page.countries, locale).search(query).meant?.code ?? null;
  };
  const List = scripted ? SearchedList : PlainList;
  return (
    <>
      <Heading page={page} />
      <p class="lead" id="country-hint">
        {say('country.hint')}
      </p>
      <StepForm page={page}>
        <List list={list} chosen={chosen} choose={choose} findMeant={findMeant} />
        <details class="aside">
          <summary>{say('country.notListed')}</summary>
          <p>{say('country.notListed.body')}</p>
        </details>
        <ContinueButton />
      </StepForm>
    </>
  );
}
