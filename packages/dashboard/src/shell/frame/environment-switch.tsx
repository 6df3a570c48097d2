/**
 * Environment switch: shows the current environment by word, icon and colour, and opens the same page in the other one.
 */
import { useLocation, useNavigate } from '@tanstack/react-router';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { EnvironmentKind } from '../../client/session.ts';
import { Icon } from '../../kit/icon.tsx';
import { Menu } from '../../kit/menu.tsx';
import { toast } from '../../kit/toast.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { useEnvironment, useSession } from '../session.ts';
import styles from './environment-switch.module.css';

/** Returns a function that opens the current page in another environment. */
export function useSwitchEnvironment(): (kind: EnvironmentKind) => void {
  const { shell } = useTexts();
  const { kind: current } = useEnvironment();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (kind) => {
    if (kind === current) return;
    // An object exists in only one environment, so the parent page is opened instead.
    const [, , page = ''] = pathname.split('/');
    void navigate({ to: `/${kind}/${page}` });
    toast('info', shell.switched[kind]);
  };
}

export function EnvironmentSwitch() {
  const { shell } = useTexts();
  const { kind } = useEnvironment();
  const { environments } = useSession().meta;
  const switchTo = useSwitchEnvironment();
  const entries = environments.map((environment) => ({
    id: environment.kind,
    label: shell.environments[environment.kind],
    help: shell.environmentHelp[environment.kind],
    icon: environment.kind,
    onAction: () => switchTo(environment.kind),
  }));
  return (
    <Menu label={shell.environment} groups={[{ id: 'environments', title: shell.environment, entries, chosen: kind }]}>
      <AriaButton className={styles['switch'] ?? ''}>
        <Icon name={kind} />
        <span className={styles['word']}>{shell.environments[kind]}</span>
        <Icon name="down" />
      </AriaButton>
    </Menu>
  );
}
