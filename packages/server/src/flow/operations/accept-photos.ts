/** Uploads of the individual: decoded in isolation, stored encrypted, and recorded together with their answer. */

import type { ImageRefusalReason, NormalizedImage } from '@countersign/engines/facts';
import type { ProblemCode } from '@countersign/flow/page';
import type { PageForm } from '../../http/page.ts';
import type { Perception } from '../../perception/perception.ts';
import type { CaptureMethod, FilePage, StoredFile } from '../../resources/platform/files/index.ts';
import type { Inquiry } from '../../resources/verification/inquiries/index.ts';
import { type PhotoStore, storePhoto } from '../../resources/verification/verifications/index.ts';
import type { Scope } from '../../security/scope.ts';

export interface PhotoProblem {
  readonly code: ProblemCode;
  /** Form field; null if the individual cannot choose another file. */
  readonly field: string | null;
}

const photoProblems: Readonly<Record<ImageRefusalReason, ProblemCode>> = {
  empty: 'photo_empty',
  unsupported_format: 'photo_unsupported',
  corrupt: 'photo_unreadable',
  too_large: 'photo_too_large',
  too_many_pixels: 'photo_too_large',
  password_protected: 'photo_unsupported',
  several_pages: 'photo_several_pages',
  timed_out: 'photo_unreadable',
  out_of_memory: 'photo_unreadable',
};

const paperProblems: Readonly<Partial<Record<ImageRefusalReason, ProblemCode>>> = {
  unsupported_format: 'paper_unsupported',
  password_protected: 'paper_locked',
  corrupt: 'paper_unreadable',
  timed_out: 'paper_unreadable',
  out_of_memory: 'paper_unreadable',
};

/** Returns the problem that the individual sees for a refused upload. */
export function problemOf(reason: ImageRefusalReason, of: 'photo' | 'paper'): ProblemCode {
  return (of === 'paper' ? paperProblems[reason] : undefined) ?? photoProblems[reason];
}

export interface PhotoParts extends PhotoStore {
  readonly perception: Perception;
}

/** Decodes and stores the named uploads. Bytes are written before a row names them; a problem names the field. */
export async function acceptPhotos(
  parts: PhotoParts,
  scope: Scope,
  inquiry: Inquiry,
  form: PageForm,
  wanted: readonly { readonly field: string; readonly page: FilePage }[],
): Promise<readonly StoredFile[] | PhotoProblem> {
  const images: { readonly page: FilePage; readonly image: NormalizedImage }[] = [];
  for (const { field, page } of wanted) {
    const upload = form.files.get(field);
    if (form.oversized.has(field)) return { code: 'photo_too_large', field };
    if (upload === undefined) return { code: 'photo_missing', field };
    const image = await parts.perception.normalizeImage(await upload.read());
    if (!image.ok) return { code: problemOf(image.reason, 'photo'), field };
    images.push({ page, image });
  }
  const method = captureMethodOf(form.fields.get('capture-method'));
  return Promise.all(images.map(({ page, image }) => storePhoto(parts, scope, inquiry, page, image, method)));
}

export function captureMethodOf(given: string | undefined): CaptureMethod {
  return given === 'auto' || given === 'manual' ? given : 'upload';
}
