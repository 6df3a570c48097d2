/** Adverse media of the subject: the named entities with their articles; each can be dismissed, or all at once. */

import { useState } from 'react';
import { matchMutations } from '../../../client/matches.ts';
import type { AnyReport } from '../../../client/reports.ts';
import { Badge } from '../../../kit/badge.tsx';
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
import { type Article, type MediaEntity, mediaEntitiesOf, type Publisher, webAddressOf } from '../media.ts';
import { WebLink } from './web-link.tsx';

/** The entity or article to dismiss: an entity by its id, an article by its address. */
interface Dismissed {
  readonly type: 'entity' | 'media';
  readonly id: string;
  readonly name: string;
}

export function Media({ report }: { readonly report: AnyReport }) {
  const { report: texts } = usePageTexts();
  const mayDecide = useHasRight()('report.dismiss');
  const [asked, setAsked] = useState<Dismissed | null>(null);
  const entities = mediaEntitiesOf(report);
  return (
    <Card title={texts.media}>
      {entities.length === 0 && <p>{texts.mediaNone}</p>}
      <ul className={styles['lines']}>
        {entities.map((entity) => (
          <li key={entity.id} className={styles['entity']}>
            <Entity entity={entity} onDismiss={mayDecide ? setAsked : null} />
          </li>
        ))}
      </ul>
      {asked !== null && <DismissMedia reportId={report.id} dismissed={asked} onClose={() => setAsked(null)} />}
    </Card>
  );
}

interface EntityProps {
  readonly entity: MediaEntity;
  /** Dismisses the entity or article; null for users without the permission. */
  readonly onDismiss: ((dismissed: Dismissed) => void) | null;
}

function Entity({ entity, onDismiss }: EntityProps) {
  const { report: texts } = usePageTexts();
  const { id, name, articles, publishers } = entity;
  const publisher = publishers.length === 1 ? (publishers[0] ?? null) : null;
  return (
    <>
      <div className={styles['line']}>
        <strong className={styles['grow']}>{name}</strong>
        {onDismiss !== null && (
          <Button
            aria-label={fill(texts.mediaDismissOf, { name })}
            onPress={() => onDismiss({ type: 'entity', id, name })}
          >
            {texts.mediaDismissAll}
          </Button>
        )}
      </div>
      <ul className={styles['lines']} aria-label={fill(texts.articlesOf, { name })}>
        {articles.map((article) => (
          <li key={article.url || article.title} className={styles['line']}>
            <ArticleText article={article} publisher={publisher} />
            {onDismiss !== null && article.url !== '' && (
              <Button
                look="plain"
                aria-label={fill(texts.mediaDismissOf, { name: article.title })}
                onPress={() => onDismiss({ type: 'media', id: article.url, name: article.title })}
              >
                {texts.mediaDismiss}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {publishers.length > 0 && <Publishers publishers={publishers} />}
    </>
  );
}

interface ArticleTextProps {
  readonly article: Article;
  /** Publisher of the article; null if the report does not say which of several. */
  readonly publisher: Publisher | null;
}

function ArticleText({ article: { title, url, snippet, date }, publisher }: ArticleTextProps) {
  const { report: texts } = usePageTexts();
  const parts = [date ?? texts.dateUnknown, publisher?.name, webAddressOf(url)?.host ?? url].filter(Boolean);
  return (
    <span className={styles['grow']}>
      <WebLink address={url} text={title} />
      <br />
      <span className={styles['quiet']}>{parts.join(' · ')}</span>
      {snippet !== '' && (
        <>
          <br />
          <span className={styles['quiet']}>{snippet}</span>
        </>
      )}
    </span>
  );
}

/**
 * Lists the publishers. Their categories combine all of their articles, including dismissed ones: the report has none
 * per article.
 */
function Publishers({ publishers }: { readonly publishers: readonly Publisher[] }) {
  const { report: texts } = usePageTexts();
  return (
    <ul className={styles['lines']} aria-label={texts.publishers}>
      {publishers.map(({ name, types }) => (
        <li key={name} className={styles['line']}>
          <span className={styles['grow']}>
            {texts.publisher}: {name}
            <Categories types={types} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Categories({ types }: { readonly types: readonly string[] }) {
  const { reportTemplates: texts } = usePageTexts();
  const words = texts.categories as Readonly<Record<string, string | undefined>>;
  if (types.length === 0) return null;
  return (
    <span className={styles['categories']}>
      {types.map((type) => (
        <Badge key={type}>{words[type.replace(/^adverse-media-/, '')] ?? type}</Badge>
      ))}
    </span>
  );
}

interface DismissMediaProps {
  readonly reportId: string;
  readonly dismissed: Dismissed;
  readonly onClose: () => void;
}

function DismissMedia({ reportId, dismissed: { type, id, name }, onClose }: DismissMediaProps) {
  const { report: own, matches: texts, kit } = usePageTexts();
  const { dismissMedia } = useMutations(matchMutations);
  const [reason, setReason] = useState('');
  const send = async () => {
    await dismissMedia(reportId, { type, id }, reason.trim());
    onClose();
  };
  return (
    <Dialog title={fill(own.mediaDismissOf, { name })} isOpen onClose={onClose} isDismissable={reason === ''}>
      <Form
        send={own.mediaDismiss}
        refusals={{ second_read_required: texts.saidAlready }}
        onSend={send}
        others={<Button onPress={onClose}>{kit.cancel}</Button>}
      >
        <p>{type === 'entity' ? own.mediaEntityText : own.mediaArticleText}</p>
        <Field
          label={texts.reason}
          value={reason}
          onChange={setReason}
          rows={2}
          maxLength={1000}
          isRequired
          autoFocus
        />
      </Form>
    </Dialog>
  );
}
