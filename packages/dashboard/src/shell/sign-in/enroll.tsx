/**
 * Prompt for a second factor after a sign-in with only a password. Without a second factor, only the sandbox is
 * available.
 */
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { NewTotp } from './new-totp.tsx';
import { Or } from './or.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './sign-in.module.css';
import { useNewPasskey } from './use-new-passkey.ts';

export function Enroll({ onDone }: { readonly onDone: () => void }) {
  const { enter } = useTexts();
  const [isTotp, setTotp] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const passkey = useNewPasskey(onDone);
  if (codes !== null) return <RecoveryCodes codes={codes} onKept={onDone} />;
  if (isTotp) {
    return (
      <div className={styles['panel']}>
        <NewTotp onMade={setCodes} />
        <Button look="plain" wide onPress={() => setTotp(false)}>
          {enter.otherWay}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles['panel']}>
      <h2>{enter.enrollTitle}</h2>
      <p>{enter.enrollText}</p>
      {passkey.problem !== null && <Notice tone="problem">{passkey.problem}</Notice>}
      <Button icon="passkey" look="main" wide autoFocus isPending={passkey.isAsking} onPress={passkey.create}>
        {enter.passkeyCreate}
      </Button>
      <Or />
      <Button wide onPress={() => setTotp(true)}>
        {enter.enrollTotp}
      </Button>
      <Button look="plain" wide onPress={onDone}>
        {enter.enrollLater}
      </Button>
    </div>
  );
}
