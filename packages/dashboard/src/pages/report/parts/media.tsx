/** What media tell of the subject: entities with their articles, each dismissed by itself. */

import { useState } from 'react';
import { matchMutations } from '../../../client/matches.ts';
import type { AnyReport } from '../../../client/reports.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import styles from '../../../screening/screening.module.css';
import { useHasRight } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

interface Source {
  readonly id: string;
  readonly name: string;
  readonly articles: readonly { readonly title: string; readonly url: string }[];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Entities as the report has them; what a provider left out is empty. */
function sourcesOf({ attributes }: AnyReport): Source[] {
  const related = attributes['related-sources'];
  return (Array.isArray(related) ? related : []).map((source: Readonly<Record<string, unknown>>) => {
    const media = Array.isArray(source['media']) ? source['media'] : [];
    return {
      id: textOf(source['entity-id']) || textOf(source['id']),
      name: textOf(source['name']) || textOf(source['entity-id']),
      articles: media.map((each: Readonly<Record<string, unknown>>) => ({
        title: textOf(each['title']) || textOf(each['url']),
        url: textOf(each['url']),
      })),
    };
  });
}

export function Media({ report }: { readonly report: AnyReport }) {
  const { report: texts } = usePageTexts();
  const mayDecide = useHasRight()('report.dismiss');
  const [asked, setAsked] = useState<Source | null>(null);
  const sources = sourcesOf(report);
  return (
    <Card title={texts.media}>
      {sources.length === 0 && <p>{texts.mediaNone}</p>}
      <ul className={styles['lines']}>
        {sources.map((source) => (
          <li key={source.id} className={styles['line']}>
            <span className={styles['grow']}>
              <strong>{source.name}</strong>
              <ul className={styles['names']}>
                {source.articles.map(({ title, url }) => (
                  <li key={url}>
                    {title} <code>{url}</code>
                  </li>
                ))}
              </ul>
            </span>
            {mayDecide && <Button onPress={() => setAsked(source)}>{texts.mediaDismiss}</Button>}
          </li>
        ))}
      </ul>
      {asked !== null && <DismissMedia reportId={report.id} source={asked} onClose={() => setAsked(null)} />}
    </Card>
  );
}

interface DismissMediaProps {
  readonly reportId: string;
  readonly source: Source;
  readonly onClose: () => void;
}

function DismissMedia({ reportId, source, onClose }: DismissMediaProps) {
  const { matches: texts, kit } = usePageTexts();
  const { dismissMedia } = useMutations(matchMutations);
  const [reason, setReason] = useState('');
  const send = async () => {
    await dismissMedia(reportId, source.id, reason);
    onClose();
  };
  return (
    <Dialog title={fill(texts.dismissTitle, { name: source.name })} isOpen onClose={onClose} isDismissable={false}>
      <Form send={texts.dismiss} onSend={send} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
        <Field label={texts.reason} value={reason} onChange={setReason} maxLength={1000} isRequired autoFocus />
      </Form>
    </Dialog>
  );
}
