/** Setup of an authenticator app: its secret as a QR code and as text, then its first code. */

import { useState } from 'react';
import { confirmTotp, setUpTotp } from '../../client/own-factors.ts';
import { useQuery } from '../../client/use-query.ts';
import { Copyable } from '../../kit/copyable.tsx';
import { Fault } from '../../kit/fault.tsx';
import { CodeField } from '../../kit/field.tsx';
import { Form } from '../../kit/form.tsx';
import { QrCode } from '../../kit/qr-code.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import styles from './sign-in.module.css';

export interface NewTotpProps {
  /** Called with the recovery codes that are issued with it. */
  readonly onMade: (recoveryCodes: readonly string[]) => void;
}

export function NewTotp({ onMade }: NewTotpProps) {
  const { enter } = useTexts();
  const [code, setCode] = useState('');
  // Each call creates another secret, so it runs once, and again only on request.
  const made = useQuery({ queryKey: ['totp'], queryFn: setUpTotp, retry: false, staleTime: Infinity, gcTime: 0 });
  if (made.isPending) return <Skeleton lines={4} />;
  if (made.isError) return <Fault error={made.error} onRetry={() => void made.refetch()} />;
  const { secret, 'otpauth-url': address } = made.data;
  return (
    <div className={styles['panel']}>
      <p>{enter.enrollSecret}</p>
      <QrCode value={address} label={enter.secretPicture} />
      <Copyable value={secret} name={enter.secret} />
      <Form
        send={enter.confirm}
        isWide
        refusals={{ sign_in_refused: enter.refused.code }}
        onSend={async () => onMade((await confirmTotp(code.replaceAll(/\s/g, '')))['recovery-codes'])}
      >
        <CodeField
          label={enter.totp}
          help={enter.totpHelp}
          isDigits
          value={code}
          onChange={setCode}
          isRequired
          autoFocus
        />
      </Form>
    </div>
  );
}
