/** Listas con las que algo coincidió. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Listas coincidentes',
  help: 'Una coincidencia con una lista no decide nada por sí sola; las reglas pueden usarla.',
  none: 'No coincidió ninguna lista.',
  met: {
    one: 'en una lista',
    many: 'en {count} de listas',
    other: 'en {count} listas',
  },
};
