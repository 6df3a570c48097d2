import { defineMake } from '../../shell/make.ts';

export const make = defineMake({
  needs: ['webhook.write'],
  title: { en: 'Add a webhook', es: 'Añadir un webhook', fr: 'Ajouter un webhook', de: 'Webhook hinzufügen' },
});
