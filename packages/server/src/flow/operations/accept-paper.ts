/** Upload of a paper: a photograph, or a PDF whose first pages become pictures. */
import type { NormalizedPaper, PaperPage } from '@countersign/engines/facts';
import type { PageForm } from '../../http/page.ts';
import { paperPages, type StoredFile } from '../../resources/platform/files/index.ts';
import type { Inquiry } from '../../resources/verification/inquiries/index.ts';
import { storePhoto } from '../../resources/verification/verifications/index.ts';
import type { Scope } from '../../security/scope.ts';
import { captureMethodOf, type PhotoParts, type PhotoProblem, problemOf } from './accept-photos.ts';

/** Form field of the file. */
const field = 'paper';

/** Returns the details of a page; the first one has the metadata of the file. */
function detailsOf({ pdf }: NormalizedPaper, { layer }: PaperPage, index: number) {
  return { ...(layer.length === 0 ? {} : { layer }), ...(pdf === null || index > 0 ? {} : { pdf }) };
}

/** Decodes and stores every page. Bytes are written before a row names them; a problem names the field. */
export async function acceptPaper(
  parts: PhotoParts,
  scope: Scope,
  inquiry: Inquiry,
  form: PageForm,
): Promise<readonly StoredFile[] | PhotoProblem> {
  const upload = form.files.get(field);
  if (form.oversized.has(field)) return { code: 'photo_too_large', field };
  if (upload === undefined) return { code: 'paper_missing', field };
  const paper = await parts.perception.normalizePaper(await upload.read());
  if (!paper.ok) return { code: problemOf(paper.reason, 'paper'), field };
  const method = captureMethodOf(form.fields.get('capture-method'));
  return Promise.all(
    paper.pages.slice(0, paperPages.length).map(async (page, index) => {
      const name = paperPages[index] ?? 'page_1';
      const file = await storePhoto(parts, scope, inquiry, name, page.image, method);
      return { ...file, details: { ...file.details, ...detailsOf(paper, page, index) } };
    }),
  );
}
