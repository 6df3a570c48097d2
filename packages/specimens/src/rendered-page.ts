import type { Area } from './licence-layout.ts';
import type { PrintedField } from './printed-field.ts';

/** Flat page with the places of its contents. */
export interface RenderedPage {
  /** PNG. */
  readonly png: Buffer;
  readonly fields: readonly PrintedField[];
  /** Area of the portrait; null on pages without one. */
  readonly portrait: Area | null;
}
