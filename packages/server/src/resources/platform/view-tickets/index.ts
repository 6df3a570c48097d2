/** Public interface of view tickets. */
import { belonging } from '../../../api/bounds.ts';
import type { ReadContext } from '../../../operations/context.ts';
import { fillPort } from '../../../operations/port.ts';
import { defineSlice } from '../../../operations/slice.ts';
import { findStored } from '../files/index.ts';
import { viewTicketEndpoints } from './endpoints.ts';
import { findFileOfTicket } from './store.ts';
import { accountOfInquiry, submissionOfPicture } from './view-ticket.ts';

export { createTicketOpener } from './open-ticket.ts';
export { accountOfInquiry, submissionOfPicture } from './view-ticket.ts';

/** Finds the inquiry of a file; null for a file without an inquiry, which no template limits. */
async function inquiryOfFile({ tx, scope }: ReadContext, fileId: string) {
  const ownerId = (await findStored(tx, scope, fileId))?.ownerId;
  return ownerId?.startsWith('inq_') === true ? { parameter: 'inquiry-id', id: ownerId } : null;
}

const day = 86_400;

export const viewTicketsSlice = defineSlice({
  kinds: [],
  endpoints: [],
  dashboard: viewTicketEndpoints,
  events: [],
  needs: [accountOfInquiry, submissionOfPicture],
  boundableRights: ['image.view'],
  fills: [
    fillPort(belonging, { parameter: 'file-id', find: inquiryOfFile }),
    fillPort(belonging, {
      parameter: 'audit-id',
      async find(context, id) {
        const fileId = await findFileOfTicket(context.tx, context.scope, id);
        return fileId === null ? null : inquiryOfFile(context, fileId);
      },
    }),
  ],
  erases: [
    { table: 'view_tickets', stays: { token_digest: 'a hash of a token that opens nothing once the file is gone' } },
  ],
  keeps: [{ table: 'view_tickets', seconds: day, since: 'created_at' }],
});
