/** A dialog that makes an earlier version live again, with what changes for new inquiries. */
import { configurationOf, templateMutations, versionQuery } from '../../../client/templates.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Fault } from '../../../kit/fault.tsx';
import { Form } from '../../../kit/form.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useApi } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { differences } from '../configuration.ts';
import { Changes } from './changes.tsx';

interface RevertProps {
  readonly templateId: string;
  readonly id: string;
  readonly liveId: string | null;
  readonly onClose: () => void;
}

export function Revert({ templateId, id, liveId, onClose }: RevertProps) {
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
