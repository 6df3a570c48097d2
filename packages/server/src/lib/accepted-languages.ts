/** Languages that a browser's header prefers. Pure. */

/** Normalizes a language tag: `de_DE`, as operating systems write it, becomes `de-de`. */
export const languageTag = (text: string): string => text.trim().toLowerCase().replaceAll('_', '-');

/**
 * Returns the tags of an `Accept-Language` header, most preferred first, without those of weight 0 (RFC 9110, sections
 * 12.4.2 and 12.5.4).
 */
export function acceptedLanguages(header: string): string[] {
  const wishes = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.split(';');
    const weight = parameters
      .map((each) => /^\s*q\s*=\s*([\d.]+)\s*$/i.exec(each)?.[1])
      .find((each) => each !== undefined);
    return { tag: languageTag(tag), weight: Math.min(1, Number(weight ?? 1)) };
  });
  return wishes
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}
