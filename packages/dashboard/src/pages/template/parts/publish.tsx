/** A dialog that shows the effect on new inquiries before publishing. */

import type { InquiryTemplateVersion } from '../../../client/resources.ts';
import { type Configuration, configurationOf, templateMutations } from '../../../client/templates.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Form } from '../../../kit/form.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { differences } from '../configuration.ts';
import { Changes } from './changes.tsx';

export interface PublishProps {
  readonly draft: InquiryTemplateVersion;
  readonly live: InquiryTemplateVersion | null;
  readonly configuration: Configuration;
  /** Revision of the draft that is published. */
  readonly revision: number;
  /** Also shows validation errors in the draft. */
  readonly onRefused: (error: unknown) => void;
  readonly onClose: () => void;
}

export function Publish({ draft, live, configuration, revision, onRefused, onClose }: PublishProps) {
  const { template: texts, kit } = usePageTexts();
  const { publish } = useMutations(templateMutations);
  const changes = live === null ? null : differences(configurationOf(live), configuration);
  const send = async () => {
    try {
      await publish(draft.id, revision);
    } catch (error) {
      onRefused(error);
      throw error;
    }
    toast('good', texts.publishedNow);
    onClose();
  };
  return (
    <Dialog title={texts.publishTitle} isOpen onClose={onClose} size="medium">
      <Form send={texts.publishNow} onSend={send} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
        <p>{texts.publishText}</p>
        {changes === null ? <p>{texts.firstVersion}</p> : <Changes changes={changes} />}
      </Form>
    </Dialog>
  );
}
