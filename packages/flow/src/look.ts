/** Look of the flow that a business made. */

/** All styles of one variant: colours as `#rrggbb`, sizes and the font in CSS syntax. */
export interface LookVariant extends Readonly<Record<string, string>> {
  readonly scheme: 'light' | 'dark';
}

/** A custom look of the business. `dark` applies where the device prefers dark; null if `base` always applies. */
export interface FlowLook {
  readonly base: LookVariant;
  readonly dark: LookVariant | null;
}
