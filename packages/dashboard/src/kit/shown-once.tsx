/** A newly created secret, which is shown and can be copied only here. */
import { useTexts } from '../texts/use-texts.tsx';
import { Button } from './button.tsx';
import { Copyable } from './copyable.tsx';
import styles from './form.module.css';
import { Notice } from './notice.tsx';

export interface ShownOnceProps {
  readonly value: string;
  /** Name of the value for its copy button. */
  readonly name: string;
  readonly text: string;
  readonly onClose: () => void;
}

export function ShownOnce({ value, name, text, onClose }: ShownOnceProps) {
  const { kit } = useTexts();
  return (
    <div className={styles['form']}>
      <Notice tone="warning">{text}</Notice>
      <Copyable value={value} name={name} />
      <Button look="main" onPress={onClose}>
        {kit.kept}
      </Button>
    </div>
  );
}
