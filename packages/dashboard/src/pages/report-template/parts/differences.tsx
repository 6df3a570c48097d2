/** Differences between two settings, in the words of the form. */
import type { ReactNode } from 'react';
import type { ReportSettings } from '../../../client/report-templates.ts';
import styles from '../../../screening/screening.module.css';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { changedSettings } from '../settings.ts';
import { useSettingWords } from './setting-words.ts';

export interface DifferencesProps {
  readonly before: ReportSettings;
  readonly after: ReportSettings;
  /** Lines before those of the settings. */
  readonly children?: ReactNode;
}

export function Differences({ before, after, children }: DifferencesProps) {
  const { reportTemplates: texts } = usePageTexts();
  const words = useSettingWords();
  return (
    <ul className={styles['differences']}>
      {children}
      {changedSettings(before, after).map((each) => (
        <li key={each}>
          {words.nameOf(each)}: {texts.changedFrom} <del>{words.valueOf(before, each)}</del> {texts.changedTo}{' '}
          <ins>{words.valueOf(after, each)}</ins>
        </li>
      ))}
    </ul>
  );
}
