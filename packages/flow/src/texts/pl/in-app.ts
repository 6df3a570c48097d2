/** Polish texts of a page that is open inside another app, whose browser may have no camera. */
import type { Written } from '@countersign/texts';
import type { inApp as english } from '../en-US/in-app.ts';

export const inApp: Written<typeof english> = {
  'error.E5.heading': 'Ta strona jest otwarta w aplikacji',
  'error.E5.body':
    'Może to aplikacja blokuje aparat. Przejdź do przeglądarki, na przykład Safari lub Chrome, albo prześlij zdjęcie.',
  'way.browser': 'Dalej w mojej przeglądarce',
  'inApp.heading': 'Otwórz ten link w przeglądarce',
  'inApp.lead': 'Skopiuj link, otwórz Safari, Chrome lub inną przeglądarkę i wklej go tam. Nie zamykaj tej strony.',
  'inApp.copy': 'Skopiuj link',
  'inApp.copied': 'Link jest skopiowany',
  'inApp.number': 'Jeśli strona zapyta tam o numer, to {number}.',
  'inApp.opened.heading': 'Dalej w przeglądarce',
  'inApp.silent': 'Przeglądarka od jakiegoś czasu nie odpowiada. Czy strona jest tam nadal otwarta?',
  'inApp.stop': 'Zostań w tej aplikacji',
};
