/** Settings of the operator's external services besides the engines; `settings.ts` has them in its table. */
export const lookupSettings = {
  AAMVA_LOOKUP_URL: {
    kind: 'url',
    fallback: null,
    sentence:
      'URL that production requests to look up a licence at the US licence authorities, as `src/perception/lookups/http-licence-authority.ts` describes. Without it, id_aamva_database_lookup is not applicable.',
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
      'URL that production requests for reports that no watchlist of this machine answers, as `src/lookups/report-provider.ts` describes, and for database verifications, as `src/lookups/identity-database.ts` describes. Without it, such reports are errored, and no template can have a database step.',
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
      'Folder with pictures of publicly known people, one per person, named by the file. Without it, the public figure checks are not applicable.',
  },
} as const;
