/** The frame around every signed-in page: current location, navigation, and their queries. */
import { Outlet, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { Skeleton } from '../../kit/skeleton.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { useLiveQueries } from '../live.ts';
import { OpenSearch } from '../open-search.ts';
import { pages } from '../pages.ts';
import { useEnvironment } from '../session.ts';
import { useShortcutListener, useShortcuts } from '../use-shortcuts.ts';
import styles from './frame.module.css';
import { FrameNotices } from './frame-notices.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';

const Palette = lazy(async () => ({ default: (await import('../palette/palette.tsx')).Palette }));
const ShortcutSheet = lazy(async () => ({ default: (await import('../palette/shortcut-sheet.tsx')).ShortcutSheet }));

type Overlay = 'palette' | 'sheet' | null;

/** Sets the attribute by which style sheets colour each environment. */
function useEnvironmentMark(kind: string): void {
  useEffect(() => {
    document.documentElement.dataset['environment'] = kind;
    return () => {
      delete document.documentElement.dataset['environment'];
    };
  }, [kind]);
}

export function Frame() {
  const { shell } = useTexts();
  const { id, kind } = useEnvironment();
  const navigate = useNavigate();
  const [overlay, setOverlay] = useState<Overlay>(null);
  const [searched, setSearched] = useState('');
  useEnvironmentMark(kind);
  useLiveQueries(id);
  useShortcutListener();
  const goes = pages.map(({ name, path }) => [`go:${name}`, () => void navigate({ to: `/${kind}/${path}` })] as const);
  const search = useCallback((text: string) => {
    setSearched(text);
    setOverlay('palette');
  }, []);
  useShortcuts({
    palette: () => search(''),
    sheet: () => setOverlay('sheet'),
    ...Object.fromEntries(goes),
  });
  const close = () => setOverlay(null);
  return (
    <div className={styles['frame']}>
      <a className={styles['skip']} href="#content">
        {shell.skip}
      </a>
      <Sidebar />
      <div className={styles['body']}>
        <TopBar onSearch={() => search('')} onKeys={() => setOverlay('sheet')} />
        <FrameNotices />
        <main id="content" className={styles['content']} tabIndex={-1}>
          <Suspense fallback={<Skeleton lines={6} />}>
            <OpenSearch value={search}>
              <Outlet />
            </OpenSearch>
          </Suspense>
        </main>
      </div>
      <Suspense>
        {overlay === 'palette' && <Palette text={searched} onClose={close} onKeys={() => setOverlay('sheet')} />}
        {overlay === 'sheet' && <ShortcutSheet onClose={close} />}
      </Suspense>
    </div>
  );
}
