/** Uploads that a form names in place of files: the field `photo-upload` holds the id of the upload of `photo`. */
import type { PageForm, Upload } from '../../http/page.ts';
import { deleteUploads, isWholeUpload, mostOfSession, readUpload } from '../../resources/verification/uploads/index.ts';
import type { Running } from '../access.ts';
import type { FlowParts } from '../flow-parts.ts';

const suffix = '-upload';

/** Ids of uploads by the name of the file's field. */
type NamedUploads = ReadonlyMap<string, string>;

export const uploadsIn = ({ fields }: PageForm): NamedUploads =>
  new Map(
    [...fields]
      .filter(([name]) => name.endsWith(suffix))
      .slice(0, mostOfSession)
      .map(([name, id]) => [name.slice(0, -suffix.length), id]),
  );

/** Returns the form with its uploads as files; one that is not whole or not of this session is a missing file. */
export async function withUploads(
  { runner }: FlowParts,
  running: Running,
  form: PageForm,
  uploads: NamedUploads,
): Promise<PageForm> {
  if (uploads.size === 0) return form;
  const files = new Map<string, Upload>(form.files);
  for (const [name, id] of uploads) {
    const isWhole = await runner.read(running.scope, (context) => isWholeUpload(context, running, id));
    const read = () => runner.read(running.scope, (context) => readUpload(context, running, id));
    if (isWhole) files.set(name, { read });
  }
  return { ...form, files };
}

export async function forgetUploads({ runner }: FlowParts, running: Running, uploads: NamedUploads): Promise<void> {
  if (uploads.size === 0) return;
  await runner.autocommit(running.scope, (context) => deleteUploads(context, running, [...uploads.values()]));
}
