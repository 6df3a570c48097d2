/** Checkboxes for several choices. */
import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components/Checkbox';
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import styles from './choice.module.css';
import fieldStyles from './field.module.css';
import { Icon } from './icon.tsx';

export interface CheckboxProps extends Omit<AriaCheckboxProps, 'className' | 'style' | 'children'> {
  readonly help?: string;
  readonly children: ReactNode;
}

export function Checkbox({ help, children, ...rest }: CheckboxProps) {
  return (
    <AriaCheckbox {...rest} className={styles['choice'] ?? ''}>
      <span className={styles['box']} aria-hidden="true">
        <Icon name="check" />
      </span>
      <span className={styles['words']}>
        <span>{children}</span>
        {help !== undefined && <span className={styles['help']}>{help}</span>}
      </span>
    </AriaCheckbox>
  );
}

export interface CheckboxGroupProps<Value extends string> {
  readonly label: string;
  readonly help?: string;
  readonly value: readonly Value[];
  readonly onChange: (value: Value[]) => void;
  readonly choices: readonly {
    readonly value: Value;
    readonly label: string;
    readonly help?: string;
    readonly isDisabled?: boolean;
  }[];
}

export function CheckboxGroup<Value extends string>({
  label,
  help,
  value,
  onChange,
  choices,
}: CheckboxGroupProps<Value>) {
  return (
    <AriaCheckboxGroup
      value={[...value]}
      onChange={(next) => onChange(next as Value[])}
      className={styles['group'] ?? ''}
    >
      <Label className={fieldStyles['label'] ?? ''}>{label}</Label>
      {help !== undefined && (
        <Text slot="description" className={fieldStyles['help'] ?? ''}>
          {help}
        </Text>
      )}
      {choices.map((choice) => (
        <Checkbox
          key={choice.value}
          value={choice.value}
          isDisabled={choice.isDisabled === true}
          {...(choice.help === undefined ? {} : { help: choice.help })}
        >
          {choice.label}
        </Checkbox>
      ))}
    </AriaCheckboxGroup>
  );
}
