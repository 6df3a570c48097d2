/**
 * Model of licences and photo cards of Canadian provinces: the numbered elements of the AAMVA card design in English
 * and French.
 */
import type { DocumentModel } from './document-model.ts';
import { usDriverLicense } from './us-driver-license.ts';

export const caDriverLicence: DocumentModel = {
  ...usDriverLicense,
  id: 'ca-driver-licence',
  covers: { classes: ['dl', 'id'], countries: ['CA'] },
  dateOrder: 'day-month-year',
  languages: ['en', 'fr'],
};
