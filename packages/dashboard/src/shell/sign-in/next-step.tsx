/** The step after the first one of a sign-in: a second factor, or the first passkey. */
import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser';
import { useState } from 'react';
import { type Next, registerFirstPasskey, signInByRecoveryCode, signInByTotp } from '../../client/entries.ts';
import { Button } from '../../kit/button.tsx';
import { CodeField } from '../../kit/field.tsx';
import { Form } from '../../kit/form.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { Enroll } from './enroll.tsx';
import { Or } from './or.tsx';
import { usePasskeyProblem } from './passkey-problem.ts';
import styles from './sign-in.module.css';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

export interface NextStepProps<Step extends Next = Next> {
  readonly step: Step;
  readonly onNext: (next: Next) => void;
  readonly onStartAgain: () => void;
}

/** Returns the title of the page that shows the step. */
export function useTitleOfStep(): (step: Next) => string {
  const { enter } = useTexts();
  return ({ next }) => (next === 'passkey-registration' ? enter.passkeyTitle : enter.secondTitle);
}

export function NextStep({ step, ...rest }: NextStepProps) {
  if (step.next === 'second-factor') return <SecondFactor step={step} {...rest} />;
  if (step.next === 'signed-in') return null;
  if (step.next === 'passkey-registration') return <FirstPasskey step={step} {...rest} />;
  return <Enroll onDone={() => rest.onNext({ next: 'signed-in' })} />;
}

function SecondFactor({ step, onNext, onStartAgain }: NextStepProps<Extract<Next, { next: 'second-factor' }>>) {
  const { enter } = useTexts();
  const { attempt, ways } = step;
  const [isRecovery, setRecovery] = useState(!ways.includes('totp'));
  const [code, setCode] = useState('');
  const passkey = usePasskeySignIn({ offersInField: false, attempt }, onNext);
  const send = isRecovery ? signInByRecoveryCode : signInByTotp;
  const change = () => {
    setRecovery(!isRecovery);
    setCode('');
  };
  return (
    <div className={styles['panel']}>
      {passkey.problem !== null && <Notice tone="problem">{passkey.problem}</Notice>}
      <Form
        send={enter.confirm}
        isWide
        refusals={{ sign_in_refused: enter.refused.code }}
        onSend={async () => onNext(await send(attempt, code.replaceAll(/\s/g, '')))}
      >
        <CodeField
          key={String(isRecovery)}
          label={isRecovery ? enter.recoveryCode : enter.totp}
          help={isRecovery ? enter.recoveryHelp : enter.totpHelp}
          isDigits={!isRecovery}
          value={code}
          onChange={setCode}
          isRequired
          autoFocus
        />
      </Form>
      <Or />
      {ways.includes('passkey') && (
        <Button icon="passkey" wide isPending={passkey.isAsking} onPress={passkey.ask}>
          {enter.byPasskey}
        </Button>
      )}
      {ways.includes('totp') && ways.includes('recovery-code') && (
        <Button wide onPress={change}>
          {isRecovery ? enter.useTotp : enter.useRecovery}
        </Button>
      )}
      <Button look="plain" wide onPress={onStartAgain}>
        {enter.startAgain}
      </Button>
    </div>
  );
}

function FirstPasskey({ step, onNext, onStartAgain }: NextStepProps<Extract<Next, { next: 'passkey-registration' }>>) {
  const { enter } = useTexts();
  const passkeyProblem = usePasskeyProblem();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const create = async () => {
    setProblem(null);
    if (!browserSupportsWebAuthn()) return setProblem(enter.passkeyUnsupported);
    setAsking(true);
    try {
      const response = await startRegistration({ optionsJSON: step.options });
      onNext(await registerFirstPasskey(step.attempt, response));
    } catch (error) {
      setProblem(passkeyProblem(error));
    } finally {
      setAsking(false);
    }
  };
  return (
    <div className={styles['panel']}>
      <p>{enter.passkeyText}</p>
      {problem !== null && <Notice tone="problem">{problem}</Notice>}
      <Button icon="passkey" look="main" wide autoFocus isPending={isAsking} onPress={() => void create()}>
        {enter.passkeyCreate}
      </Button>
      <Button look="plain" wide onPress={onStartAgain}>
        {enter.startAgain}
      </Button>
    </div>
  );
}
