/** Root component of all pages: language, interrupting dialogs, toasts. */
import { lazy, type ReactNode, Suspense, startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { currentInterruption, onInterruption } from '../client/interruptions.ts';
import { Toasts } from '../kit/toast.tsx';
import type { Texts } from '../texts/en/index.ts';
import { type Language, loadTexts } from '../texts/languages.ts';
import { TextsProvider } from '../texts/use-texts.tsx';
import { chosenLanguage, usePreferences } from './preferences.ts';

const InterruptionDialog = lazy(async () => ({
  default: (await import('./interruption-dialog.tsx')).InterruptionDialog,
}));

interface Spoken {
  readonly language: Language;
  readonly texts: Texts;
}

/** Keeps the previous language until the selected one has loaded. */
function useSpokenLanguage(first: Spoken): Spoken {
  const [spoken, setSpoken] = useState(first);
  usePreferences();
  const wished = chosenLanguage();
  useEffect(() => {
    if (wished === spoken.language) return;
    let isWanted = true;
    void loadTexts(wished).then((texts) => {
      if (isWanted) startTransition(() => setSpoken({ language: wished, texts }));
    });
    return () => {
      isWanted = false;
    };
  }, [wished, spoken.language]);
  useEffect(() => {
    document.documentElement.lang = spoken.language;
  }, [spoken.language]);
  return spoken;
}

export function App({ first, children }: { readonly first: Spoken; readonly children: ReactNode }) {
  const { language, texts } = useSpokenLanguage(first);
  const interruption = useSyncExternalStore(onInterruption, currentInterruption);
  return (
    <TextsProvider language={language} texts={texts}>
      <I18nProvider locale={language}>
        {children}
        {interruption !== null && (
          <Suspense>
            <InterruptionDialog key={interruption} kind={interruption} />
          </Suspense>
        )}
        <Toasts />
      </I18nProvider>
    </TextsProvider>
  );
}
