/** Settings of the operator's external services besides the engines; `settings.ts` has them in its table. */
export const lookupSettings = {
  AAMVA_LOOKUP_URL: {
    kind: 'url',
    fallback: null,
    sentence:
      'Address that production asks whether the US licence authorities hold a licence, as `src/perception/lookups/http-licence-authority.ts` describes; id_aamva_database_lookup is not applicable when absent.',
  },
  AAMVA_LOOKUP_TOKEN: {
    kind: 'string',
    fallback: null,
    sentence: 'Bearer token sent to AAMVA_LOOKUP_URL.',
  },
  REPORT_PROVIDER_URL: {
    kind: 'url',
    fallback: null,
    sentence:
      'Address that production asks for reports that no watchlist of this machine answers, as `src/lookups/report-provider.ts` describes, and for verifications by a database, as `src/lookups/identity-database.ts` describes; reports are errored when absent, and no template can ask a database.',
  },
  REPORT_PROVIDER_TOKEN: {
    kind: 'string',
    fallback: null,
    sentence: 'Bearer token sent to REPORT_PROVIDER_URL.',
  },
  REPORT_DNS: {
    kind: 'choice',
    choices: ['on', 'off'],
    fallback: 'off',
    sentence:
      'Whether e-mail reports in production query the DNS resolver of the machine; its operator learns the domains.',
  },
  PUBLIC_FIGURES_DIR: {
    kind: 'path',
    fallback: null,
    sentence:
      'Folder of pictures of publicly known people, one a person, named by its file; the public figure checks are not applicable when absent.',
  },
} as const;
