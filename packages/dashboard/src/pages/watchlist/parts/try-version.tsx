/** A backtest of the waiting version on the reports of a template that searches the list. */

import { useState } from 'react';
import { type AnyReportTemplate, kindOfTemplate, templatesOfReportsQuery } from '../../../client/report-templates.ts';
import { reportCatalogueQuery } from '../../../client/reports.ts';
import type { Watchlist } from '../../../client/resources.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Fault } from '../../../kit/fault.tsx';
import { Select } from '../../../kit/select.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { BacktestDialog } from '../../../screening/backtest/backtest.tsx';
import { useApi } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import type { WatchlistVersion } from './version.tsx';

export interface WaitingProps {
  readonly watchlist: Watchlist;
  readonly version: WatchlistVersion;
}

/** Returns true if reports of the template search this list. */
const searches = ({ id, attributes: { 'list-type': type } }: Watchlist, { attributes }: AnyReportTemplate): boolean => {
  const { 'list-types': types, watchlists } = attributes.settings;
  return (types as readonly string[]).includes(type) && (watchlists.length === 0 || watchlists.includes(id));
};

export function TryVersion({ watchlist, version, onClose }: WaitingProps & { readonly onClose: () => void }) {
  const { backtest: texts, kit } = usePageTexts();
  const api = useApi();
  const templates = useQuery(templatesOfReportsQuery(api));
  const catalogue = useQuery(reportCatalogueQuery(api));
  const [chosen, setChosen] = useState('');
  const isListed = (template: AnyReportTemplate): boolean =>
    catalogue.data?.kinds.find(({ kind }) => kind === kindOfTemplate(template))?.['answered-by'] === 'watchlists';
  const fitting = (templates.data?.data ?? []).filter((each) => isListed(each) && searches(watchlist, each));
  const template = fitting.find(({ id }) => id === chosen) ?? fitting[0];
  const failed = [templates, catalogue].find(({ isError }) => isError);
  if (template === undefined) {
    const isKnown = templates.isSuccess && catalogue.isSuccess;
    return (
      <Dialog
        title={texts.titleVersion}
        isOpen
        onClose={onClose}
        actions={<Button onPress={onClose}>{kit.close}</Button>}
      >
        {failed !== undefined && <Fault error={failed.error} onRetry={() => void failed.refetch()} />}
        {failed === undefined && (isKnown ? <p>{texts.noTemplate}</p> : <Skeleton lines={3} />)}
      </Dialog>
    );
  }
  return (
    <BacktestDialog
      title={texts.titleVersion}
      templateId={template.id}
      draft={{ 'watchlist-version': { slug: watchlist.id, version: version.version } }}
      onClose={onClose}
      choices={
        <Select
          label={texts.template}
          value={template.id}
          onChange={setChosen}
          choices={fitting.map(({ id, attributes }) => ({ value: id, label: attributes.name }))}
        />
      }
    />
  );
}
