/** The organization: production access, its plan and usage, and the remaining steps before it goes live. */

import { type Organization, organizationQuery } from '../../client/organizations.ts';
import { useQuery } from '../../client/use-query.ts';
import { CompanyName } from '../../company/company-name.tsx';
import { Card } from '../../kit/card.tsx';
import { Page } from '../../kit/page.tsx';
import { QueryView } from '../../kit/query-view.tsx';
import { useApi } from '../../shell/session.ts';
import { fill } from '../../texts/fill.ts';
import { usePageTexts } from '../../texts/use-texts.tsx';
import styles from './organization.module.css';
import { GoLive } from './parts/go-live.tsx';
import { Organizations } from './parts/organizations.tsx';
import { ProductionAccess } from './parts/production-access.tsx';

export function OrganizationPage() {
  const { organization: texts } = usePageTexts();
  const found = useQuery(organizationQuery(useApi()));
  const own = found.data?.data;
  return (
    <Page title={own?.attributes.name ?? texts.title} text={texts.text} isNarrow>
      <QueryView query={found} lines={4} />
      {own !== undefined && <ProductionAccess organization={own} />}
      {own !== undefined && <CompanyName name={own.attributes.name} />}
      {own !== undefined && <Plan organization={own} />}
      <GoLive />
      {own?.attributes['is-operator'] === true && <Organizations />}
    </Page>
  );
}

function Plan({ organization: { attributes } }: { readonly organization: Organization }) {
  const { organization: texts } = usePageTexts();
  const { plan, usage } = attributes;
  const sentenceOf = (used: number, allowance: number | null) =>
    fill(allowance === null ? texts.without : texts.of, { used: String(used), allowance: String(allowance) });
  return (
    <Card title={`${texts.plan}: ${plan.name}`} help={plan.price}>
      {usage === undefined ? (
        <p className={styles['quiet']}>{texts.usageElsewhere}</p>
      ) : (
        <>
          <h3>{fill(texts.usage, { month: usage.month })}</h3>
          <ul className={styles['list']}>
            {usage.products.map(({ product, used, allowance }) => (
              <li key={product} className={styles['line']}>
                <span>{texts.products[product]}</span>
                <span>{sentenceOf(used, allowance)}</span>
              </li>
            ))}
          </ul>
          <p className={styles['quiet']}>{fill(texts.usageHelp, { resets: usage['resets-at'].slice(0, 10) })}</p>
        </>
      )}
    </Card>
  );
}
