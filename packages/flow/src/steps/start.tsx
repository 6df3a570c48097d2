/** Consent: who requests it, what is needed, checked and kept; nothing happens before the person agrees. */
import { useEffect } from 'preact/hooks';
import { useWords } from '../language-context.ts';
import type { StartPage } from '../page.ts';
import { Heading } from '../shell.tsx';
import { StepForm } from '../step-form.tsx';
import { loadLaterTexts } from '../texts/load-texts.ts';
import { servedLocale } from '../texts/served-locale.ts';
import { ConsentActions } from './consent-actions.tsx';
import { HandedOff } from './handed-off.tsx';
import type { LaterStep } from './later-step-names.ts';
import { loadStep } from './later-steps.ts';
import { loadCountryList } from './load-country-list.ts';
import { NeedIcon } from './need-icon.tsx';

const needOrder = ['document', 'paper', 'selfie', 'details', 'contact'] as const;

function Facts({ page }: { readonly page: StartPage }) {
  const { say, count } = useWords();
  const document = page.asks.includes('document');
  const selfie = page.asks.includes('selfie');
  const paper = page.asks.includes('paper');
  const details = page.asks.includes('details');
  const contact = page.asks.includes('contact');
  const shows = document || selfie || paper;
  const needs = [...needOrder.filter((need) => page.asks.includes(need)), ...(shows ? (['light'] as const) : [])];
  return (
    <div class="facts">
      <section>
        <h2>{say('start.need')}</h2>
        <ul class="needs">
          {needs.map((need) => (
            <li key={need}>
              <NeedIcon need={need} />
              {say(`start.need.${need}`)}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{say('start.check')}</h2>
        <ul>
          {document && <li>{say('start.check.document')}</li>}
          {document && selfie && <li>{say('start.check.match')}</li>}
          {selfie && <li>{say('start.check.selfie')}</li>}
          {paper && <li>{say('start.check.paper')}</li>}
          {details && <li>{say('start.check.details')}</li>}
          {contact && <li>{say('start.check.contact')}</li>}
        </ul>
      </section>
      <section>
        <h2>{say('start.keep')}</h2>
        <ul>
          {shows && <li>{say('start.keep.where')}</li>}
          {shows && <li>{count('start.keep.days', page.retentionDays)}</li>}
          {details && <li>{say('start.keep.details')}</li>}
          <li>{say('start.keep.counted')}</li>
          {contact && <li>{say('start.keep.contact')}</li>}
        </ul>
      </section>
    </div>
  );
}

/** Step in which each evidence is given. */
const firstSteps: Readonly<Record<StartPage['asks'][number], LaterStep>> = {
  document: 'front',
  selfie: 'selfie',
  paper: 'paper',
  details: 'details',
  contact: 'contact',
};

/** Posts `consent=yes` or `consent=no`, with the one-time `code` when there is one. */
export function Start({ page }: { readonly page: StartPage }) {
  const { say } = useWords();
  const { handedOff } = page;
  useEffect(() => {
    // Fetched while the person reads, after the page can be used.
    const loads = page.asks.map((asked) => loadStep(firstSteps[asked]));
    if (page.asks.includes('document')) loads.push(loadCountryList().then(() => undefined));
    loads.push(loadLaterTexts(servedLocale(page.locale)));
    Promise.all(loads).catch(() => undefined);
  }, [page.asks, page.locale]);
  if (handedOff !== undefined) return <HandedOff page={page} given={handedOff} />;
  return (
    <>
      <Heading page={page} />
      {page.resumes && <p class="lead">{say('start.resumed.body')}</p>}
      {/* Inside the form, so that the buttons stay in view while the facts are scrolled. */}
      <StepForm page={page}>
        <Facts page={page} />
        {page.code !== null && <input type="hidden" name="code" value={page.code} />}
        <ConsentActions yes={say(page.resumes ? 'start.resumed.agree' : 'start.agree')} no={say('start.decline')} />
      </StepForm>
    </>
  );
}
