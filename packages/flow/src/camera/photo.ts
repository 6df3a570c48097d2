/**
 * Pictures to send to the server: JPEG, long side at most 2,400 px, quality 0.92, without the place they were taken.
 */

/** A photo ready to send, with an object URL to show it; null if this browser cannot show its type. */
export interface Photo {
  readonly file: File;
  readonly url: string | null;
}

const longSideMax = 2_400;
const quality = 0.92;

/** Returns width and height scaled down to the limit, in whole pixels, never enlarged. */
export function fitLongSide(width: number, height: number): { width: number; height: number } {
  const factor = Math.min(1, longSideMax / Math.max(width, height));
  return { width: Math.round(width * factor), height: Math.round(height * factor) };
}

function toBlob(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob === null ? reject(new Error('the picture gave no JPEG')) : resolve(blob));
    canvas.toBlob(done, 'image/jpeg', quality);
  });
}

/** Draws `source` on `canvas`, as large as the limit allows; on white, since a JPEG turns transparency black. */
export function drawFitted(canvas: HTMLCanvasElement, source: CanvasImageSource, width: number, height: number): void {
  const size = fitLongSide(width, height);
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(source, 0, 0, size.width, size.height);
}

/** Returns the photo drawn on `canvas`. Throws when the browser cannot encode it. */
export async function photoOfCanvas(canvas: HTMLCanvasElement, name: string): Promise<Photo> {
  const file = new File([await toBlob(canvas)], `${name}.jpg`, { type: 'image/jpeg' });
  return { file, url: URL.createObjectURL(file) };
}

/** Returns the current picture of `video` as a photo. */
export function photoOfVideo(video: HTMLVideoElement, name: string): Promise<Photo> {
  const canvas = document.createElement('canvas');
  drawFitted(canvas, video, video.videoWidth, video.videoHeight);
  return photoOfCanvas(canvas, name);
}

/**
 * Returns a chosen file as a photo, turned upright. A file that the browser cannot open is sent unchanged: the server
 * may support it. Its bytes are read here, since a cloud drive may change or remove the file before it is sent. Rejects
 * when they cannot be read.
 */
export async function photoOfFile(chosen: File, name: string): Promise<Photo> {
  const file = new File([await chosen.arrayBuffer()], chosen.name, { type: chosen.type });
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const canvas = document.createElement('canvas');
    drawFitted(canvas, bitmap, bitmap.width, bitmap.height);
    bitmap.close();
    return await photoOfCanvas(canvas, name);
  } catch {
    return { file, url: null };
  }
}

/** Frees the object URL of the photo. */
export function releasePhoto(photo: Photo): void {
  if (photo.url !== null) URL.revokeObjectURL(photo.url);
}
