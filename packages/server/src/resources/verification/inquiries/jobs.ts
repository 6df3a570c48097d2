/** Jobs of inquiries. */
import { Type } from 'typebox';
import { defineJob, type JobParts, scopeOf, system } from '../../../operations/job.ts';
import type { Scope } from '../../../security/scope.ts';
import { lockInquiry } from './operations/change-inquiry.ts';
import { decideByTemplate } from './operations/decide-by-template.ts';
import { expireInquiryIfDue } from './operations/expire-inquiry.ts';
import { redactInquiryChildren } from './operations/redact-inquiry-children.ts';
import { addPersonTerms, findInquiryIdsWithoutTerms } from './person-index.ts';
import { redactionBelowInquiry } from './report-port.ts';
import { findDueInquiryIds, findInquiryIdsWaitedOut } from './store.ts';

/** Redacts the objects below a redacted inquiry, deletes its stored files and scrubs copies of its data. */
export const redactInquiryChildrenJob = defineJob({
  name: 'redact-inquiry-children',
  data: Type.Object({ environmentId: Type.String(), inquiryId: Type.String() }),
  settings: { retryLimit: 25, retryDelay: 2, expireInSeconds: 120 },
  async run(parts, { environmentId, inquiryId }) {
    const scope = await scopeOf(parts, environmentId);
    for (const redact of parts.slices.ports(redactionBelowInquiry)) await redact(parts, scope, inquiryId);
    await parts.runner.write(scope, system, (context) => redactInquiryChildren(context, inquiryId));
  },
});

/** Expires every due inquiry in all environments. */
export const expireDueInquiriesJob = defineJob({
  name: 'expire-due-inquiries',
  data: Type.Object({}),
  settings: { retryLimit: 0, retryDelay: 1, expireInSeconds: 120, sweepSeconds: 5 },
  async run(parts) {
    for (const scope of await parts.scopes.all()) await expireDueInquiries(parts, scope);
  },
});

const batch = 500;

/** Decides every inquiry that has waited for reports for the longest time allowed. */
export const decideWaitingInquiriesJob = defineJob({
  name: 'decide-waiting-inquiries',
  data: Type.Object({}),
  settings: { retryLimit: 0, retryDelay: 1, expireInSeconds: 120, sweepSeconds: 60 },
  async run(parts) {
    for (const scope of await parts.scopes.all()) await decideWaitingInquiries(parts, scope);
  },
});

/** Makes the people of inquiries of earlier releases searchable. */
export const indexPeopleOfInquiriesJob = defineJob({
  name: 'index-people-of-inquiries',
  data: Type.Object({}),
  settings: { retryLimit: 0, retryDelay: 1, expireInSeconds: 120, sweepSeconds: 60 },
  async run(parts) {
    for (const scope of await parts.scopes.all()) await indexPeople(parts, scope);
  },
});

/** Indexes a batch. An inquiry that fails is logged and retried at the next sweep; the others continue. */
async function indexPeople({ runner, log }: JobParts, scope: Scope): Promise<void> {
  const ids = await runner.read(scope, ({ tx }) => findInquiryIdsWithoutTerms(tx, scope, batch));
  for (const id of ids) {
    await runner
      .write(scope, system, async (context) => {
        await addPersonTerms(context.tx, scope, await lockInquiry(context, id));
      })
      .catch((fault: unknown) => log({ level: 'error', message: `inquiry ${id} could not be indexed`, fault }));
  }
}

/** Decides the waiting inquiries. One that fails is logged and retried at the next sweep; the others continue. */
async function decideWaitingInquiries({ runner, clock, log }: JobParts, scope: Scope): Promise<void> {
  const due = await runner.read(scope, ({ tx }) => findInquiryIdsWaitedOut(tx, scope, clock.now(), batch));
  for (const id of due) {
    await runner
      .write(scope, system, (context) => decideByTemplate(context, id))
      .catch((fault: unknown) => log({ level: 'error', message: `inquiry ${id} could not be decided`, fault }));
  }
}

/** Expires the due inquiries. One that fails is logged and retried at the next sweep; the others continue. */
async function expireDueInquiries({ runner, clock, log }: JobParts, scope: Scope): Promise<void> {
  const due = await runner.read(scope, ({ tx }) => findDueInquiryIds(tx, scope, clock.now(), batch));
  for (const id of due) {
    await runner
      .write(scope, system, (context) => expireInquiryIfDue(context, id))
      .catch((fault: unknown) => log({ level: 'error', message: `inquiry ${id} could not be expired`, fault }));
  }
}
