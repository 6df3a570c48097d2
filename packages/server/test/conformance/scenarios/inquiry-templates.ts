/** Inquiry templates, their versions and translations. */
import type { Call, Scenarios } from '../scenario.ts';
import { governmentIdTemplate } from './things.ts';

const translations = (locale: string) => ({
  body: {
    data: {
      attributes: {
        translations: [
          {
            step: 'start',
            component: 'title',
            'attribute-name': 'text',
            'locale-values': [{ locale, value: 'Bonjour' }],
          },
        ],
      },
    },
  },
});
const of = (id: string): Call => ({ parameters: { 'inquiry-template-id': id } });

export const inquiryTemplates: Scenarios = {
  'list-all-inquiry-templates': { success: () => ({ query: 'page[size]=1' }) },
  'retrieve-an-inquiry-template': {
    success: (world) => ({ ...of(governmentIdTemplate(world)), query: 'include=latest-published-version' }),
  },
  'list-all-inquiry-template-versions': {
    success: (world) => ({ query: `filter[inquiry-template-id]=${governmentIdTemplate(world)}` }),
    answers: {
      404: (world) => ({
        query: `filter[inquiry-template-id]=${governmentIdTemplate(world)}&page[after]=itmplv_${'0'.repeat(24)}`,
      }),
    },
  },
  'retrieve-inquiry-template-translations': { success: (world) => of(governmentIdTemplate(world)) },
  'import-inquiry-template-translations': {
    body: () => translations('fr'),
    success: (world) => ({ ...of(governmentIdTemplate(world)), ...translations('fr') }),
  },
};
