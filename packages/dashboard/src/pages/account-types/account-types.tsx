/** Account types, each opens in its editor. */

import { useNavigate } from '@tanstack/react-router';
import { accountTypesQuery } from '../../client/account-types.ts';
import { useQuery } from '../../client/use-query.ts';
import { TypeTable } from '../../field-schemas/type-table.tsx';
import { ListPage } from '../../kit/list-page.tsx';
import { MakeButton } from '../../kit/make-button.tsx';
import { useApi, useEnvironment, useHasRight } from '../../shell/session.ts';
import { usePageTexts } from '../../texts/use-texts.tsx';
import { MakeAccountType } from './parts/make-account-type.tsx';

export function AccountTypesPage() {
  const { accountTypes: texts } = usePageTexts();
  const { kind } = useEnvironment();
  const navigate = useNavigate();
  const mayChange = useHasRight()('setting.write');
  const found = useQuery(accountTypesQuery(useApi()));
  const open = (id: string) => void navigate({ to: `/${kind}/account-types/${id}` });
  const make = mayChange && (
    <MakeButton label={texts.make}>{(close) => <MakeAccountType onClose={close} onMade={open} />}</MakeButton>
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
