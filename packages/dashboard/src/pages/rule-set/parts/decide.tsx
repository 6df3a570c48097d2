/**
 * Actions for the saved draft: publish it, or run it as a shadow; and switch off the live version. All are disabled
 * while there are unsaved edits, because what is shown would not be what is published.
 */

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { RuleSet } from '../../../client/rule-sets.ts';
import { ruleSetMutations } from '../../../client/rule-sets.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { useSentenceOf } from '../../../kit/sentence-of.ts';
import { Switch } from '../../../kit/switch.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../rule-set.module.css';
import { Faults } from './faults.tsx';
import { Publish } from './publish.tsx';
import { SwitchOff } from './switch-off.tsx';

export interface DecideProps {
  readonly ruleSet: RuleSet;
  /** True if there are edits that the saved draft does not have. */
  readonly isUnsaved: boolean;
}

export function Decide({ ruleSet, isUnsaved }: DecideProps) {
  const { ruleSet: texts } = usePageTexts();
  const { attributes, id } = ruleSet;
  const { shadow } = useMutations(ruleSetMutations);
  const sentenceOf = useSentenceOf();
  const [asked, setAsked] = useState<'publish' | 'switch-off' | null>(null);
  const shadowing = useMutation({
    mutationFn: (enabled: boolean) => shadow(id, enabled, attributes.revision),
    onError: (error) => toast('problem', sentenceOf(error)),
  });
  const faults = attributes.faults.filter((fault) => fault.of === 'draft');
  const isShadowed = attributes['shadow-version-id'] !== null;
  const close = () => setAsked(null);
  return (
    <Card title={texts.publish} help={texts.publishText}>
      <Faults ruleSet={ruleSet} of="draft" />
      {isUnsaved && <Notice tone="info">{texts.unsaved}</Notice>}
      <Switch
        isOn={isShadowed}
        isDisabled={shadowing.isPending || isUnsaved || (faults.length > 0 && !isShadowed)}
        onChange={(enabled) => shadowing.mutate(enabled)}
      >
        {texts.shadow}
      </Switch>
      <div className={styles['buttons']}>
        <Button look="main" isDisabled={faults.length > 0 || isUnsaved} onPress={() => setAsked('publish')}>
          {texts.publish}
        </Button>
        {attributes.live !== null && (
          <Button isDisabled={isUnsaved} onPress={() => setAsked('switch-off')}>
            {texts.switchOff}
          </Button>
        )}
      </div>
      {asked === 'publish' && <Publish ruleSet={ruleSet} onClose={close} />}
      {asked === 'switch-off' && <SwitchOff ruleSet={ruleSet} onClose={close} />}
    </Card>
  );
}
