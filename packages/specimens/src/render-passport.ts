import sharp from 'sharp';
import type { Person } from './people.ts';
import { drawTravelPage } from './render-travel-page.ts';
import { unitedStatesPassport } from './travel-document.ts';

export interface PassportOptions {
  readonly seed: number;
  /** One of PORTRAITS; counted round. */
  readonly portraitIndex: number;
  /** Width in pixels, 1400 by default. */
  readonly size?: number;
}

/** The data page of a United States passport with its machine readable zone in OCR-B, PNG, TD3 proportions. */
export async function renderPassport(person: Person, options: PassportOptions): Promise<Buffer> {
  const { png } = await drawTravelPage(unitedStatesPassport(person), options);
  return options.size === undefined ? png : sharp(png).resize({ width: options.size }).png().toBuffer();
}
