/** Page that creates the owner, by the link printed at the first start. */
import { useState } from 'react';
import { type Next, setUp } from '../../client/entries.ts';
import { Notice } from '../../kit/notice.tsx';
import { arrive } from '../../shell/sign-in/arrive.ts';
import { Entrance } from '../../shell/sign-in/entrance.tsx';
import { NextStep } from '../../shell/sign-in/next-step.tsx';
import { PersonForm } from '../../shell/sign-in/person-form.tsx';
import { useLinkCode } from '../../shell/sign-in/use-link-code.ts';
import { useTexts } from '../../texts/use-texts.tsx';

/** A new installation continues with its first inquiry. */
const afterwards = '/dashboard/sandbox/first-inquiry';

export function SetupPage() {
  const { enter } = useTexts();
  const code = useLinkCode();
  const [next, setNext] = useState<Next | null>(null);
  const go = (answered: Next) => (answered.next === 'signed-in' ? arrive(afterwards) : setNext(answered));
  if (code === null) {
    return (
      <Entrance title={enter.setupTitle}>
        <Notice tone="problem">{enter.codeMissing}</Notice>
      </Entrance>
    );
  }
  if (next !== null) {
    return (
      <Entrance title={enter.passkeyTitle}>
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
