/** Why the inquiry waits for a reviewer, who reviews it, and how many people have to agree; lines in the strip. */
import type { ReviewState } from '../../../client/inquiries.ts';
import { useWords } from '../../../dictionary/use-words.ts';
import { Notice } from '../../../kit/notice.tsx';
import { fill } from '../../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../inquiry.module.css';

/** Codes whose names are chosen by people and are shown as they are. */
const namedByPeople: ReadonlySet<string> = new Set(['condition', 'reports']);

export interface WhyProps {
  readonly state: ReviewState;
  /** True until the inquiry is decided. */
  readonly isOpen: boolean;
}

export function Why({ state, isOpen }: WhyProps) {
  const { waitsFor: texts } = usePageTexts().inquiry;
  const words = useWords();
  const language = useLanguage();
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return (
    <>
      {state.reasons.length > 0 && (
        <ul className={styles['why']} aria-label={texts.why}>
          {state.reasons.map(({ code, names }) => (
            <li key={code}>
              {fill(texts.reasons[code], {
                names: list.format(namedByPeople.has(code) ? names : names.map(words.name)),
              })}
            </li>
          ))}
        </ul>
      )}
      {isOpen && <SecondRead state={state} />}
      {state['claimed-by'] !== null && !state['claimed-by']['is-own'] && (
        <Notice tone="info">{fill(texts.lookedAt, { name: state['claimed-by'].name })}</Notice>
      )}
    </>
  );
}

function SecondRead({ state }: { readonly state: ReviewState }) {
  const { waitsFor: texts } = usePageTexts().inquiry;
  const { approve, decline } = state['readers-needed'];
  if (state['has-read']) return <p className={styles['quiet']}>{texts.youHaveRead}</p>;
  if (state['reads-waiting'] > 1) return <p className={styles['quiet']}>{texts.readersDisagree}</p>;
  if (state['reads-waiting'] === 1) return <p className={styles['quiet']}>{texts.oneHasRead}</p>;
  if (approve === 1 && decline === 1) return null;
  const one = approve === 2 ? texts.twoForApproval : texts.twoForDecline;
  return <p className={styles['quiet']}>{approve === decline ? texts.twoForAll : one}</p>;
}
