/** Account menu: appearance, sign-in methods, shortcuts and sign-out. */
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { endSession } from '../../client/session.ts';
import { Icon } from '../../kit/icon.tsx';
import { Menu } from '../../kit/menu.tsx';
import { useSentenceOf } from '../../kit/sentence-of.ts';
import { toast } from '../../kit/toast.tsx';
import { useLanguage, useTexts } from '../../texts/use-texts.tsx';
import { useEnvironment, useSession } from '../session.ts';
import { useListedPages } from '../use-listed-pages.ts';
import styles from './account-menu.module.css';
import { useAvailability } from './use-availability.ts';

const AppearanceDialog = lazy(async () => ({ default: (await import('./appearance-dialog.tsx')).AppearanceDialog }));

/** Ends the session at the server; reloading the document discards loaded data. */
export function useSignOut(): () => void {
  const queries = useQueryClient();
  const sentenceOf = useSentenceOf();
  return () =>
    void endSession().then(
      () => {
        queries.clear();
        location.assign('/dashboard/sign-in');
      },
      (error: unknown) => toast('problem', sentenceOf(error)),
    );
}

export function AccountMenu({ onKeys }: { readonly onKeys: () => void }) {
  const { shell } = useTexts();
  const language = useLanguage();
  const { user } = useSession().meta;
  const signOut = useSignOut();
  const { kind } = useEnvironment();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const availability = useAvailability(isMenuOpen);
  const name = [user['name-first'], user['name-last']].filter(Boolean).join(' ') || user['email-address'];
  const own = useListedPages().filter(({ isOwn }) => isOwn === true);
  const entries = [
    ...own.map(({ name: page, path, icon, title }) => ({
      id: page,
      label: title[language],
      icon,
      onAction: () => void navigate({ to: `/${kind}/${path}` }),
    })),
    { id: 'appearance', label: shell.appearance, icon: 'sun' as const, onAction: () => setOpen(true) },
    { id: 'keys', label: shell.palette.showKeys, icon: 'keyboard' as const, onAction: onKeys },
    { id: 'sign-out', label: shell.signOut, icon: 'signOut' as const, onAction: signOut },
  ];
  return (
    <>
      <Menu
        label={shell.account}
        groups={[
          { id: 'account', title: user['email-address'], entries },
          ...(availability === null ? [] : [availability]),
        ]}
        onOpenChange={setMenuOpen}
      >
        <AriaButton className={styles['account'] ?? ''}>
          <span
            className={styles['sign']}
            data-letter={[...name].slice(0, 1).join('').toUpperCase()}
            aria-hidden="true"
          />
          <VisuallyHidden>{shell.account}</VisuallyHidden>
          <span className={styles['name']}>{name}</span>
          <Icon name="down" />
        </AriaButton>
      </Menu>
      <Suspense>{isOpen && <AppearanceDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
