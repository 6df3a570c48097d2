/** Actions for the selected inquiries. */

import { useState } from 'react';
import { type BulkAction, mostChosen } from '../../../client/bulk.ts';
import type { Inquiry } from '../../../client/resources.ts';
import { Button } from '../../../kit/button.tsx';
import { useHasRight } from '../../../shell/session.ts';
import { countOf, fill } from '../../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../inquiries.module.css';
import { BulkDialog } from './bulk-dialog.tsx';

export interface BulkBarProps {
  readonly chosen: readonly Inquiry[];
  /** Selects all that match, up to `mostChosen`; undefined if all are selected. */
  readonly onChooseAll: (() => Promise<void>) | undefined;
  readonly onClear: () => void;
}

export function BulkBar({ chosen, onChooseAll, onClear }: BulkBarProps) {
  const { inquiries: texts } = usePageTexts();
  const language = useLanguage();
  const hasRight = useHasRight();
  const [asked, setAsked] = useState<BulkAction | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const actions: readonly BulkAction[] = [
    ...(hasRight('inquiry.decide') ? (['approve', 'decline', 'mark-for-review'] as const) : []),
    ...(hasRight('inquiry.write') ? (['add-tag'] as const) : []),
  ];
  const chooseAll = async () => {
    setChoosing(true);
    await onChooseAll?.().finally(() => setChoosing(false));
  };
  return (
    <section className={styles['bulk']} aria-label={texts.chosenTitle}>
      <strong role="status">{countOf(texts.chosen, chosen.length, language)}</strong>
      {actions.map((action) => (
        <Button key={action} onPress={() => setAsked(action)}>
          {texts.bulk[action].send}
        </Button>
      ))}
      {onChooseAll !== undefined && (
        <Button look="plain" isPending={isChoosing} onPress={() => void chooseAll()}>
          {fill(texts.chooseAll, { most: new Intl.NumberFormat(language).format(mostChosen) })}
        </Button>
      )}
      <Button look="plain" onPress={onClear}>
        {texts.chooseNone}
      </Button>
      {asked !== null && <BulkDialog action={asked} inquiries={chosen} onClose={() => setAsked(null)} />}
    </section>
  );
}
