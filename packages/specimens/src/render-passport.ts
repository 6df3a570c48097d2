import sharp from 'sharp';
import type { Person } from './people.ts';
import { drawTravelPage } from './render-travel-page.ts';
import { unitedStatesPassport } from './travel-document.ts';

export interface PassportOptions {
  readonly seed: number;
  /** Index in PORTRAITS, modulo its length. */
  readonly portraitIndex: number;
  /** Width in pixels, 1400 by default. */
  readonly size?: number;
}

/** Draws the data page of a United States passport with its machine-readable zone in OCR-B, PNG, TD3 proportions. */
export async function renderPassport(person: Person, options: PassportOptions): Promise<Buffer> {
  const { png } = await drawTravelPage(unitedStatesPassport(person), options);
  return options.size === undefined ? png : sharp(png).resize({ width: options.size }).png().toBuffer();
}
