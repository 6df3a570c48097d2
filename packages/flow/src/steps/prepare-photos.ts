/** Makes the photos of a plain form ready to be sent by script. */
import { photoOfFile, releasePhoto } from '../camera/photo.ts';

/**
 * Every chosen file as a JPEG within the limits; what is no photo stays as it is, for the server to judge. Rejects when a
 * file cannot be read any more.
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
