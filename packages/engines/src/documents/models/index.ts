/** Every document model, the special ones before those that cover any country. A new type of document is one more line. */
import type { IdClass } from '../../facts.ts';
import { caDriverLicence } from './ca-driver-licence.ts';
import type { DocumentModel } from './document-model.ts';
import { europeanDrivingLicence } from './european-driving-licence.ts';
import { identityCardTd1 } from './identity-card-td1.ts';
import { issuerOf } from './issuers/index.ts';
import { passportTd3 } from './passport-td3.ts';
import { residencePermit } from './residence-permit.ts';
import { usDriverLicense } from './us-driver-license.ts';

export const MODELS: readonly DocumentModel[] = [
  usDriverLicense,
  caDriverLicence,
  europeanDrivingLicence,
  residencePermit,
  identityCardTd1,
  passportTd3,
];

/** The model that a document's class and country ask for, with the dates and the languages of its issuer. */
export function modelFor(idClass: IdClass, country: string | null): DocumentModel {
  const covers = ({ covers: { classes, countries } }: DocumentModel): boolean => {
    if (!classes.includes(idClass)) return false;
    // A licence of nobody knows where is read as a North American one, whose captions are words.
    return countries === null || (country === null ? idClass === 'dl' : countries.includes(country));
  };
  const model = MODELS.find(covers) ?? identityCardTd1;
  const issuer = issuerOf(country);
  if (issuer === null) return model;
  // What is the same in every country prints the day first (ICAO Doc 9303 part 3, 3.1; Directive 2006/126/EC).
  const dateOrder = model.covers.countries === null ? model.dateOrder : issuer.dateOrder;
  return { ...model, languages: issuer.languages, dateOrder, countryCode: issuer.countryCode };
}
