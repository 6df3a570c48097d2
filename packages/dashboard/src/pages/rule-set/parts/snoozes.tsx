/** Rules that are suspended for a value. */

import { Link } from '@tanstack/react-router';
import { type RuleSnooze, ruleSnoozeMutations, ruleSnoozesQuery } from '../../../client/rule-sets.ts';
import { useQuery } from '../../../client/use-query.ts';
import { ActionButton } from '../../../kit/action-button.tsx';
import { Card } from '../../../kit/card.tsx';
import { QueryView } from '../../../kit/query-view.tsx';
import { Time } from '../../../kit/time.tsx';
import tableStyles from '../../../screening/screening.module.css';
import { useApi, useEnvironment, useHasRight } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export function Snoozes({ ruleSetId }: { readonly ruleSetId: string }) {
  const { ruleSet: texts } = usePageTexts();
  const found = useQuery(ruleSnoozesQuery(useApi(), ruleSetId));
  return (
    <Card title={texts.snoozes} help={texts.snoozesHelp}>
      <QueryView query={found} lines={2}>
        {({ data }) => (data.length === 0 ? <p>{texts.noSnoozes}</p> : <Table ruleSetId={ruleSetId} snoozes={data} />)}
      </QueryView>
    </Card>
  );
}

interface TableProps {
  readonly ruleSetId: string;
  readonly snoozes: readonly RuleSnooze[];
}

function Table({ ruleSetId, snoozes }: TableProps) {
  const { ruleSet: texts } = usePageTexts();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling by keyboard needs this (WCAG 2.1.1)
    <section className={tableStyles['scrolls']} tabIndex={0} aria-label={texts.snoozes}>
      <table className={tableStyles['table']}>
        <thead>
          <tr>
            <th scope="col">{texts.rule}</th>
            <th scope="col">{texts.snoozedFor}</th>
            <th scope="col">{texts.until}</th>
            <th scope="col">{texts.reason}</th>
            <th scope="col">{texts.action}</th>
          </tr>
        </thead>
        <tbody>
          {snoozes.map((snooze) => (
            <SnoozeRow key={snooze.id} ruleSetId={ruleSetId} snooze={snooze} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function SnoozeRow({
  ruleSetId,
  snooze: { id, attributes },
}: {
  readonly ruleSetId: string;
  readonly snooze: RuleSnooze;
}) {
  const { ruleSet: texts } = usePageTexts();
  const { kind } = useEnvironment();
  const mayEnd = useHasRight()('setting.write');
  const { wake } = useMutations(ruleSnoozeMutations);
  const { rule, key, 'transaction-id': transactionId, until, reason } = attributes;
  const names: Readonly<Record<string, string>> = texts.keys;
  return (
    <tr>
      <th scope="row">{rule}</th>
      <td>
        {names[key] ?? key} <Link to={`/${kind}/transactions/${transactionId}`}>{texts.ofTransaction}</Link>
      </td>
      <td>
        <Time value={until} />
      </td>
      <td>
        <bdi>{reason}</bdi>
      </td>
      <td>
        {mayEnd && (
          <ActionButton look="plain" aria-label={fill(texts.wakeOf, { rule })} onAct={() => wake({ ruleSetId, id })}>
            {texts.wake}
          </ActionButton>
        )}
      </td>
    </tr>
  );
}
