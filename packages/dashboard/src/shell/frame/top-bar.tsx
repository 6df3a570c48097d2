/** The top bar: navigation and environment on a phone, search and account menu everywhere. */
import { lazy, Suspense, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { IconButton } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { useEnvironment } from '../session.ts';
import { AccountMenu } from './account-menu.tsx';
import styles from './top-bar.module.css';

const Drawer = lazy(async () => ({ default: (await import('./drawer.tsx')).Drawer }));

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

export function TopBar({ onSearch, onKeys }: { readonly onSearch: () => void; readonly onKeys: () => void }) {
  const { shell } = useTexts();
  const { kind } = useEnvironment();
  const [isOpen, setOpen] = useState(false);
  return (
    <header className={styles['bar']}>
      <span className={styles['phone']}>
        <IconButton icon="menu" label={shell.openNavigation} onPress={() => setOpen(true)} />
        <span className={styles['environment']}>
          <Icon name={kind} />
          {shell.environments[kind]}
        </span>
      </span>
      <AriaButton className={styles['search'] ?? ''} onPress={onSearch} aria-keyshortcuts="Control+K Meta+K">
        <Icon name="search" />
        <span className={styles['word']}>{shell.search}</span>
        <kbd className={styles['key']}>{isMac ? '⌘K' : 'Ctrl K'}</kbd>
      </AriaButton>
      <AccountMenu onKeys={onKeys} />
      <Suspense>{isOpen && <Drawer onClose={() => setOpen(false)} />}</Suspense>
    </header>
  );
}
