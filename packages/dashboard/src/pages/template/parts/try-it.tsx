/** A card that tries the live version on a phone: creates an inquiry and shows its link as a QR code. */

import { useMutation } from '@tanstack/react-query';
import { inquiryMutations } from '../../../client/inquiries.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Copyable } from '../../../kit/copyable.tsx';
import { Fault } from '../../../kit/fault.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { QrCode } from '../../../kit/qr-code.tsx';
import { useEnvironment, useHasRight } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

/** Returns true if the address names the device that opens it, so that another device does not find the service. */
const isOfThisComputer = (link: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(link).hostname);

export function TryIt({ templateId }: { readonly templateId: string }) {
  const { template: texts } = usePageTexts();
  const { make } = useMutations(inquiryMutations);
  const { kind } = useEnvironment();
  const mayCreate = useHasRight()('inquiry.write');
  const making = useMutation({
    mutationFn: async () => (await make(templateId)).link,
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
          {isOfThisComputer(making.data) && (
            <Notice tone="warning" title={texts.tryItLocal}>
              {texts.tryItLocalWhy}
            </Notice>
          )}
          <QrCode value={making.data} label={texts.tryItCode} />
          <Copyable value={making.data} name={texts.tryItLink} />
        </>
      )}
    </Card>
  );
}
