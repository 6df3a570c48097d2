/** Published versions: who published each and what it changed. Each can be viewed, compared, and made live again. */

import { useState } from 'react';
import type { InquiryTemplateVersion } from '../../../client/resources.ts';
import { type Publisher, publishersQuery } from '../../../client/templates.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Badge } from '../../../kit/badge.tsx';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Time } from '../../../kit/time.tsx';
import { useApi, useHasRight } from '../../../shell/session.ts';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../template.module.css';
import { Compare } from './compare.tsx';
import { Revert } from './revert.tsx';
import { VersionDialog } from './shown-version.tsx';
import { SummaryOf } from './summary-of.tsx';

export interface VersionsProps {
  readonly templateId: string;
  readonly versions: readonly InquiryTemplateVersion[];
}

interface Asked {
  readonly way: 'look' | 'revert';
  readonly id: string;
}

/** Versions shown at first: each reads two configurations for its summary. */
const shownAtFirst = 5;

export function Versions({ templateId, versions }: VersionsProps) {
  const { template: texts } = usePageTexts();
  const publishers = useQuery(publishersQuery(useApi(), templateId)).data?.publishers;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isComparing, setComparing] = useState(false);
  const [shown, setShown] = useState(shownAtFirst);
  const close = () => setAsked(null);
  const published = versions.filter(({ attributes }) => attributes.status === 'published');
  const live = published.find(({ attributes }) => attributes.live);
  if (published.length === 0) return null;
  const compare = versions.length > 1 && <Button onPress={() => setComparing(true)}>{texts.compare}</Button>;
  return (
    <Card title={texts.versions} actions={compare}>
      <ul className={styles['versions']}>
        {published.slice(0, shown).map((version, place) => (
          <VersionRow
            key={version.id}
            version={version}
            before={published[place + 1]?.id ?? null}
            publisher={publishers?.find((each) => each['inquiry-template-version-id'] === version.id)}
            isLoading={publishers === undefined}
            onAsk={(way) => setAsked({ way, id: version.id })}
          />
        ))}
      </ul>
      {published.length > shown && (
        <div>
          <Button onPress={() => setShown(shown + shownAtFirst)}>{texts.olderVersions}</Button>
        </div>
      )}
      {asked?.way === 'look' && <VersionDialog id={asked.id} onClose={close} />}
      {asked?.way === 'revert' && (
        <Revert templateId={templateId} id={asked.id} liveId={live?.id ?? null} onClose={close} />
      )}
      {isComparing && <Compare versions={versions} onClose={() => setComparing(false)} />}
    </Card>
  );
}

interface VersionRowProps {
  readonly version: InquiryTemplateVersion;
  /** Id of the version published before; null for the first. */
  readonly before: string | null;
  readonly publisher: Publisher | undefined;
  readonly isLoading: boolean;
  readonly onAsk: (way: Asked['way']) => void;
}

function VersionRow({ version: { id, attributes }, before, publisher, isLoading, onAsk }: VersionRowProps) {
  const { template: texts } = usePageTexts();
  const mayPublish = useHasRight()('inquiry_template.publish');
  return (
    <li>
      <div className={styles['version']}>
        <p className={styles['line']}>
          {attributes['published-at'] !== null && <Time value={attributes['published-at']} />}
          {attributes.live && <Badge tone="good">{texts.live}</Badge>}
          {!isLoading && <PublisherName publisher={publisher} />}
        </p>
        <SummaryOf id={id} before={before} />
        <code>{id}</code>
      </div>
      <Button look="plain" onPress={() => onAsk('look')}>
        {texts.lookAt}
      </Button>
      {mayPublish && !attributes.live && (
        <Button look="plain" onPress={() => onAsk('revert')}>
          {texts.revert}
        </Button>
      )}
    </li>
  );
}

function PublisherName({ publisher }: Pick<VersionRowProps, 'publisher'>) {
  const { template: texts } = usePageTexts();
  if (publisher === undefined) return <span className={styles['quiet']}>{texts.publisherUnknown}</span>;
  const { type, name, id } = publisher;
  const who = name ?? id;
  return <span>{fill(type === 'user' ? texts.publishedBy : texts.publishedByKey, { who })}</span>;
}
