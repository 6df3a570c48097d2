/** Jobs of inquiries. */
import { Type } from 'typebox';
import { defineJob, type JobParts, scopeOf, system } from '../../../operations/job.ts';
import type { Scope } from '../../../security/scope.ts';
import { expireInquiryIfDue } from './operations/expire-inquiry.ts';
import { redactInquiryChildren } from './operations/redact-inquiry-children.ts';
import { findDueInquiryIds } from './store.ts';

/** Deletes the stored files of a redacted inquiry and scrubs what was copied from it. */
export const redactInquiryChildrenJob = defineJob({
  name: 'redact-inquiry-children',
  data: Type.Object({ environmentId: Type.String(), inquiryId: Type.String() }),
  settings: { retryLimit: 25, retryDelay: 2, expireInSeconds: 120 },
  async run(parts, { environmentId, inquiryId }) {
    const scope = await scopeOf(parts, environmentId);
    await parts.runner.write(scope, system, (context) => redactInquiryChildren(context, inquiryId));
  },
});

/** Expires every inquiry whose time has come, in all environments. */
export const expireDueInquiriesJob = defineJob({
  name: 'expire-due-inquiries',
  data: Type.Object({}),
  settings: { retryLimit: 0, retryDelay: 1, expireInSeconds: 120, sweepSeconds: 5 },
  async run(parts) {
    for (const scope of await parts.scopes.all()) await expireDueInquiries(parts, scope);
  },
});

const batch = 500;

/** One that cannot be expired is logged and met again at the next sweep; the others do not wait for it. */
async function expireDueInquiries({ runner, clock, log }: JobParts, scope: Scope): Promise<void> {
  const due = await runner.read(scope, ({ tx }) => findDueInquiryIds(tx, scope, clock.now(), batch));
  for (const id of due) {
    await runner
      .write(scope, system, (context) => expireInquiryIfDue(context, id))
      .catch((fault: unknown) => log({ level: 'error', message: `inquiry ${id} could not be expired`, fault }));
  }
}
