/** All shortcuts, including those of pages. */
import { pages } from './pages.ts';
import { shortcutsWith } from './shortcuts.ts';

export const shortcuts = shortcutsWith(pages);
