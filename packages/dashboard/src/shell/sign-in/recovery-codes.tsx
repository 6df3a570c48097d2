/** Ten recovery codes, shown once; the user must save them to continue. */
import { Button } from '../../kit/button.tsx';
import { CopyButton } from '../../kit/copy-button.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import styles from './sign-in.module.css';

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { enter } = useTexts();
  return (
    <div className={styles['panel']}>
      <h2>{enter.recoveryTitle}</h2>
      <p>{enter.recoveryText}</p>
      <ul className={styles['codes']}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <CopyButton value={codes.join('\n')} name={enter.recoveryCodes} isWide />
      <Button look="main" wide onPress={onKept}>
        {enter.recoveryKept}
      </Button>
    </div>
  );
}
