/** What is live, on the own phone: an inquiry is made and its link shown as a picture to scan. */

import { useMutation } from '@tanstack/react-query';
import type { Single } from '../../../client/documents.ts';
import type { Inquiry } from '../../../client/resources.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Copyable } from '../../../kit/copyable.tsx';
import { Fault } from '../../../kit/fault.tsx';
import { QrCode } from '../../../kit/qr-code.tsx';
import { useApi, useEnvironment, useHasRight } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export function TryIt({ templateId }: { readonly templateId: string }) {
  const { template: texts } = usePageTexts();
  const api = useApi();
  const { kind } = useEnvironment();
  const mayCreate = useHasRight()('inquiry.write');
  const making = useMutation({
    mutationFn: async () => {
      const { data } = await api.post<Single<Inquiry>>('/inquiries', { 'inquiry-template-id': templateId });
      const { meta } = await api.post<Single<Inquiry, { 'one-time-link': string }>>(
        `/inquiries/${data.id}/generate-one-time-link`,
      );
      return meta?.['one-time-link'] ?? '';
    },
  });
  if (kind !== 'sandbox' || !mayCreate) return null;
  return (
    <Card title={texts.tryIt} help={texts.tryItHelp}>
      {making.isError && <Fault error={making.error} onRetry={() => making.mutate()} />}
      {making.data === undefined ? (
        <div>
          <Button icon="play" isPending={making.isPending} onPress={() => making.mutate()}>
            {texts.tryItNow}
          </Button>
        </div>
      ) : (
        <>
          <QrCode value={making.data} label={texts.tryItCode} />
          <Copyable value={making.data} name={texts.tryItLink} />
        </>
      )}
    </Card>
  );
}
