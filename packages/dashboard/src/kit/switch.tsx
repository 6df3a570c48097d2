/** A switch that applies at once. */
import type { ReactNode } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components/Switch';
import styles from './switch.module.css';

export interface SwitchProps {
  readonly children: ReactNode;
  readonly help?: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly isDisabled?: boolean;
}

export function Switch({ children, help, isOn, onChange, isDisabled = false }: SwitchProps) {
  return (
    <AriaSwitch isSelected={isOn} onChange={onChange} isDisabled={isDisabled} className={styles['switch'] ?? ''}>
      <span className={styles['track']} aria-hidden="true" />
      <span className={styles['words']}>
        <span>{children}</span>
        {help !== undefined && <span className={styles['help']}>{help}</span>}
      </span>
    </AriaSwitch>
  );
}
