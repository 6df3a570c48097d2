/** A dialog that shows the effect on future transactions before publishing. */

import type { Rule, RuleDocument, RuleSet } from '../../../client/rule-sets.ts';
import { ruleSetMutations } from '../../../client/rule-sets.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Form } from '../../../kit/form.tsx';
import { toast } from '../../../kit/toast.tsx';
import screening from '../../../screening/screening.module.css';
import { useMutations } from '../../../shell/use-mutations.ts';
import { fill } from '../../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import { changesBetween } from '../changes.ts';

export interface PublishProps {
  readonly ruleSet: RuleSet;
  readonly onClose: () => void;
}

export function Publish({ ruleSet: { id, attributes }, onClose }: PublishProps) {
  const { ruleSet: texts, kit } = usePageTexts();
  const { publish } = useMutations(ruleSetMutations);
  const send = async () => {
    await publish(id, attributes.revision);
    toast('good', texts.published);
    onClose();
  };
  return (
    <Dialog title={texts.publishTitle} isOpen onClose={onClose} size="medium">
      <Form send={texts.publish} onSend={send} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
        <p>{texts.publishText}</p>
        <Changes before={attributes.live} after={attributes.draft} />
      </Form>
    </Dialog>
  );
}

function Changes({ before, after }: { readonly before: RuleDocument | null; readonly after: RuleDocument }) {
  const { ruleSet: texts } = usePageTexts();
  const { added, gone, changed, outcomes } = changesBetween(before, after);
  if (added.length + gone.length + changed.length === 0 && !outcomes) return <p>{texts.unchanged}</p>;
  return (
    <ul className={screening['differences']}>
      {added.map((rule) => (
        <li key={rule.name}>
          {texts.added} <Name rule={rule} />: <Told rule={rule} />
        </li>
      ))}
      {changed.map((each) => (
        <li key={each.after.name}>
          {texts.changed} <Name rule={each.after} />: <Told rule={each.after} /> {texts.wasBefore}{' '}
          <Told rule={each.before} />
        </li>
      ))}
      {gone.map((rule) => (
        <li key={rule.name}>
          {texts.gone} <Name rule={rule} />
        </li>
      ))}
      {outcomes && <li>{texts.outcomesChanged}</li>}
    </ul>
  );
}

const Name = ({ rule }: { readonly rule: Rule }) => (
  <strong>
    <bdi>{rule.name}</bdi>
  </strong>
);

function Told({ rule }: { readonly rule: Rule }) {
  const { ruleSet: texts } = usePageTexts();
  const weight = new Intl.NumberFormat(useLanguage(), { signDisplay: 'exceptZero' }).format(rule.weight);
  return (
    <>
      <code>{rule.expression}</code> {fill(rule.enabled ? texts.toldOn : texts.toldOff, { weight })}
    </>
  );
}
