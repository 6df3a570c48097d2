import type { Area } from './licence-layout.ts';
import type { PrintedField } from './printed-field.ts';

/** A flat page and what stands where on it. */
export interface RenderedPage {
  /** PNG. */
  readonly png: Buffer;
  readonly fields: readonly PrintedField[];
  /** Where the portrait is, null on pages without one. */
  readonly portrait: Area | null;
}
