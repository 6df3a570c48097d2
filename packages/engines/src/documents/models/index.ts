/** Registry of document models, specific ones before those for any country. A new type of document is one more line. */
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

/** Returns the model for a document's class and country, with the dates and languages of its issuer. */
export function modelFor(idClass: IdClass, country: string | null): DocumentModel {
  const covers = ({ covers: { classes, countries } }: DocumentModel): boolean => {
    if (!classes.includes(idClass)) return false;
    // A licence of an unknown country is read as a North American one, whose captions are words.
    return countries === null || (country === null ? idClass === 'dl' : countries.includes(country));
  };
  const model = MODELS.find(covers) ?? identityCardTd1;
  const issuer = issuerOf(country);
  if (issuer === null) return model;
  // Formats that are equal in all countries have the day first (ICAO Doc 9303 part 3, 3.1; Directive 2006/126/EC).
  const dateOrder = model.covers.countries === null ? model.dateOrder : issuer.dateOrder;
  return { ...model, languages: issuer.languages, dateOrder, countryCode: issuer.countryCode };
}
