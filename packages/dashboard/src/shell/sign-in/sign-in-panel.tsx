/** All sign-in methods, for the sign-in page and for the dialog over a form whose session expired. */
import { useState } from 'react';
import { type Entry, issuerAddress, type Next, signInByPassword } from '../../client/entries.ts';
import { Button } from '../../kit/button.tsx';
import { Field } from '../../kit/field.tsx';
import { Form } from '../../kit/form.tsx';
import { Notice } from '../../kit/notice.tsx';
import { fill } from '../../texts/fill.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { NextStep } from './next-step.tsx';
import { Or } from './or.tsx';
import styles from './sign-in.module.css';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

export interface SignInPanelProps {
  readonly entry: Entry;
  readonly onSignedIn: () => void;
  /** Email address of the user whose session expired; empty if any user may sign in. */
  readonly emailAddress?: string;
  /** Address to which the organization's issuer returns the browser. Null over a form, whose page must stay open. */
  readonly returnTo: string | null;
}

export function SignInPanel({ entry, onSignedIn, emailAddress = '', returnTo }: SignInPanelProps) {
  const [next, setNext] = useState<Next | null>(null);
  const go = (answered: Next) => {
    // Over a form, a second factor is not requested if the user signed in without one.
    const isIn = answered.next === 'signed-in' || (answered.next === 'enroll-second-factor' && returnTo === null);
    if (isIn) onSignedIn();
    else setNext(answered);
  };
  if (next !== null) {
    return <NextStep step={next} onNext={go} onStartAgain={() => setNext(null)} />;
  }
  return <FirstStep entry={entry} emailAddress={emailAddress} returnTo={returnTo} onNext={go} />;
}

interface FirstStepProps extends Omit<SignInPanelProps, 'onSignedIn'> {
  readonly onNext: (next: Next) => void;
}

function FirstStep({ entry, emailAddress: known = '', returnTo, onNext }: FirstStepProps) {
  const { enter } = useTexts();
  const [emailAddress, setEmailAddress] = useState(known);
  const [password, setPassword] = useState('');
  const passkey = usePasskeySignIn({ offersInField: entry.ways.passkey && entry.ways.password }, onNext);
  return (
    <div className={styles['panel']}>
      {passkey.problem !== null && <Notice tone="problem">{passkey.problem}</Notice>}
      {entry.ways.password && (
        <Form
          send={enter.continue}
          isWide
          refusals={{ sign_in_refused: enter.refused.password }}
          onSend={async () => onNext(await signInByPassword(emailAddress.trim(), password))}
        >
          <Field
            label={enter.emailAddress}
            type="email"
            autoComplete="username webauthn"
            value={emailAddress}
            onChange={setEmailAddress}
            isRequired
            autoFocus={known === ''}
          />
          <Field
            label={enter.password}
            type="password"
            autoComplete="current-password webauthn"
            value={password}
            onChange={setPassword}
            isRequired
            autoFocus={known !== ''}
          />
        </Form>
      )}
      {entry.ways.password && (entry.ways.passkey || entry.ways.oidc !== null) && <Or />}
      {entry.ways.passkey && (
        <Button
          icon="passkey"
          look={entry.ways.password ? 'quiet' : 'main'}
          wide
          isPending={passkey.isAsking}
          onPress={passkey.ask}
        >
          {enter.byPasskey}
        </Button>
      )}
      {entry.ways.oidc !== null && <IssuerButton name={entry.ways.oidc.name} returnTo={returnTo} />}
    </div>
  );
}

/** Opens the issuer's sign-in. Over a form it opens a separate window, which notifies the others at the end. */
function IssuerButton({ name, returnTo }: { readonly name: string; readonly returnTo: string | null }) {
  const { enter } = useTexts();
  const [isElsewhere, setElsewhere] = useState(false);
  const go = () => {
    if (returnTo !== null) return location.assign(issuerAddress(returnTo));
    window.open(issuerAddress('/dashboard/signed-in'), 'sign-in', 'popup,width=520,height=720');
    setElsewhere(true);
  };
  return (
    <>
      <Button icon="external" wide onPress={go}>
        {fill(enter.byIssuer, { name })}
      </Button>
      {isElsewhere && <Notice tone="info">{enter.issuerWindow}</Notice>}
    </>
  );
}
