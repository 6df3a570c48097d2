/** El aspecto del flujo. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Temas',
  text: 'Colores, esquinas y fuentes del flujo. Se rechazan las combinaciones de colores ilegibles.',
  make: 'Crear un tema',
  edit: 'Tema',
  none: 'Aún no hay temas',
  noneText:
    'El flujo usa sus colores predeterminados y sigue el ajuste del dispositivo. Basta un color de marca para un tema.',
  name: 'Nombre',
  id: 'Id',
  changed: 'Cambiado',
  variants: {
    light: 'Claro',
    dark: 'Oscuro',
  },
  dark: 'Colores oscuros para dispositivos en modo oscuro',
  colors: {
    'primary-color': 'Color de marca',
    'background-color': 'Página',
    'surface-color': 'Tarjeta',
    'text-color': 'Texto',
    'secondary-text-color': 'Texto secundario',
  },
  radius: 'Radio de las esquinas (píxeles)',
  font: 'Fuente',
  fonts: {
    system: 'del dispositivo',
    'sans-serif': 'sin serifas',
    serif: 'con serifas',
    monospace: 'monoespaciada',
    rounded: 'redondeadas',
  },
  pair: '{text} sobre {ground}',
  unreadable: '{found}:1; se requiere al menos 4.5',
  previewTitle: 'Muestra tu documento',
  previewText: 'Tarda unos dos minutos.',
  previewLink: '¿Por qué se pide esto?',
  previewButton: 'Continuar',
};
