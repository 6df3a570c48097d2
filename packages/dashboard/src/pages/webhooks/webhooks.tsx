/** Webhooks of the environment: where events go, and which of them fail. */
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { webhooksQuery } from '../../client/webhooks.ts';
import { Button } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Fault } from '../../kit/fault.tsx';
import { Page } from '../../kit/page.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { useApi, useEnvironment, useHasRight } from '../../shell/session.ts';
import { usePageTexts } from '../../texts/use-texts.tsx';
import { MakeWebhook } from './parts/make-webhook.tsx';
import { SignatureCheck } from './parts/signature-check.tsx';
import { WebhookTable } from './parts/webhook-table.tsx';

export function WebhooksPage() {
  const { webhooks: texts } = usePageTexts();
  const api = useApi();
  const { kind } = useEnvironment();
  const navigate = useNavigate();
  const mayChange = useHasRight()('webhook.write');
  const found = useQuery(webhooksQuery(api));
  const [isMaking, setMaking] = useState(false);
  const webhooks = found.data?.data ?? [];
  const make = mayChange && (
    <Button look="main" icon="plus" onPress={() => setMaking(true)}>
      {texts.make}
    </Button>
  );
  return (
    <Page title={texts.title} text={texts.text} actions={make}>
      {found.isPending && <Skeleton lines={4} />}
      {found.isError && <Fault error={found.error} onRetry={() => void found.refetch()} />}
      {found.isSuccess && webhooks.length === 0 && (
        <EmptyState icon="webhooks" title={texts.none} text={texts.noneText} />
      )}
      {webhooks.length > 0 && (
        <WebhookTable webhooks={webhooks} onOpen={({ id }) => void navigate({ to: `/${kind}/webhooks/${id}` })} />
      )}
      <SignatureCheck />
      {isMaking && <MakeWebhook onClose={() => setMaking(false)} />}
    </Page>
  );
}
