/** Listas con las que algo coincidió. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Listas coincidentes',
  help: 'Una coincidencia no decide nada por sí sola; una regla puede preguntar por ella.',
  none: 'No coincide con ninguna lista.',
  met: {
    one: 'coincidió con una lista',
    many: 'coincidió con {count} de listas',
    other: 'coincidió con {count} listas',
  },
};
