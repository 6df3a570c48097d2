import type { CapturePage } from '../page.ts';

/**
 * Returns true for cards of the United States and Canada, which have the large PDF417 barcode (AAMVA card design
 * standard).
 */
export function hasLargeBarcode({ country, idClass }: CapturePage): boolean {
  return (country === 'US' || country === 'CA') && (idClass === 'dl' || idClass === 'id');
}

/** Returns true for the side of such a card that has it: the back. */
export const showsLargeBarcode = (page: CapturePage): boolean => page.step === 'back' && hasLargeBarcode(page);
