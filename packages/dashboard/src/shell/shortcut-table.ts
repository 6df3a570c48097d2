/** All keys, those of pages among them. */
import { pages } from './pages.ts';
import { shortcutsWith } from './shortcuts.ts';

export const shortcuts = shortcutsWith(pages);
