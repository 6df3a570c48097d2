/** What changes, in words, before it holds. */

import type { AnyReportTemplate, ReportSettings } from '../../../client/report-templates.ts';
import { reportTemplateMutations } from '../../../client/report-templates.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Form } from '../../../kit/form.tsx';
import { toast } from '../../../kit/toast.tsx';
import styles from '../../../screening/screening.module.css';
import { useMutations } from '../../../shell/use-mutations.ts';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { changedPart, changedSettings } from '../settings.ts';
import { useSettingWords } from './setting-words.ts';

export interface PublishProps {
  readonly template: AnyReportTemplate;
  readonly name: string;
  readonly settings: ReportSettings;
  readonly onClose: () => void;
}

export function Publish({ template, name, settings, onClose }: PublishProps) {
  const { reportTemplates: texts, kit } = usePageTexts();
  const { change } = useMutations(reportTemplateMutations);
  const words = useSettingWords();
  const { attributes, id } = template;
  const changed = changedSettings(attributes.settings, settings);
  const isRenamed = name !== attributes.name;
  const send = async () => {
    const { data } = await change(id, {
      ...(isRenamed ? { name } : {}),
      ...(changed.length > 0 ? { settings: changedPart(attributes.settings, settings) } : {}),
    });
    toast('good', fill(texts.published, { version: data.meta?.version.name ?? '' }));
    onClose();
  };
  if (changed.length === 0 && !isRenamed) {
    return (
      <Dialog
        title={texts.publishTitle}
        isOpen
        onClose={onClose}
        actions={<Button onPress={onClose}>{kit.close}</Button>}
      >
        <p>{texts.unchanged}</p>
      </Dialog>
    );
  }
  return (
    <Dialog title={texts.publishTitle} isOpen onClose={onClose} size="medium">
      <Form send={texts.publishSend} onSend={send} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
        <p>{texts.publishText}</p>
        <ul className={styles['differences']}>
          {isRenamed && (
            <li>
              {texts.name}: {texts.changedFrom} <del>{attributes.name}</del> {texts.changedTo} <ins>{name}</ins>
            </li>
          )}
          {changed.map((each) => (
            <li key={each}>
              {words.nameOf(each)}: {texts.changedFrom} <del>{words.valueOf(attributes.settings, each)}</del>{' '}
              {texts.changedTo} <ins>{words.valueOf(settings, each)}</ins>
            </li>
          ))}
        </ul>
      </Form>
    </Dialog>
  );
}
