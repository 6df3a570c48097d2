/** The checks that block the decision, for a narrow window: they stand above the attributes there. */
import type { Verification } from '../../../client/inquiries.ts';
import type { Inquiry } from '../../../client/resources.ts';
import { CheckList } from '../../../evidence/check-list.tsx';
import { groupOf } from '../../../evidence/checks.ts';
import { useCheckSettings } from '../use-check-settings.ts';

export interface BlockingChecksProps {
  readonly inquiry: Inquiry;
  readonly verifications: readonly Verification[];
}

export function BlockingChecks({ inquiry, verifications }: BlockingChecksProps) {
  const settingsOf = useCheckSettings(inquiry);
  return verifications.map((verification) => (
    <CheckList
      key={verification.id}
      checks={(verification.attributes.checks ?? []).filter((check) => groupOf(check) === 'blocks')}
      settingsOf={(check) => settingsOf(verification, check)}
    />
  ));
}
