/** Page of one inquiry template: the live version, the draft, and all earlier versions. */

import { useParams } from '@tanstack/react-router';
import type { InquiryTemplateVersion } from '../../client/resources.ts';
import {
  catalogueQuery,
  templateMutations,
  templateQuery,
  versionQuery,
  versionsQuery,
} from '../../client/templates.ts';
import { useQuery } from '../../client/use-query.ts';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { Copyable } from '../../kit/copyable.tsx';
import { Fault } from '../../kit/fault.tsx';
import { Page } from '../../kit/page.tsx';
import { useSentenceOf } from '../../kit/sentence-of.ts';
import { Skeleton } from '../../kit/skeleton.tsx';
import { toast } from '../../kit/toast.tsx';
import { useApi, useHasRight } from '../../shell/session.ts';
import { useMutations } from '../../shell/use-mutations.ts';
import { usePageTexts } from '../../texts/use-texts.tsx';
import { DraftEditor } from './parts/draft-editor.tsx';
import { LiveVersion } from './parts/live-version.tsx';
import { Security } from './parts/security.tsx';
import { ShownVersion } from './parts/shown-version.tsx';
import { TryIt } from './parts/try-it.tsx';
import { Versions } from './parts/versions.tsx';

export function TemplatePage() {
  const { template: texts, templates } = usePageTexts();
  const { templateId = '' } = useParams({ strict: false }) as { templateId?: string };
  const api = useApi();
  const template = useQuery(templateQuery(api, templateId));
  const versions = useQuery(versionsQuery(api, templateId));
  const fault = template.error ?? versions.error;
  if (fault !== null) {
    return (
      <Page title={templates.one}>
        <Fault error={fault} onRetry={() => void template.refetch()} />
      </Page>
    );
  }
  if (template.data === undefined || versions.data === undefined) {
    return (
      <Page title={templates.one}>
        <Skeleton lines={10} />
      </Page>
    );
  }
  const draft = versions.data.data.find(({ attributes }) => attributes.status === 'draft');
  const live = versions.data.data.find(({ attributes }) => attributes.live);
  return (
    <Page title={template.data.data.attributes.name}>
      <Copyable value={templateId} name={texts.id} />
      {live !== undefined && <TryIt templateId={templateId} />}
      {live !== undefined && <LiveVersion key={live.id} template={template.data.data} id={live.id} />}
      {draft === undefined ? (
        <BeginDraft templateId={templateId} />
      ) : (
        <DraftOf key={draft.id} id={draft.id} templateId={templateId} liveId={live?.id ?? null} />
      )}
      <Security key={template.data.data.id} template={template.data.data} />
      <Versions templateId={templateId} versions={versions.data.data} />
    </Page>
  );
}

function BeginDraft({ templateId }: { readonly templateId: string }) {
  const { template: texts } = usePageTexts();
  const { beginDraft } = useMutations(templateMutations);
  const sentenceOf = useSentenceOf();
  const mayChange = useHasRight()('inquiry_template.write');
  if (!mayChange) return null;
  const begin = async () => {
    try {
      await beginDraft(templateId);
    } catch (error) {
      toast('problem', sentenceOf(error));
    }
  };
  return (
    <Card title={texts.noDraft} help={texts.noDraftHelp}>
      <div>
        <Button look="main" onPress={() => void begin()}>
          {texts.begin}
        </Button>
      </div>
    </Card>
  );
}

interface DraftProps {
  readonly id: string;
  readonly templateId: string;
  readonly liveId: string | null;
}

/** The editor of the draft, or its configuration for reading for those who may not change it. */
function DraftOf(props: DraftProps) {
  const { template: texts } = usePageTexts();
  if (useHasRight()('inquiry_template.write')) return <Draft {...props} />;
  return (
    <Card title={texts.draft} help={texts.draftHelp}>
      <ShownVersion id={props.id} />
    </Card>
  );
}

function Draft({ id, templateId, liveId }: DraftProps) {
  const api = useApi();
  const draft = useQuery(versionQuery(api, id));
  const live = useQuery({ ...versionQuery(api, liveId ?? ''), enabled: liveId !== null });
  const catalogue = useQuery(catalogueQuery(api));
  const fault = draft.error ?? live.error ?? catalogue.error;
  if (fault !== null) return <Fault error={fault} onRetry={() => void draft.refetch()} />;
  const isWaiting = liveId !== null && live.data === undefined;
  if (draft.data === undefined || catalogue.data === undefined || isWaiting) return <Skeleton lines={8} />;
  const liveVersion: InquiryTemplateVersion | null = live.data?.data ?? null;
  return <DraftEditor templateId={templateId} draft={draft.data.data} live={liveVersion} catalogue={catalogue.data} />;
}
