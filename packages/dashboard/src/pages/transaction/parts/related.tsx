/** Related accounts and transactions, and objects created by rules. */

import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Transaction } from '../../../client/resources.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import lineStyles from '../../../screening/screening.module.css';
import { useEnvironment, useHasRight } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { Relate } from './relate.tsx';

/** Paths of pages by the first part of a type. */
const places: Readonly<Record<string, string>> = {
  account: 'accounts',
  inquiry: 'inquiries',
  transaction: 'transactions',
  case: 'cases',
  report: 'reports',
};

export function Related({ transaction }: { readonly transaction: Transaction }) {
  const { transaction: texts } = usePageTexts();
  const { kind } = useEnvironment();
  const mayWrite = useHasRight()('txn.write');
  const [isRelating, setRelating] = useState(false);
  const related = transaction.relationships?.['related-objects']?.data ?? [];
  const names: Readonly<Record<string, string>> = texts.kinds;
  const relate = mayWrite && (
    <Button icon="plus" onPress={() => setRelating(true)}>
      {texts.relate}
    </Button>
  );
  return (
    <Card title={texts.related} help={texts.relatedHelp} actions={relate}>
      {related.length === 0 && <p>{texts.noRelated}</p>}
      <ul className={lineStyles['lines']}>
        {related.map(({ type, id }) => {
          const [family = type] = type.split('/');
          const place = places[family];
          return (
            <li key={id} className={lineStyles['line']}>
              <span>{names[family] ?? type}</span>
              {place === undefined ? <code>{id}</code> : <Link to={`/${kind}/${place}/${id}`}>{id}</Link>}
            </li>
          );
        })}
      </ul>
      {isRelating && <Relate id={transaction.id} onClose={() => setRelating(false)} />}
    </Card>
  );
}
