/** A dialog over the current page: sign in again, or re-authenticate. The interrupted request is sent afterwards. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { lookAtEntry } from '../client/entries.ts';
import { type Interruption, type Outcome, settle } from '../client/interruptions.ts';
import { retrieveSession, type Session } from '../client/session.ts';
import { useQuery } from '../client/use-query.ts';
import { DialogFrame } from '../kit/dialog-frame.tsx';
import { Fault } from '../kit/fault.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { sessionQuery } from './session.ts';
import { onSignedInElsewhere, tellOtherTabs } from './sign-in/other-tabs.ts';
import { SignInPanel } from './sign-in/sign-in-panel.tsx';
import { StepUpPanel } from './sign-in/step-up-panel.tsx';

export function InterruptionDialog({ kind }: { readonly kind: Interruption }) {
  const { shell } = useTexts();
  const words = kind === 'session-ended' ? shell.sessionEnded : shell.stepUp;
  const end = (outcome: Outcome) => settle(kind, outcome);
  return (
    <DialogFrame title={words.title} isOpen isDismissable={false} onClose={() => end('given-up')}>
      <p>{words.text}</p>
      {kind === 'session-ended' ? <SignInAgain onEnd={end} /> : <StepUpPanel onDone={() => end('resumed')} />}
    </DialogFrame>
  );
}

function SignInAgain({ onEnd }: { readonly onEnd: (outcome: Outcome) => void }) {
  const queries = useQueryClient();
  const entry = useQuery({ queryKey: ['entry'], queryFn: lookAtEntry });
  const before = queries.getQueryData<Session>(sessionQuery.queryKey)?.meta.user;
  const resume = async () => {
    const session = await retrieveSession();
    // Typed text belongs to the first user; it is not sent in another user's name.
    if (before !== undefined && session.meta.user.id !== before.id) return location.assign('/dashboard/');
    queries.setQueryData(sessionQuery.queryKey, session);
    onEnd('resumed');
  };
  const latest = useRef(resume);
  latest.current = resume;
  useEffect(() => onSignedInElsewhere(() => void latest.current().catch(() => undefined)), []);
  if (entry.isPending) return <Skeleton />;
  if (entry.isError) return <Fault error={entry.error} onRetry={() => void entry.refetch()} />;
  return (
    <SignInPanel
      entry={entry.data}
      emailAddress={before?.['email-address'] ?? ''}
      returnTo={null}
      onSignedIn={() => {
        tellOtherTabs();
        void resume();
      }}
    />
  );
}
