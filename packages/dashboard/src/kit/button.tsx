/**
 * Buttons: one main button per screen, secondary ones, plain ones in lines of text, `danger` for irreversible actions.
 */

import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import styles from './button.module.css';
import { Icon, type IconName } from './icon.tsx';

export type ButtonLook = 'main' | 'quiet' | 'plain' | 'danger';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'isPending'> {
  readonly look?: ButtonLook;
  readonly icon?: IconName;
  /** True while the button's action is pending. */
  readonly isPending?: boolean;
  /** True if the button fills the width of its container. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

export function Button({
  look = 'quiet',
  icon,
  wide = false,
  isPending = false,
  onPress,
  children,
  ...rest
}: ButtonProps) {
  const names = [styles['button'], styles[look], wide ? styles['wide'] : '', isPending ? styles['pending'] : ''];
  // Ignores presses while pending instead of disabling the button, which would lose the focus.
  const pressed = isPending || onPress === undefined ? {} : { onPress };
  return (
    <AriaButton {...rest} {...pressed} className={names.join(' ')}>
      {isPending ? <span className={styles['spinner']} aria-hidden="true" /> : icon && <Icon name={icon} />}
      <span className={styles['words']}>{children}</span>
    </AriaButton>
  );
}

export interface IconButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'aria-label'> {
  readonly icon: IconName;
  /** Accessible name of the button; shown as a tooltip. */
  readonly label: string;
}

export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <AriaButton {...rest} aria-label={label} className={`${styles['button']} ${styles['square']}`}>
      <Icon name={icon} />
    </AriaButton>
  );
}

/** Returns the class of a link that looks like a button. */
export const buttonLook = (look: ButtonLook = 'quiet', wide = false): string =>
  [styles['button'], styles[look], wide ? styles['wide'] : ''].join(' ');
