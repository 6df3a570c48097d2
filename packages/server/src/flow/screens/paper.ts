/** Screen of a paper: a photograph, or a PDF. */
import { submitStep } from '../../resources/verification/inquiries/index.ts';
import { enterFiles } from '../../resources/verification/verifications/index.ts';
import { acceptPaper } from '../operations/accept-paper.ts';
import { maxPhotoBytes } from '../upload-limit.ts';
import { defineScreen, unanswered } from './screen.ts';

export const paperScreen = defineScreen<'paper'>({
  part: 'evidence',
  of: 'paper',
  accept: acceptPaper,
  specimens: ['page_1'],
  page: (_subject, { documentTypes }) => ({ step: 'paper', documentTypes, maxBytes: maxPhotoBytes }),
  async answer(context, inquiry, step, { files }) {
    await enterFiles(context, inquiry, files);
    const ids = files.map(({ id }) => id);
    return unanswered(await submitStep(context, inquiry, step, ids));
  },
});
