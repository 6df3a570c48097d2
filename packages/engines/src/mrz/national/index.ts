/** Layouts of single states, tried before the international ones. */
import type { MrzLayout } from '../layouts.ts';
import { dutchDrivingLicence } from './dutch-driving-licence.ts';
import { frenchDrivingLicence } from './french-driving-licence.ts';
import { frenchIdentityCard } from './french-identity-card.ts';
import { kenyanIdentityCard } from './kenyan-identity-card.ts';
import { mexicanCard, mexicanVoterCard } from './mexican-cards.ts';
import { PERSONAL_NUMBER_LAYOUTS } from './personal-number-layouts.ts';
import { romanianIdentityCard } from './romanian-identity-card.ts';
import { russianInternalPassport } from './russian-internal-passport.ts';
import { slovakIdentityCard } from './slovak-identity-card.ts';
import { swissDrivingLicence } from './swiss-driving-licence.ts';

export const NATIONAL_LAYOUTS: readonly MrzLayout[] = [
  frenchIdentityCard,
  romanianIdentityCard,
  slovakIdentityCard,
  russianInternalPassport,
  kenyanIdentityCard,
  mexicanVoterCard,
  mexicanCard,
  swissDrivingLicence,
  dutchDrivingLicence,
  frenchDrivingLicence,
  ...PERSONAL_NUMBER_LAYOUTS,
];
