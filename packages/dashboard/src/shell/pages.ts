/** All pages: each folder of `pages/` with a `page.ts`. */
import { type PageDefinition, pagesOf } from './page.ts';

export const pages = pagesOf(
  import.meta.glob<{ readonly page: PageDefinition }>('../pages/*/page.ts', { eager: true }),
);
