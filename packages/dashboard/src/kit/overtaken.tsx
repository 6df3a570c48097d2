/** A notice that another user saved meanwhile. The user chooses which of the two versions to keep. */
import { useTexts } from '../texts/use-texts.tsx';
import { Button } from './button.tsx';
import styles from './form.module.css';
import { Notice } from './notice.tsx';
import type { EditOfSaved } from './use-edit-of-saved.ts';

export type OvertakenProps = Pick<EditOfSaved<unknown>, 'isOvertaken' | 'isTold' | 'takeSaved' | 'keepTyped'>;

export function Overtaken({ isOvertaken, isTold, takeSaved, keepTyped }: OvertakenProps) {
  const { kit } = useTexts();
  if (!isOvertaken) return null;
  return (
    <Notice
      tone="problem"
      title={kit.overtaken}
      action={
        <div className={styles['actions']}>
          <Button onPress={takeSaved} isDisabled={!isTold}>
            {kit.takeSaved}
          </Button>
          <Button onPress={keepTyped} isDisabled={!isTold}>
            {kit.keepTyped}
          </Button>
        </div>
      }
    >
      {kit.overtakenText}
    </Notice>
  );
}
