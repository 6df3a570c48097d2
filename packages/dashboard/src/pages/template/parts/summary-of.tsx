/** One sentence of what a version changed against the version published before it. */
import { configurationOf, versionQuery } from '../../../client/templates.ts';
import { useQuery } from '../../../client/use-query.ts';
import { useApi } from '../../../shell/session.ts';
import { countOf, fill } from '../../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import { differences } from '../configuration.ts';
import { type Summary, summaryOf } from '../summary.ts';
import styles from '../template.module.css';

export interface SummaryOfProps {
  readonly id: string;
  /** Id of the version published before; null for the first. */
  readonly before: string | null;
}

/** Published versions never change. */
const forGood = { staleTime: Number.POSITIVE_INFINITY };

const kinds = ['steps', 'checks', 'fields', 'others'] as const;

export function SummaryOf({ id, before }: SummaryOfProps) {
  const { template: texts } = usePageTexts();
  const api = useApi();
  const told = useTold();
  const version = useQuery({ ...versionQuery(api, id), ...forGood, enabled: before !== null });
  const earlier = useQuery({ ...versionQuery(api, before ?? ''), ...forGood, enabled: before !== null });
  if (before === null) return <p className={styles['quiet']}>{texts.first}</p>;
  // Without both configurations the row says nothing of changes; the version itself shows why it cannot be read.
  if (version.data === undefined || earlier.data === undefined) return null;
  const changes = differences(configurationOf(earlier.data.data), configurationOf(version.data.data));
  return <p className={styles['quiet']}>{told(summaryOf(changes))}</p>;
}

/** Returns a function that puts a summary into one sentence. */
function useTold(): (summary: Summary) => string {
  const { template: texts } = usePageTexts();
  const language = useLanguage();
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return (summary) => {
    const parts = kinds.flatMap((kind) =>
      summary[kind] === 0 ? [] : [countOf(texts.changedParts[kind], summary[kind], language)],
    );
    return parts.length === 0 ? texts.noChange : fill(texts.changedSince, { parts: list.format(parts) });
  };
}
