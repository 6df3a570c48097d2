/** Webhooks of the environment: their addresses, and which ones fail. */

import { useNavigate } from '@tanstack/react-router';
import { useQuery } from '../../client/use-query.ts';
import { webhooksQuery } from '../../client/webhooks.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ListPage } from '../../kit/list-page.tsx';
import { MakeButton } from '../../kit/make-button.tsx';
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
  const webhooks = found.data?.data ?? [];
  const make = mayChange && <MakeButton label={texts.make}>{(close) => <MakeWebhook onClose={close} />}</MakeButton>;
  return (
    <ListPage
      title={texts.title}
      text={texts.text}
      actions={make}
      query={found}
      lines={4}
      count={webhooks.length}
      empty={<EmptyState icon="webhooks" title={texts.none} text={texts.noneText} />}
    >
      {webhooks.length > 0 && (
        <WebhookTable webhooks={webhooks} onOpen={({ id }) => void navigate({ to: `/${kind}/webhooks/${id}` })} />
      )}
      <SignatureCheck />
    </ListPage>
  );
}
