/** Transaction types, each opens in its editor. */

import { useNavigate } from '@tanstack/react-router';
import { transactionTypesQuery } from '../../client/transactions.ts';
import { useQuery } from '../../client/use-query.ts';
import { TypeTable } from '../../field-schemas/type-table.tsx';
import { ListPage } from '../../kit/list-page.tsx';
import { MakeButton } from '../../kit/make-button.tsx';
import { useApi, useEnvironment, useHasRight } from '../../shell/session.ts';
import { usePageTexts } from '../../texts/use-texts.tsx';
import { MakeTransactionType } from './parts/make-transaction-type.tsx';

export function TransactionTypesPage() {
  const { transactionTypes: texts } = usePageTexts();
  const { kind } = useEnvironment();
  const navigate = useNavigate();
  const mayChange = useHasRight()('setting.write');
  const found = useQuery(transactionTypesQuery(useApi()));
  const open = (id: string) => void navigate({ to: `/${kind}/transaction-types/${id}` });
  const make = mayChange && (
    <MakeButton label={texts.make}>{(close) => <MakeTransactionType onClose={close} onMade={open} />}</MakeButton>
  );
  return (
    <ListPage
      title={texts.title}
      text={texts.text}
      actions={make}
      query={found}
      lines={4}
      count={found.data?.data.length ?? 0}
    >
      {found.data !== undefined && <TypeTable types={found.data.data} texts={texts} onOpen={open} />}
    </ListPage>
  );
}
