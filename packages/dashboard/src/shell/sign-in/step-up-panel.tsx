/** All re-authentication methods. */
import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import { useState } from 'react';
import { stepUpByPasskey, stepUpByPassword, stepUpByTotp, stepUpPasskeyOptions } from '../../client/step-up.ts';
import { useQuery } from '../../client/use-query.ts';
import { Button } from '../../kit/button.tsx';
import { CodeField, Field } from '../../kit/field.tsx';
import { Form } from '../../kit/form.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { sessionQuery } from '../session.ts';
import { Or } from './or.tsx';
import { usePasskeyProblem } from './passkey-problem.ts';
import styles from './sign-in.module.css';

interface Done {
  readonly onDone: () => void;
}

export function StepUpPanel({ onDone }: Done) {
  const ways = useQuery(sessionQuery).data?.data.attributes.ways ?? [];
  const hasPasskey = ways.includes('passkey');
  const isByCode = ways.includes('totp');
  return (
    <div className={styles['panel']}>
      {hasPasskey && <ByPasskey onDone={onDone} />}
      {hasPasskey && isByCode && <Or />}
      {isByCode && <ByCode onDone={onDone} isFirst={!hasPasskey} />}
      {!hasPasskey && !isByCode && <ByPassword onDone={onDone} />}
    </div>
  );
}

function ByPasskey({ onDone }: Done) {
  const { shell, enter } = useTexts();
  const passkeyProblem = usePasskeyProblem();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const ask = async () => {
    setProblem(null);
    if (!browserSupportsWebAuthn()) return setProblem(enter.passkeyUnsupported);
    setAsking(true);
    try {
      const { attempt, options } = await stepUpPasskeyOptions();
      await stepUpByPasskey(attempt, await startAuthentication({ optionsJSON: options }));
      onDone();
    } catch (error) {
      setProblem(passkeyProblem(error));
    } finally {
      setAsking(false);
    }
  };
  return (
    <>
      {problem !== null && <Notice tone="problem">{problem}</Notice>}
      <Button icon="passkey" look="main" wide autoFocus isPending={isAsking} onPress={() => void ask()}>
        {shell.stepUp.byPasskey}
      </Button>
    </>
  );
}

function ByCode({ onDone, isFirst }: Done & { readonly isFirst: boolean }) {
  const { shell, enter } = useTexts();
  const [code, setCode] = useState('');
  const confirm = async () => {
    await stepUpByTotp(code.replaceAll(/\s/g, ''));
    onDone();
  };
  return (
    <Form send={shell.stepUp.confirm} isWide refusals={{ sign_in_refused: enter.refused.code }} onSend={confirm}>
      <CodeField
        label={enter.totp}
        help={enter.totpHelp}
        isDigits
        value={code}
        onChange={setCode}
        isRequired
        autoFocus={isFirst}
      />
    </Form>
  );
}

/** Re-authenticates with a password, for users without a stronger factor. */
function ByPassword({ onDone }: Done) {
  const { shell, enter } = useTexts();
  const [password, setPassword] = useState('');
  const confirm = async () => {
    await stepUpByPassword(password);
    onDone();
  };
  return (
    <Form send={shell.stepUp.confirm} isWide refusals={{ sign_in_refused: enter.refused.password }} onSend={confirm}>
      <Field
        label={enter.password}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        isRequired
        autoFocus
      />
    </Form>
  );
}
