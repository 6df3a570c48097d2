/** A list of all shortcuts, from the shortcut table. */
import { Fragment } from 'react';
import { Dialog } from '../../kit/dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { fill } from '../../texts/fill.ts';
import { useLanguage, useTexts } from '../../texts/use-texts.tsx';
import { pages } from '../pages.ts';
import { usePreferences } from '../preferences.ts';
import { shortcuts } from '../shortcut-table.ts';
import type { Shortcut } from '../shortcuts.ts';
import styles from './shortcut-sheet.module.css';

const scopes = ['everywhere', 'list'] as const;
const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

function useTextOf(): (id: Shortcut['id']) => string {
  const { shell } = useTexts();
  const { shortcuts: words, palette } = shell;
  const language = useLanguage();
  return (id) => {
    const page = pages.find(({ name }) => id === `go:${name}`);
    if (page !== undefined) return fill(palette.go, { page: page.title[language] });
    return words[id as Exclude<Shortcut['id'], `go:${string}`>];
  };
}

function Keys({ keys }: { readonly keys: string }) {
  const { shell } = useTexts();
  const parts = keys.split(' ');
  return (
    <span className={styles['keys']}>
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && shell.shortcuts.followedBy}
          <kbd>{part.replace('Mod+', isMac ? '⌘ ' : 'Ctrl ')}</kbd>
        </Fragment>
      ))}
    </span>
  );
}

export function ShortcutSheet({ onClose }: { readonly onClose: () => void }) {
  const { shell } = useTexts();
  const { singleKeys } = usePreferences();
  const textOf = useTextOf();
  return (
    <Dialog title={shell.shortcuts.title} isOpen onClose={onClose} size="medium">
      {!singleKeys && <Notice tone="info">{shell.shortcuts.off}</Notice>}
      {scopes.map((scope) => (
        <section key={scope} className={styles['scope']}>
          <h3>{shell.shortcuts.scopes[scope]}</h3>
          <dl className={styles['list']}>
            {shortcuts
              .filter((shortcut) => shortcut.scope === scope)
              .map(({ id, keys }) => (
                <div key={id} className={styles['line']}>
                  <dt>{textOf(id)}</dt>
                  <dd>
                    <Keys keys={keys} />
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
