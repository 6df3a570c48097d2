/** Licence lookups at the authority that the operator connected for documents, if there is one. */
import type { DatabaseRecord, IdentityDatabase } from '../lookups/identity-database.ts';
import type { LicenceAuthority } from './lookups/lookups.ts';

const silent: DatabaseRecord = {
  values: {},
  matches: {},
  deceased: null,
  addressDeliverable: null,
  addressResidential: null,
};

const licenceKind = 'aamva';

/** Combines database and authority; null if neither is connected. */
export function withLicenceAuthority(
  database: IdentityDatabase | null,
  authority: LicenceAuthority | null,
): IdentityDatabase | null {
  if (authority === null) return database;
  return {
    async ask(question) {
      if (question.kind !== licenceKind) return (await database?.ask(question)) ?? { state: 'unavailable' };
      const { 'country-code': _country, ...licence } = question.details;
      const answer = await authority.lookUp(licence);
      if (answer.state !== 'found') return answer;
      const matches = Object.entries(answer.matches).map(([name, agrees]) => [name, agrees ? 'full' : 'none'] as const);
      // A record without any comparison is no evidence about the person.
      if (matches.length === 0) return { state: 'unavailable' };
      return { state: 'found', records: [{ ...silent, matches: Object.fromEntries(matches) }] };
    },
  };
}
