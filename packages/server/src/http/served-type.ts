/** Content type of a stored file: only types that no browser executes, for any content. */

const harmless: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/heic',
  'image/heif',
  'image/tiff',
  'application/pdf',
  'text/csv',
  'video/mp4',
  'video/webm',
  'video/quicktime',
]);

/** Returns the type: text is sent as UTF-8; SVG, HTML and unknown types as opaque bytes. */
export function servedType(mimeType: string): string {
  const [type = ''] = mimeType.toLowerCase().split(';', 1);
  if (type.trim() === 'text/plain') return 'text/plain; charset=utf-8';
  return harmless.has(type.trim()) ? type.trim() : 'application/octet-stream';
}
