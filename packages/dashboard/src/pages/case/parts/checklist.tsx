/** The checklist of a case; each tick shows its user and time. */

import { useState } from 'react';
import type { CaseWork } from '../../../client/cases.ts';
import { caseMutations } from '../../../client/cases.ts';
import { ageOf } from '../../../kit/age.ts';
import { Card } from '../../../kit/card.tsx';
import { Checkbox } from '../../../kit/checkbox.tsx';
import { useSentenceOf } from '../../../kit/sentence-of.ts';
import { toast } from '../../../kit/toast.tsx';
import { useHasRight } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { fill } from '../../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../case.module.css';

export function Checklist({ work }: { readonly work: CaseWork }) {
  const { case: texts } = usePageTexts();
  const language = useLanguage();
  const { check } = useMutations(caseMutations);
  const sentenceOf = useSentenceOf();
  const mayTick = useHasRight()('case.write') && work['redacted-at'] === null;
  const [sent, setSent] = useState<ReadonlyMap<string, boolean>>(new Map());
  const tick = async (item: string, checked: boolean) => {
    // Shown at once; replaced by the server's response.
    setSent((before) => new Map(before).set(item, checked));
    try {
      await check(work.id, item, checked);
    } catch (error) {
      toast('problem', sentenceOf(error));
    }
    setSent((before) => new Map([...before].filter(([key]) => key !== item)));
  };
  return (
    <Card title={texts.checklist}>
      {work.checklist.length === 0 && <p>{texts.checklistNone}</p>}
      <ul className={styles['ticks']}>
        {work.checklist.map(({ key, label, 'checked-at': at, 'checked-by': by }) => (
          <li key={key}>
            <Checkbox
              isSelected={sent.get(key) ?? at !== null}
              onChange={(checked) => void tick(key, checked)}
              isDisabled={!mayTick}
              {...(at === null
                ? {}
                : { help: fill(texts.checkedBy, { name: by ?? '', age: ageOf(at, Date.now(), language) }) })}
            >
              {label}
            </Checkbox>
          </li>
        ))}
      </ul>
    </Card>
  );
}
