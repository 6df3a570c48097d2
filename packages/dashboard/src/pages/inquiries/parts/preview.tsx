/** A preview of a row's inquiry within the list. */

import { Link } from '@tanstack/react-router';
import { personOf } from '../../../client/inquiries.ts';
import type { Inquiry } from '../../../client/resources.ts';
import { useQuery } from '../../../client/use-query.ts';
import { evidenceQuery } from '../../../evidence/evidence.ts';
import { EvidenceView } from '../../../evidence/evidence-view.tsx';
import { buttonLook } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Fault } from '../../../kit/fault.tsx';
import { InquiryStatus } from '../../../kit/inquiry-status.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { useApi, useEnvironment, useHasRight } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export function Preview({ inquiry, onClose }: { readonly inquiry: Inquiry; readonly onClose: () => void }) {
  const { inquiries: texts, inquiry: one } = usePageTexts();
  const { kind } = useEnvironment();
  const hasRight = useHasRight();
  const maySee = hasRight('pii.view') && hasRight('verification.read');
  const found = useQuery({ ...evidenceQuery(useApi(), inquiry.id), enabled: maySee });
  const title = personOf(inquiry) || (inquiry.attributes['reference-id'] ?? inquiry.id);
  const open = (
    <Link to={`/${kind}/inquiries/${inquiry.id}`} className={buttonLook('main')}>
      {texts.open}
    </Link>
  );
  return (
    <Dialog title={title} isOpen onClose={onClose} size="large" actions={open}>
      <p>
        <InquiryStatus status={inquiry.attributes.status} /> <code>{inquiry.id}</code>
      </p>
      {!maySee && <p>{one.evidenceHidden}</p>}
      {maySee && found.isPending && <Skeleton lines={6} />}
      {found.isError && <Fault error={found.error} onRetry={() => void found.refetch()} />}
      {found.data !== undefined && <EvidenceView evidence={found.data} />}
    </Dialog>
  );
}
