/** Rules that an entry passed as a match, and the data that each compared. Pure. */
import { countryAgreement, type Entity } from '@countersign/screening';
import type { PassedGate, ScreeningRequest } from './screening-request.ts';

/** Returns the gates of a found entry, all of which it passed. */
export function gatesOf(
  { rules, birthdate, countries }: Pick<ScreeningRequest, 'rules' | 'birthdate' | 'countries'>,
  entity: Entity,
  isIdentified: boolean,
): PassedGate[] {
  const outcome = (isOn: boolean, isCompared: boolean): PassedGate['outcome'] => {
    if (!isOn) return 'off';
    if (isIdentified) return 'identified';
    return isCompared ? 'passed' : 'absent';
  };
  const hasDates = birthdate !== null && entity.birthdates.length > 0;
  const hasCountries = countryAgreement({ birthdate: null, countries }, entity) !== 'absent';
  const countrySetting = rules.compareCountries ? 'one-in-common' : 'off';
  return [
    { gate: 'name', setting: rules.names.matching, outcome: outcome(true, true) },
    { gate: 'birthdate', setting: rules.birthdate, outcome: outcome(rules.birthdate !== 'off', hasDates) },
    { gate: 'country', setting: countrySetting, outcome: outcome(rules.compareCountries, hasCountries) },
    ...(rules.pepClasses === null
      ? []
      : [{ gate: 'office' as const, setting: `class-${rules.pepClasses.join('-')}`, outcome: 'passed' as const }]),
  ];
}
