/** El aspecto del flujo. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Temas',
  text: 'Colores, esquinas y letras del flujo. Se rechaza lo que no se podría leer.',
  make: 'Crear un tema',
  edit: 'Tema',
  none: 'Ningún tema todavía',
  noneText: 'El flujo usa sus propios colores y sigue al dispositivo. Basta un color de marca para hacerlo suyo.',
  name: 'Nombre',
  id: 'Id',
  changed: 'Cambiado',
  variants: {
    light: 'Claro',
    dark: 'Oscuro',
  },
  dark: 'Colores oscuros para los dispositivos que los pidan',
  colors: {
    'primary-color': 'Color de marca',
    'background-color': 'Página',
    'surface-color': 'Tarjeta',
    'text-color': 'Texto',
    'secondary-text-color': 'Texto secundario',
  },
  radius: 'Esquinas, píxeles',
  font: 'Letras',
  fonts: {
    system: 'del dispositivo',
    'sans-serif': 'sin serifas',
    serif: 'con serifas',
    monospace: 'todas igual de anchas',
    rounded: 'redondeadas',
  },
  pair: '{text} sobre {ground}',
  unreadable: '{found}:1, hace falta 4,5',
  previewTitle: 'Muestra tu documento',
  previewText: 'Tarda unos dos minutos.',
  previewLink: '¿Por qué se pide esto?',
  previewButton: 'Continuar',
};
