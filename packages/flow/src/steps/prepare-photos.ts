/** Preparation of photos in a plain form for sending by script. */
import { photoOfFile, releasePhoto } from '../camera/photo.ts';

/**
 * Returns every chosen file as a JPEG within the limits; one that is not a photo stays unchanged, for the server to
 * judge. Rejects when a file can no longer be read.
 */
export async function preparePhotos(data: FormData): Promise<FormData> {
  const prepared = new FormData();
  for (const [name, value] of data) {
    if (typeof value === 'string' || value.size === 0) {
      prepared.append(name, value);
      continue;
    }
    const photo = await photoOfFile(value, name);
    prepared.append(name, photo.file);
    releasePhoto(photo);
  }
  return prepared;
}
