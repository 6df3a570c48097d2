/** Theme set: look of a business's hosted flow, in light and dark. */
import type { ThemeStyles } from './styles.ts';

export interface ThemeSet {
  readonly id: string;
  readonly name: string;
  readonly status: 'active' | 'archived';
  readonly styles: ThemeStyles;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly archivedAt: Date | null;
}
