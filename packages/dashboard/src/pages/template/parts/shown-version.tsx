/** One version for reading: whatever it configures, in the parts of the editor. */
import { catalogueQuery, configurationOf, versionQuery } from '../../../client/templates.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Dialog } from '../../../kit/dialog.tsx';
import { Fault } from '../../../kit/fault.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { useApi } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { ShownConfiguration } from './shown-configuration.tsx';

export function ShownVersion({ id }: { readonly id: string }) {
  const api = useApi();
  const version = useQuery(versionQuery(api, id));
  const catalogue = useQuery(catalogueQuery(api));
  const fault = version.error ?? catalogue.error;
  if (fault !== null) return <Fault error={fault} onRetry={() => void version.refetch()} />;
  if (version.data === undefined || catalogue.data === undefined) return <Skeleton lines={8} />;
  return <ShownConfiguration configuration={configurationOf(version.data.data)} catalogue={catalogue.data} />;
}

export function VersionDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { template: texts } = usePageTexts();
  return (
    <Dialog title={texts.lookAtTitle} isOpen onClose={onClose} size="large">
      <ShownVersion id={id} />
    </Dialog>
  );
}
