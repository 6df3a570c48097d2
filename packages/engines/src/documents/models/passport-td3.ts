/**
 * Model of passport data pages: the captions of ICAO Doc 9303 part 4, 4.1, in English and the languages of the Union.
 */
import type { Caption, DocumentModel, LabelRule } from './document-model.ts';

const rules: readonly LabelRule[] = [
  {
    attribute: 'birthplace',
    kind: 'text',
    label:
      /.*(?:PLACE\s*OF\s*BIRTH|LIEU\s*DE\s*NAISSANCE|LUGAR\s*DE\s*NAC|GEBURTSORT|GEBOORTEPLAATS|FODELSEORT|LOCAL\s*DE\s*NASC|LUOGO).*/,
  },
  {
    attribute: 'birthdate',
    kind: 'date',
    label:
      /.*(?:DATE\s*OF\s*BIRTH|DATE\s*DE\s*NAISSANCE|FECHA\s*DE\s*NAC|GEBURTS(?:TAG|DATUM)|DATA\s*D[IE]\s*NASC|GEBOORTEDATUM|FODELSEDATUM).*/,
  },
  {
    attribute: 'issue-date',
    kind: 'date',
    label:
      /.*(?:DATE\s*OF\s*ISSUE|DATE\s*DE\s*DELIVRANCE|FECHA\s*DE\s*EXPED|AUSSTELLUNGS|DATUM\s*VAN\s*AFGIFTE|DATA\s*DI\s*RIL|DATA\s*DE\s*EMIS|UTFARDAT).*/,
  },
  {
    attribute: 'expiration-date',
    kind: 'date',
    label:
      /.*(?:DATE\s*OF\s*EXP|DATE\s*D.?\s?EXPIRATION|FECHA\s*DE\s*CAD|GULTIG|GELDIG|GALLER|DATA\s*DI\s*SCAD|DATA\s*DE\s*VALID|VALID\s*UNTIL).*/,
  },
  {
    attribute: 'identification-number',
    kind: 'number',
    label:
      /.*(?:PASSPORT\s*N|N[O°]?\.?\s*DU\s*PASSEPORT|PASSEPORT\s*N|PASAPORTE\s*N|PASSAPORT[OE]\s*N|PASS\s?-?\s?NR|DOCUMENT\s*N[O°]).*/,
  },
  {
    attribute: 'name-first',
    kind: 'given-names',
    label: /.*(?:GIVEN\s*NAME|PRENOM|VORNAME|FORENAME|VOORNAM|FORNAMN|NOMES\s*PROP|^NOMBRE|^NOME(?![A-Z])).*/,
  },
  {
    attribute: 'name-last',
    kind: 'name',
    label: /.*(?:SURNAME|APELLIDO|APELIDO|COGNOME|EFTERNAMN|^NAAM|^NAME|^NOM(?![A-Z])|FAMILY\s*NAME).*/,
  },
  { attribute: 'nationality', kind: 'text', label: /.*(?:NATIONALIT|NACIONALIDAD|CITTADINANZA|STAATSANGE).*/ },
  { attribute: 'issuing-authority', kind: 'text', label: /.*(?:AUTHORITY|AUTORITE|AUTORIDAD|BEHORDE).*/ },
  {
    attribute: 'sex',
    kind: 'sex',
    label: /^SEX.*|^(?:.*[^A-Z])?(?:SEXE?|SEXO|GESCHLECHT|GESLACHT|KON|SESSO|PLEC|POHLAVI|NEM|CINSIYETI?)(?![A-Z]).*/,
  },
  { attribute: null, kind: 'text', label: /^(?:TYPE|TYP|CODE|PERSONAL\s*N).*/ },
];

const captions: readonly Caption[] = [
  { attribute: 'birthplace', kind: 'text', words: ['PLACEOFBIRTH', 'LIEUDENAISSANCE', 'LUGARDENACIMIENTO'] },
  {
    attribute: 'birthdate',
    kind: 'date',
    words: ['DATEOFBIRTH', 'DATEDENAISSANCE', 'FECHADENACIMIENTO', 'GEBURTSDATUM'],
  },
  { attribute: 'issue-date', kind: 'date', words: ['DATEOFISSUE', 'DATEDEDELIVRANCE', 'AUSSTELLUNGSDATUM'] },
  { attribute: 'expiration-date', kind: 'date', words: ['DATEOFEXPIRY', 'DATEOFEXPIRATION', 'DATEDEXPIRATION'] },
  { attribute: 'identification-number', kind: 'number', words: ['PASSPORTNO', 'DOCUMENTNO'] },
  { attribute: 'name-first', kind: 'given-names', words: ['GIVENNAMES', 'VORNAMEN', 'PRENOMS'] },
  { attribute: 'name-last', kind: 'name', words: ['SURNAME', 'SUMAME', 'APELLIDOS'] },
  { attribute: 'nationality', kind: 'text', words: ['NATIONALITY', 'STAATSANGEHORIGKEIT', 'NACIONALIDAD'] },
  { attribute: 'issuing-authority', kind: 'text', words: ['AUTHORITY', 'AUTORIDAD'] },
];

export const passportTd3: DocumentModel = {
  id: 'passport-td3',
  idClass: 'pp',
  covers: { classes: ['pp', 'td', 'visa', 'ppc'], countries: null },
  dateOrder: 'day-month-year',
  languages: [],
  placement: ['below', 'right'],
  keepsGivenNamesTogether: true,
  hasAddressBlock: false,
  followsDoc9303: true,
  rules,
  captions,
};
