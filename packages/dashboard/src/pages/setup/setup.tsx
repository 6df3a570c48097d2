/** Page that creates the owner, by the link printed at the first start. */
import { useState } from 'react';
import { type Next, setUp } from '../../client/entries.ts';
import { buttonLook } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { arrive } from '../../shell/sign-in/arrive.ts';
import { Entrance } from '../../shell/sign-in/entrance.tsx';
import { NextStep, useTitleOfStep } from '../../shell/sign-in/next-step.tsx';
import { PersonForm } from '../../shell/sign-in/person-form.tsx';
import { forgetLinkCode, useLinkCode } from '../../shell/sign-in/use-link-code.ts';
import { useTexts } from '../../texts/use-texts.tsx';

/** A new installation continues with its first inquiry. */
const afterwards = '/dashboard/sandbox/first-inquiry';

export function SetupPage() {
  const { enter } = useTexts();
  const code = useLinkCode();
  const titleOf = useTitleOfStep();
  const [next, setNext] = useState<Next | null>(null);
  const go = (answered: Next) => {
    // A passkey still needs the link, if its registration is broken off.
    if (answered.next !== 'passkey-registration') forgetLinkCode();
    if (answered.next === 'signed-in') arrive(afterwards);
    else setNext(answered);
  };
  if (code === null) {
    return (
      <Entrance title={enter.setupTitle}>
        <Notice tone="problem">{enter.codeMissing}</Notice>
        <a className={buttonLook('quiet', true)} href="/dashboard/sign-in">
          {enter.toSignIn}
        </a>
      </Entrance>
    );
  }
  if (next !== null) {
    return (
      <Entrance title={titleOf(next)}>
        <NextStep step={next} onNext={go} onStartAgain={() => setNext(null)} />
      </Entrance>
    );
  }
  return (
    <Entrance title={enter.setupTitle} text={enter.setupText}>
      <PersonForm asksAddress onSend={async (person) => go(await setUp(code, person))} />
    </Entrance>
  );
}
