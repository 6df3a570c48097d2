/** Biometric values in the fields of a transaction: pictures and videos. Pure. */
import type { FieldValue, FieldValues } from '../../../fields/index.ts';

/** Removes pictures and videos from the values. Also returns the ids of the removed files. */
export function withoutPictures(values: FieldValues): { readonly values: FieldValues; readonly fileIds: string[] } {
  const fileIds: string[] = [];
  const without = (value: FieldValue): FieldValue => {
    if (Array.isArray(value)) return (value as readonly FieldValue[]).map(without).filter((each) => each !== null);
    if (value === null || typeof value !== 'object') return value;
    const { id, 'mime-type': mimeType } = value as Readonly<Record<string, FieldValue>>;
    if (typeof id === 'string' && typeof mimeType === 'string' && /^(image|video)\//.test(mimeType)) {
      fileIds.push(id);
      return null;
    }
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, without(member)]));
  };
  return { values: Object.fromEntries(Object.entries(values).map(([key, each]) => [key, without(each)])), fileIds };
}
