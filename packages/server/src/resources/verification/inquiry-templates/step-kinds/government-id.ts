/** Steps that ask for a government id: pictures of a card or booklet, after a country and a class. */
import { readCountryCode } from '../../../../fields/index.ts';
import { classesFor, idClasses, issuingCountries } from '../countries.ts';
import type { DocumentStep, Fault } from '../definition.ts';
import { addressKeys } from '../field-schemas.ts';
import { defineStepKind, listFaults } from './step-kind.ts';

/** Classes with data on the back, for which both sides are requested by default. */
const usuallyTwoSided: readonly string[] = ['dl', 'id', 'rp', 'pr', 'ppc'];

/**
 * Returns faults of countries without a class, and of classes without a country. `only` is the single accepted class,
 * if the kind has one.
 */
function documentFaults(step: DocumentStep, at: string, only: string | null = null): Fault[] {
  const lists = [
    ...listFaults(step.countries, issuingCountries, `${at}/countries`, 'is not a country code'),
    ...listFaults(step.idClasses, idClasses, `${at}/id-classes`, 'is not an id class'),
  ];
  if (lists.length > 0) return lists;
  return [
    ...(only === null || step.idClasses.join() === only
      ? []
      : [{ pointer: `${at}/id-classes`, problem: `must be only ${only} for a driver license` }]),
    ...step.countries.flatMap((country, index) =>
      classesFor(country, step.idClasses).length > 0
        ? []
        : [{ pointer: `${at}/countries/${index}`, problem: 'cannot be used: it has none of the id classes' }],
    ),
    ...step.idClasses.flatMap((idClass, index) =>
      step.countries.some((country) => classesFor(country, [idClass]).length > 0)
        ? []
        : [{ pointer: `${at}/id-classes/${index}`, problem: 'cannot be reached: none of the countries offers it' }],
    ),
    ...step.twoSidedClasses.flatMap((idClass, index) =>
      step.idClasses.includes(idClass)
        ? []
        : [{ pointer: `${at}/two-sided-id-classes/${index}`, problem: 'is not among the id classes' }],
    ),
  ];
}

/** Fields that the screens and the document fill, where the template has them. */
const filled: readonly string[] = [
  ...['selected-country-code', 'selected-id-class', 'current-government-id', 'identification-class'],
  ...['name-first', 'name-middle', 'name-last', 'name-suffix', 'birthdate', 'birthplace', 'sex', 'height'],
  ...['native-name-first', 'native-name-middle', 'native-name-last', 'native-name-title', 'nationality'],
  ...['issuing-authority', 'issuing-subdivision', 'document-number', 'identification-number', 'visa-status'],
  ...['issue-date', 'expiration-date', 'endorsements', 'restrictions', 'vehicle-class'],
  ...addressKeys,
];

export const governmentIdKind = defineStepKind<'governmentId'>({
  evidence: 'governmentId',
  checks: 'government-id',
  comparedWith: null,
  mayBeFile: true,
  begin: ({ countries = [], idClasses: classes = [], twoSidedClasses }) => ({
    // An invalid code stays as sent, so that its fault can quote it.
    countries: countries.map((country) => readCountryCode(country) ?? country),
    idClasses: classes,
    twoSidedClasses: twoSidedClasses ?? classes.filter((each) => usuallyTwoSided.includes(each)),
  }),
  faults: (step, at) => documentFaults(step, at),
  fills: () => filled,
  impliedSettings: ({ countries, idClasses: classes }) => ({
    id_disallowed_country_detection: { enabledCountryCodes: countries },
    id_disallowed_type_detection: { enabledIdClasses: classes },
  }),
  carefulChecks: () => ['id_repeat_detection'],
});

const licence = 'dl';

/** Government id of one class. */
export const driverLicenceKind = defineStepKind<'governmentId'>({
  ...governmentIdKind,
  begin: (change) => governmentIdKind.begin({ ...change, idClasses: change.idClasses ?? [licence] }),
  faults: (step, at) => documentFaults(step, at, licence),
});
