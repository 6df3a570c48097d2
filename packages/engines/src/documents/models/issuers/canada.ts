/** Provinces and territories of Canada: postal codes and printed names, in English and French. */
import type { Issuer } from './issuer.ts';

const TABLE = `
AB ALBERTA
BC BRITISH COLUMBIA/COLOMBIE-BRITANNIQUE
MB MANITOBA
NB NEW BRUNSWICK/NOUVEAU-BRUNSWICK
NL NEWFOUNDLAND AND LABRADOR/NEWFOUNDLAND & LABRADOR/TERRE-NEUVE-ET-LABRADOR/NEWFOUNDLAND
NS NOVA SCOTIA/NOUVELLE-ECOSSE
NT NORTHWEST TERRITORIES/TERRITOIRES DU NORD-OUEST
NU NUNAVUT
ON ONTARIO
PE PRINCE EDWARD ISLAND/ILE-DU-PRINCE-EDOUARD
QC QUEBEC
SK SASKATCHEWAN
YT YUKON
`;

/** Issuers; most print the year first, the others the day before the month (AAMVA card design, Canadian annex). */
export const CANADA: readonly Issuer[] = TABLE.trim()
  .split('\n')
  .map((row) => ({
    countryCode: 'CA',
    subdivision: row.slice(0, 2),
    names: row.slice(3).split('/'),
    languages: ['en', 'fr'],
    dateOrder: 'day-month-year',
  }));
