/** Published versions; each can be made live again. */

import { useState } from 'react';
import type { InquiryTemplateVersion } from '../../../client/resources.ts';
import { configurationOf, templateMutations, versionQuery } from '../../../client/templates.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Badge } from '../../../kit/badge.tsx';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Fault } from '../../../kit/fault.tsx';
import { Form } from '../../../kit/form.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { Time } from '../../../kit/time.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useApi, useHasRight } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { differences } from '../configuration.ts';
import styles from '../template.module.css';
import { Changes } from './changes.tsx';

export interface VersionsProps {
  readonly templateId: string;
  readonly versions: readonly InquiryTemplateVersion[];
  readonly hasDraft: boolean;
}

export function Versions({ templateId, versions }: VersionsProps) {
  const { template: texts } = usePageTexts();
  const mayPublish = useHasRight()('inquiry_template.publish');
  const [asked, setAsked] = useState<string | null>(null);
  const published = versions.filter(({ attributes }) => attributes.status === 'published');
  const live = published.find(({ attributes }) => attributes.live);
  if (published.length === 0) return null;
  return (
    <Card title={texts.versions}>
      <ul className={styles['versions']}>
        {published.map(({ id, attributes }) => (
          <li key={id}>
            <span>{attributes['published-at'] !== null && <Time value={attributes['published-at']} />}</span>
            {attributes.live && <Badge tone="good">{texts.live}</Badge>}
            <code>{id}</code>
            {mayPublish && !attributes.live && (
              <Button look="plain" onPress={() => setAsked(id)}>
                {texts.revert}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked !== null && (
        <Revert templateId={templateId} id={asked} liveId={live?.id ?? null} onClose={() => setAsked(null)} />
      )}
    </Card>
  );
}

interface RevertProps {
  readonly templateId: string;
  readonly id: string;
  readonly liveId: string | null;
  readonly onClose: () => void;
}

function Revert({ templateId, id, liveId, onClose }: RevertProps) {
  const { template: texts, kit } = usePageTexts();
  const api = useApi();
  const { revert } = useMutations(templateMutations);
  const version = useQuery(versionQuery(api, id));
  const live = useQuery({ ...versionQuery(api, liveId ?? ''), enabled: liveId !== null });
  const send = async () => {
    await revert(templateId, id);
    toast('good', texts.revertedNow);
    onClose();
  };
  return (
    <Dialog title={texts.revert} isOpen onClose={onClose} size="medium">
      {version.isError && <Fault error={version.error} onRetry={() => void version.refetch()} />}
      {(version.data === undefined || live.data === undefined) && !version.isError && <Skeleton lines={4} />}
      {version.data !== undefined && live.data !== undefined && (
        <Form send={texts.revert} onSend={send} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
          <p>{texts.revertText}</p>
          <Changes changes={differences(configurationOf(live.data.data), configurationOf(version.data.data))} />
        </Form>
      )}
    </Dialog>
  );
}
