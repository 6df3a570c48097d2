/** Page for accepting an invitation by its link. */

import { useState } from 'react';
import { isApiError } from '../../client/api-error.ts';
import { acceptInvitation, lookAtInvitation, type Next } from '../../client/entries.ts';
import { useQuery } from '../../client/use-query.ts';
import { buttonLook } from '../../kit/button.tsx';
import { Fault } from '../../kit/fault.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { arrive } from '../../shell/sign-in/arrive.ts';
import { Entrance } from '../../shell/sign-in/entrance.tsx';
import { NextStep, useTitleOfStep } from '../../shell/sign-in/next-step.tsx';
import { PersonForm } from '../../shell/sign-in/person-form.tsx';
import { forgetLinkCode, useLinkCode } from '../../shell/sign-in/use-link-code.ts';
import { fill } from '../../texts/fill.ts';
import { useTexts } from '../../texts/use-texts.tsx';

export function InvitationPage() {
  const { enter } = useTexts();
  const code = useLinkCode();
  if (code === null) {
    return (
      <Entrance title={enter.accept}>
        <Notice tone="problem">{enter.codeMissing}</Notice>
        <a className={buttonLook('quiet', true)} href="/dashboard/sign-in">
          {enter.toSignIn}
        </a>
      </Entrance>
    );
  }
  return <Invited code={code} />;
}

function Invited({ code }: { readonly code: string }) {
  const { enter } = useTexts();
  const titleOf = useTitleOfStep();
  const [next, setNext] = useState<Next | null>(null);
  const invitation = useQuery({ queryKey: ['invitation', code], queryFn: () => lookAtInvitation(code), retry: false });
  const go = (answered: Next) => {
    // A passkey still needs the link, if its registration is broken off.
    if (answered.next !== 'passkey-registration') forgetLinkCode();
    if (answered.next === 'signed-in') arrive();
    else setNext(answered);
  };
  if (invitation.isPending) {
    return (
      <Entrance title={enter.accept}>
        <Skeleton lines={4} />
      </Entrance>
    );
  }
  if (invitation.isError) {
    return (
      <Entrance title={enter.accept}>
        {isApiError(invitation.error, 'sign_in_refused') ? (
          <Notice tone="problem">{enter.refused.link}</Notice>
        ) : (
          <Fault error={invitation.error} />
        )}
        <a className={buttonLook('quiet', true)} href="/dashboard/sign-in">
          {enter.toSignIn}
        </a>
      </Entrance>
    );
  }
  const { 'organization-name': organization, 'email-address': email, inviter } = invitation.data;
  if (next !== null) {
    return (
      <Entrance title={titleOf(next)}>
        <NextStep step={next} onNext={go} onStartAgain={() => setNext(null)} />
      </Entrance>
    );
  }
  const { 'name-first': nameFirst, 'name-last': nameLast } = invitation.data;
  if (nameFirst !== undefined && nameLast !== undefined) {
    return (
      <Entrance title={enter.resetTitle} text={fill(enter.resetText, { email, organization })}>
        <PersonForm
          asksAddress={false}
          known={{ nameFirst, nameLast }}
          onSend={async (person) => go(await acceptInvitation(code, person))}
        />
      </Entrance>
    );
  }
  const text = inviter === null ? fill(enter.invitationFor, { email }) : fill(enter.invitationBy, { inviter, email });
  return (
    <Entrance title={fill(enter.invitationTitle, { organization })} text={text}>
      <PersonForm asksAddress={false} onSend={async (person) => go(await acceptInvitation(code, person))} />
    </Entrance>
  );
}
