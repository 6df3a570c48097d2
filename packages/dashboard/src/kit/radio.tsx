/** Radio buttons for one of a few choices. */
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import styles from './choice.module.css';
import fieldStyles from './field.module.css';
import type { Choice } from './select.tsx';

export interface RadiosProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** True if the selected option has the initial focus. */
  readonly autoFocus?: boolean;
}

export function Radios<Value extends string>({
  label,
  choices,
  value,
  onChange,
  autoFocus = false,
}: RadiosProps<Value>) {
  return (
    <RadioGroup value={value} onChange={(next) => onChange(next as Value)} className={styles['group'] ?? ''}>
      <Label className={fieldStyles['label'] ?? ''}>{label}</Label>
      {choices.map((choice) => (
        <Radio
          key={choice.value}
          value={choice.value}
          autoFocus={autoFocus && choice.value === value}
          className={`${styles['choice']} ${styles['framed']}`}
        >
          <span className={`${styles['box']} ${styles['round']}`} aria-hidden="true" />
          <span className={styles['words']}>
            <span>{choice.label}</span>
            {choice.help !== undefined && <span className={styles['help']}>{choice.help}</span>}
          </span>
        </Radio>
      ))}
    </RadioGroup>
  );
}
