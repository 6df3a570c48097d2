/** A list of the parts that a copy to production leaves out, and of the lists that production needs before publishing. */
import { Notice } from '../../../kit/notice.tsx';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import type { Carried } from '../carried.ts';
import styles from '../template.module.css';
import { useTemplateChoices } from './reports-editor.tsx';
import { useThemeName } from './shown-rules.tsx';

export interface LeftBehindProps {
  readonly carried: Carried;
  /** True if the copy is a template of its own. */
  readonly isNew: boolean;
}

export function LeftBehind({ carried, isNew }: LeftBehindProps) {
  const { template: texts } = usePageTexts();
  const theme = useThemeName(carried.themeSetId);
  const reports = useTemplateChoices();
  const { left } = texts;
  const nameOf = (id: string): string => reports.find(({ value }) => value === id)?.label ?? id;
  const lines = [
    ...(carried.themeSetId === null ? [] : [fill(left.theme, { name: theme })]),
    ...carried.reportTemplateIds.map((id) => fill(left.report, { name: nameOf(id) })),
    ...(carried.isMatchRuleLeftOut ? [left.matchRule] : []),
    ...carried.conditions.map((name) => fill(left.condition, { name })),
    isNew ? left.security : left.securityKept,
  ];
  return (
    <>
      <Notice tone="warning" title={left.title}>
        <Lines lines={lines} />
      </Notice>
      {carried.asked.length > 0 && (
        <Notice tone="warning" title={left.listsTitle}>
          <Lines lines={carried.asked.map((each) => fill(left.list, each))} />
        </Notice>
      )}
    </>
  );
}

const Lines = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul className={styles['lines']}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
