/** The status of an import; one that ended with failed rows differs from one without. */
import type { Importer } from '../client/importers.ts';
import { Badge } from '../kit/badge.tsx';
import { usePageTexts } from '../texts/use-texts.tsx';

export function ImportStatus({ importer: { attributes } }: { readonly importer: Importer }) {
  const {
    imports: { statuses },
  } = usePageTexts();
  if (attributes.status === 'pending') return <Badge tone="accent">{statuses.pending}</Badge>;
  if (attributes.status === 'errored') return <Badge tone="problem">{statuses.errored}</Badge>;
  if (attributes['error-count'] > 0) return <Badge tone="warning">{statuses.withFailures}</Badge>;
  return <Badge tone="good">{statuses.ready}</Badge>;
}
