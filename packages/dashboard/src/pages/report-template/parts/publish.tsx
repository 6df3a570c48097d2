/** A dialog that shows the changes in words before publishing; it saves them as the draft and publishes it. */

import type { AnyReportTemplate, ReportSettings } from '../../../client/report-templates.ts';
import { reportTemplateMutations } from '../../../client/report-templates.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Form } from '../../../kit/form.tsx';
import { toast } from '../../../kit/toast.tsx';
import type { EditOfSaved } from '../../../kit/use-edit-of-saved.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { Differences } from './differences.tsx';

export interface PublishProps {
  readonly template: AnyReportTemplate;
  readonly name: string;
  /** Settings as typed; they differ from those in force. */
  readonly settings: ReportSettings;
  /** Sends with the revision that the edit began from; false if the template changed since. */
  readonly save: EditOfSaved<unknown>['save'];
  readonly onClose: () => void;
}

export function Publish({ template: { id, attributes }, name, settings, save, onClose }: PublishProps) {
  const { reportTemplates: texts, kit } = usePageTexts();
  const { change, publish } = useMutations(reportTemplateMutations);
  const isRenamed = name !== attributes.name;
  const send = async () => {
    await save(async (revision) => {
      const drafted = await change(id, { ...(isRenamed ? { name } : {}), draft: settings }, revision);
      const { data } = await publish(id, drafted.data.attributes.revision);
      toast('good', fill(texts.published, { version: data.meta?.version.name ?? '' }));
      return data.attributes.revision;
    });
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
