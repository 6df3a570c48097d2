import { defineMake } from '../../shell/make.ts';

export const make = defineMake({
  needs: ['report.write'],
  title: { en: 'Create a report', es: 'Crear un informe', fr: 'Créer un rapport', de: 'Bericht erstellen' },
});
