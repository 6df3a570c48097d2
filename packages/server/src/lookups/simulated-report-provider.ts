/** Provider of every sandbox: its documented answers (contract, resources 3.6), and a sample person. */
import type { ProviderAnswer, ReportProvider } from './report-provider.ts';

type Members = Readonly<Record<string, unknown>>;
type Simulation = (query: Members) => ProviderAnswer;

const sources = [{ slug: 'sandbox', asOf: null }];
const found = (result: Members): ProviderAnswer => ({ state: 'found', result, sources });
const nobody: ProviderAnswer = { state: 'not_found', sources };

const nameOf = (query: Members): string =>
  String(query['term'] ?? ['name-first', 'name-middle', 'name-last'].flatMap((name) => query[name] ?? []).join(' '))
    .trim()
    .toLowerCase();

const article = {
  date: '2020-01-01',
  snippet: 'A sample of what an article says.',
  url: 'https://example.com/article',
  title: 'Sample article',
};

const source = { 'country-codes': ['US'], name: 'Sample source', types: ['adverse-media-general'] };

const samplePerson = {
  names: [{ 'name-full': 'Alexander J Sample', 'name-first': 'Alexander', 'name-middle': 'J', 'name-last': 'Sample' }],
  birthdates: ['1977-07-17'],
  addresses: [
    { 'country-code': 'US', 'street-1': '600 California Street', city: 'San Francisco', 'postal-code': '94109' },
  ],
  'phone-numbers': ['+14155555555'],
  'email-addresses': ['alexanderjsample@example.com'],
  deceased: false,
};

const phoneRisks: Readonly<Record<string, Members>> = {
  '+15005550006': { 'phone-risk-level': 'low', 'phone-risk-recommendation': 'allow', 'phone-risk-score': 10 },
  '+14155555555': { 'phone-risk-level': 'high', 'phone-risk-recommendation': 'block', 'phone-risk-score': 90 },
};

const simulations: Readonly<Record<string, Simulation>> = {
  'adverse-media': (query) =>
    ['kim jong un', 'jong kim un'].includes(nameOf(query))
      ? found({
          'related-sources': [
            {
              akas: [],
              birthdates: ['1984-01-08'],
              'match-types': ['name_exact'],
              media: [article],
              name: 'Kim Jong Un',
              sources: [source],
              'entity-id': 'sandbox-media-1',
            },
          ],
        })
      : nobody,
  'business-adverse-media': (query) =>
    nameOf(query) === 'globovision'
      ? found({
          'related-sources': [
            {
              akas: [],
              birthdates: [],
              match_types: ['name_exact'],
              media: [article],
              name: 'Globovision',
              sources: [{ country_codes: ['VE'], name: 'Sample source', token: 'sample', types: ['adverse-media'] }],
              id: 'sandbox-media-2',
            },
          ],
        })
      : nobody,
  'business-lookup': ({ 'business-name': name }) =>
    String(name).trim().toLowerCase() === 'globovision'
      ? found({
          result: { name: 'Globovision', aliases: [], 'legal-entity-type': 'corporation', officers: [] },
          'match-status-business-name': 'match',
          'match-status-strength': 'match',
        })
      : nobody,
  'email-address': ({ 'email-address': address }) =>
    found({ 'email-reputation': address === 'alexanderjsample@example.com' ? 'low' : 'high' }),
  'phone-number': ({ 'phone-number': number }) => found(phoneRisks[String(number).replaceAll(/[^+\d]/g, '')] ?? {}),
  profile: () => found({ 'identity-records': [samplePerson], 'omitted-identity-records': [] }),
  'profile-non-authoritative': () =>
    found({ result: { name: 'Alexander J Sample', birthdate: '1977-07-17', 'phone-numbers': ['+14155555555'] } }),
  'social-media': () =>
    found({ 'linkedin-url': 'https://example.com/alexander-sample', 'linkedin-username': 'alexander-sample' }),
  'address-lookup': () => nobody,
  synthetic: () => found({ 'sentilink-abuse-score': 100 }),
};

/** Query values that trigger no answer, or a wrong one. */
const triggers = { slow: 'sandbox-slow', error: 'sandbox-error', wrongNumber: '+15005550001' } as const;

export function simulatedTrouble(
  query: Members,
): Extract<ProviderAnswer, { readonly state: 'pending' | 'failed' }> | null {
  const said = Object.values(query).map((value) => String(value).toLowerCase());
  if (said.some((text) => text.includes(triggers.slow))) return { state: 'pending' };
  const isWrong = said.some((text) => text.includes(triggers.error) || text === triggers.wrongNumber);
  return isWrong ? { state: 'failed', cause: 'refusal', problem: 'a failure was requested' } : null;
}

export const simulatedReportProvider: ReportProvider = {
  async ask({ kind, query }) {
    const simulation = Object.hasOwn(simulations, kind) ? simulations[kind] : undefined;
    return simulatedTrouble(query) ?? simulation?.(query) ?? nobody;
  },
};
