/** A select for one of a few choices. */
import { Button } from 'react-aria-components/Button';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { Text } from 'react-aria-components/Text';
import fieldStyles from './field.module.css';
import { Icon } from './icon.tsx';
import menuStyles from './menu.module.css';
import styles from './select.module.css';

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly help?: string;
}

export interface SelectProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly help?: string;
  readonly problem?: string;
  readonly isDisabled?: boolean;
  readonly name?: string;
}

/** Shows plain words, so that everything visible is read aloud. */
function ChoiceWords({ label, help }: { readonly label: string; readonly help?: string | undefined }) {
  return (
    <span className={menuStyles['words']}>
      <span>{label}</span>
      {help !== undefined && <span className={menuStyles['help']}>{help}</span>}
    </span>
  );
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, choices, value, onChange, help, problem, isDisabled = false, name } = props;
  return (
    <AriaSelect
      className={fieldStyles['field'] ?? ''}
      value={value}
      onChange={(key) => onChange(String(key) as Value)}
      isDisabled={isDisabled}
      isInvalid={problem !== undefined}
      {...(name === undefined ? {} : { name })}
    >
      <Label className={fieldStyles['label'] ?? ''}>{label}</Label>
      <Button className={`${fieldStyles['input']} ${styles['opener']}`}>
        <SelectValue className={styles['value'] ?? ''}>{({ selectedText }) => selectedText}</SelectValue>
        <Icon name="down" />
      </Button>
      {help !== undefined && (
        <Text slot="description" className={fieldStyles['help'] ?? ''}>
          {help}
        </Text>
      )}
      <FieldError className={fieldStyles['problem'] ?? ''}>{problem}</FieldError>
      <Popover className={`${menuStyles['popover']} ${styles['popover']}`}>
        <ListBox className={menuStyles['menu'] ?? ''} items={choices}>
          {(choice) => (
            <ListBoxItem id={choice.value} textValue={choice.label} className={menuStyles['item'] ?? ''}>
              <ChoiceWords label={choice.label} help={choice.help} />
              <span className={menuStyles['mark']}>
                <Icon name="check" />
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
