/** A dialog that shows the changes in words before publishing; it saves them as the draft and publishes it. */

import type { AnyReportTemplate, ReportSettings } from '../../../client/report-templates.ts';
import { reportTemplateMutations } from '../../../client/report-templates.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Form } from '../../../kit/form.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useMutations } from '../../../shell/use-mutations.ts';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { Differences } from './differences.tsx';

export interface PublishProps {
  readonly template: AnyReportTemplate;
  readonly name: string;
  /** Settings as typed; they differ from those in force. */
  readonly settings: ReportSettings;
  readonly onClose: () => void;
}

export function Publish({ template: { id, attributes }, name, settings, onClose }: PublishProps) {
  const { reportTemplates: texts, kit } = usePageTexts();
  const { change, publish } = useMutations(reportTemplateMutations);
  const isRenamed = name !== attributes.name;
  const send = async () => {
    // Sends all settings: another user's later change of the draft was not agreed to here.
    await change(id, { ...(isRenamed ? { name } : {}), draft: settings });
    const { data } = await publish(id);
    toast('good', fill(texts.published, { version: data.meta?.version.name ?? '' }));
    onClose();
  };
  return (
    <Dialog title={texts.publishTitle} isOpen onClose={onClose} size="medium">
      <Form send={texts.publishSend} onSend={send} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
        <p>{texts.publishText}</p>
        <Differences before={attributes.settings} after={settings}>
          {isRenamed && (
            <li>
              {texts.name}: {texts.changedFrom} <del>{attributes.name}</del> {texts.changedTo} <ins>{name}</ins>
            </li>
          )}
        </Differences>
      </Form>
    </Dialog>
  );
}
