/** The rule sets of each transaction type. */

import { useNavigate } from '@tanstack/react-router';
import { type RuleSet, ruleSetMutations, ruleSetsQuery } from '../../client/rule-sets.ts';
import { transactionTypesQuery } from '../../client/transactions.ts';
import { useQuery } from '../../client/use-query.ts';
import { ActionButton } from '../../kit/action-button.tsx';
import { Badge } from '../../kit/badge.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ListPage } from '../../kit/list-page.tsx';
import { ageColumn } from '../../kit/table/age-column.tsx';
import { Table } from '../../kit/table/table.tsx';
import { useApi, useEnvironment, useHasRight } from '../../shell/session.ts';
import { useMutations } from '../../shell/use-mutations.ts';
import { fill } from '../../texts/fill.ts';
import { usePageTexts } from '../../texts/use-texts.tsx';

export function RuleSetsPage() {
  const { ruleSets: texts } = usePageTexts();
  const { kind } = useEnvironment();
  const navigate = useNavigate();
  const api = useApi();
  const mayChange = useHasRight()('setting.write');
  const found = useQuery(ruleSetsQuery(api));
  const types = useQuery(transactionTypesQuery(api));
  const rows = found.data?.data ?? [];
  const open = (id: string) => void navigate({ to: `/${kind}/rule-sets/${id}` });
  const without = (types.data?.data ?? []).filter(
    ({ id }) => found.isSuccess && rows.every(({ attributes }) => attributes['transaction-type-id'] !== id),
  );
  const nameOfType = (id: string) => types.data?.data.find((type) => type.id === id)?.attributes.name ?? id;
  const make =
    mayChange &&
    without.map(({ id, attributes }) => <MakeRules key={id} typeId={id} name={attributes.name} onMade={open} />);
  const isEmpty = found.isSuccess && rows.length === 0;
  return (
    <ListPage
      title={texts.title}
      text={texts.text}
      actions={isEmpty ? null : make}
      query={found}
      lines={4}
      count={rows.length}
      empty={<EmptyState icon="list" title={texts.none} text={texts.noneText} {...(make ? { action: make } : {})} />}
    >
      {rows.length > 0 && (
        <Table<RuleSet>
          label={texts.title}
          rows={rows}
          keyOf={({ id }) => id}
          onOpen={({ id }) => open(id)}
          columns={[
            { id: 'name', title: texts.name, share: 3, cell: ({ attributes }) => attributes.name },
            {
              id: 'type',
              title: texts.type,
              share: 2,
              cell: ({ attributes }) => nameOfType(attributes['transaction-type-id']),
            },
            { id: 'state', title: texts.state, share: 3, cell: (ruleSet) => <State ruleSet={ruleSet} /> },
            {
              id: 'rules',
              title: texts.rulesOn,
              share: 1,
              isNumber: true,
              cell: ({ attributes: { live, draft } }) =>
                String((live ?? draft).rules.filter(({ enabled }) => enabled).length),
            },
            ageColumn('changed', texts.changed, ({ attributes }) => attributes['updated-at']),
          ]}
        />
      )}
    </ListPage>
  );
}

function State({ ruleSet: { attributes } }: { readonly ruleSet: RuleSet }) {
  const { ruleSets: texts } = usePageTexts();
  return (
    <span>
      <Badge tone={attributes.live === null ? 'plain' : 'good'}>
        {attributes.live === null ? texts.off : texts.live}
      </Badge>{' '}
      {attributes['shadow-version-id'] !== null && <Badge tone="accent">{texts.shadowed}</Badge>}{' '}
      {attributes.faults.length > 0 && <Badge tone="problem">{texts.faulty}</Badge>}
    </span>
  );
}

interface MakeRulesProps {
  readonly typeId: string;
  readonly name: string;
  readonly onMade: (id: string) => void;
}

function MakeRules({ typeId, name, onMade }: MakeRulesProps) {
  const { ruleSets: texts } = usePageTexts();
  const { make } = useMutations(ruleSetMutations);
  return (
    <ActionButton look="main" icon="plus" onAct={async () => onMade((await make(typeId)).data.id)}>
      {fill(texts.make, { type: name })}
    </ActionButton>
  );
}
