/** A linked account with the values it shares, one row per value. */

import { Link } from '@tanstack/react-router';
import { accountQuery, nameOfAccount } from '../client/accounts.ts';
import { useQuery } from '../client/use-query.ts';
import { Time } from '../kit/time.tsx';
import tableStyles from '../screening/screening.module.css';
import { useApi, useEnvironment } from '../shell/session.ts';
import { useLanguage, usePageTexts } from '../texts/use-texts.tsx';
import type { LinkEdge, LinkedAccount } from './linked.ts';
import styles from './linked-accounts.module.css';

export function LinkedRows({ linked }: { readonly linked: LinkedAccount }) {
  const { linkedAccounts: texts } = usePageTexts();
  const number = new Intl.NumberFormat(useLanguage());
  return (
    <tbody>
      {linked.links.map((edge, place) => (
        <tr key={`${edge.kind} ${edge['source-id']} ${edge['first-seen']}`}>
          {place === 0 && (
            <th scope="rowgroup" rowSpan={linked.links.length}>
              <Who id={linked['account-id']} />
            </th>
          )}
          <td>{texts.kinds[edge.kind]}</td>
          <td>
            <Time value={edge['first-seen']} as="day" />
          </td>
          <td>
            <Source edge={edge} />
          </td>
          <td className={tableStyles['number']}>{number.format(edge['shared-by'])}</td>
        </tr>
      ))}
    </tbody>
  );
}

function Who({ id }: { readonly id: string }) {
  const { kind } = useEnvironment();
  const found = useQuery(accountQuery(useApi(), id));
  const name = found.data === undefined ? '' : nameOfAccount(found.data.data);
  return (
    <span className={styles['linked']}>
      <Link to={`/${kind}/accounts/${id}`}>
        <bdi>{name || id}</bdi>
      </Link>
      {name && <code className={tableStyles['quiet']}>{id}</code>}
    </span>
  );
}

const pageOfSource: Readonly<Record<string, string>> = { account: 'accounts', inquiry: 'inquiries' };

function Source({ edge }: { readonly edge: LinkEdge }) {
  const { linkedAccounts: texts } = usePageTexts();
  const { kind } = useEnvironment();
  const { 'source-type': type, 'source-id': id } = edge;
  const [family = type] = type.split('/');
  const word = (texts.sources as Readonly<Record<string, string | undefined>>)[family] ?? type;
  const page = pageOfSource[type];
  return (
    <>
      {word} {page === undefined ? <code>{id}</code> : <Link to={`/${kind}/${page}/${id}`}>{id}</Link>}
    </>
  );
}
