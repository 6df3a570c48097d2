import { defineMake } from '../../shell/make.ts';

export const make = defineMake({
  needs: ['setting.write'],
  title: {
    en: 'Create a transaction type',
    es: 'Crear un tipo de transacción',
    fr: 'Créer un type de transaction',
    de: 'Transaktionsart erstellen',
  },
});
