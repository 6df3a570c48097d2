/**
 * Generator of docs/reports.md: the kinds of reports from their declarations, and the facts that operators, integrators
 * and reviewers need.
 */

import {
  defaultDays,
  defaultSample,
  keptDays,
  mostRows,
  mostSampled,
} from '../../packages/server/src/resources/screening/reports/backtest.ts';
import { reportKinds } from '../../packages/server/src/resources/screening/reports/kinds/index.ts';
import type { ReplayObstacle } from '../../packages/server/src/resources/screening/reports/operations/replay-run.ts';
import { serializeSettings } from '../../packages/server/src/resources/screening/reports/serializer.ts';
import { shippedSettings } from '../../packages/server/src/resources/screening/reports/settings.ts';
import type { GeneratedFiles } from './generated-files.ts';
import { code, generatedNotice, page, table } from './markdown.ts';

type Kind = (typeof reportKinds)[number];

function membersOf({ query }: Kind): string {
  if (query === null) return 'no request creates it';
  const needed: readonly string[] = query.required ?? [];
  return Object.keys(query.properties)
    .map((name) => (needed.includes(name) ? `**${code(name)}**` : code(name)))
    .join(', ');
}

function answeredBy(kind: Kind): string {
  if (kind.answeredBy === 'watchlists') {
    return `watchlists: ${kind.listTypes.join(', ')}${kind.told === undefined ? '' : '; the provider'}`;
  }
  return kind.ownSource === undefined ? 'the provider' : `${kind.ownSource}; the provider`;
}

const errors: readonly (readonly [string, string])[] = [
  [
    'source-not-connected',
    'No data on this machine answers this kind, and no connected provider does. A report of `email-address` or `phone-number` is `ready` with this error: values that only a provider knows are null.',
  ],
  [
    'list-missing',
    'A watchlist, register or set of feeds to search has no version, or there is none of the required type.',
  ],
  ['list-too-old', 'A source was last updated longer ago than its maximum age, or its date is unknown.'],
  [
    'provider-failed',
    'The provider did not respond for a day, refused the request, or sent a response that does not have the shape of the kind.',
  ],
  ['query-unusable', 'The query has nothing to search by, or more entries match it than a report keeps.'],
];

const triggers: readonly (readonly [string, string])[] = [
  ['`watchlist`: `Kim Jong Un`, in any order', 'a sanction, unless the birthdate is outside 1983 to 1985'],
  ['`business-watchlist`, `business-lookup`, `business-adverse-media`: `Globovision`', 'a match'],
  ['`politically-exposed-person`: `Boris Johnson`', 'a head of government'],
  ['`crypto-address-watchlist`: `1Fz29BQp82pE3vXXcsZoMNQ3KSHfMzfMe3`', 'a sanctioned wallet'],
  ['`adverse-media`: `Kim Jong Un`', 'an entity with one article'],
  ['`email-address`: `alexanderjsample@example.com`', 'reputation `low`; `high` for all others'],
  ['`phone-number`: `+15005550006`, `+14155555555`', 'risk `low` and `high`'],
  ['any text with `sandbox-slow`', '`submitted`, then `errored` after a day'],
  [
    'any text with `sandbox-error`, or the number `+15005550001`',
    '`errored` with `provider-failed`; watchlist reports with `list-missing`',
  ],
];

const ofTemplate = {
  reports: [
    { 'report-template-id': 'rptp_…', after: 'verification_government_id', on: 'passed', required: true },
    { 'report-template-id': 'rptp_…', after: 'completion', on: 'any', required: false },
  ],
  decision: { 'on-report-match': 'mark-for-review' },
};

const ofInquiries: readonly string[] = [
  '## Reports of inquiries',
  'A version of an inquiry template lists the `reports` to run for each inquiry. The decision can wait for them:',
  `\`\`\`json\n${JSON.stringify(ofTemplate, null, 2)}\n\`\`\``,
  '`after` is the name of a step, or `completion` (default). `on` is `passed`, or `any` to run after a failure as well. The query takes its values from the passed verification, then from the fields of the inquiry. All parts of a name come from one source, and so do all parts of an address; `query-sources` names the source of each member. Each entry creates one report, related to the inquiry and its account.',
  'If `required` is true (default), a completed inquiry is decided only when the report has finished. A report can only make the decision stricter:',
  table(
    ['Report', 'Decision'],
    [
      ['no match', 'as the template says'],
      ['a match', '`on-report-match`: `mark-for-review` (default) or `decline`'],
      ['errored, redacted, or only partly answered', '`mark-for-review`'],
      ['its query has no values: it is errored with `query-unusable`', '`mark-for-review`'],
      ['its step did not happen', '`mark-for-review`'],
      ['not finished a day after the inquiry was completed', '`mark-for-review`'],
    ],
  ),
  'The event of the decision lists the reports (`context.decided-for-reports`). A failed inquiry does not wait for reports. Redacting an inquiry redacts its reports.',
  'In the sandbox, `complete_inquiry` and the hosted flow run the same reports. If the template waits for a report, the template decides a simulated inquiry; otherwise the inquiry keeps its simulated status. A simulated document for Kim Jong Un or Boris Johnson has that name.',
];

const obstacles: readonly (readonly [ReplayObstacle, string])[] = [
  ['redacted', 'The query and the results were erased together with their key.'],
  ['answered-elsewhere', 'A provider answered, or a source on this machine whose versions are not kept.'],
  ['nothing-kept', 'The run is older than the feature: the data that a replay needs was not kept then.'],
  ['version-gone', 'The segment and the files of a version are gone, or the files no longer produce the same segment.'],
  ['model-gone', 'The model of that version is gone: it was your own and is no longer in its folder.'],
  ['engine-changed', 'The result differs, and this release reads or compares names with other tables or code.'],
];

/** Local sources other than the watchlists; their origins and their limits. */
const ownSources: readonly string[] = [
  '### On this machine',
  '**Registers** (`business-lookup`, `business-registrations-lookup`, `business-associated-persons`) are files that you load like watchlists, in the formats of [watchlists](watchlists.md): `watchlists add companies --format csv --type register --columns name=Firma,number=HRB,status=Stand`. The columns are `id`, `name`, `aliases`, `countries`, `number`, `ein`, `lei`, `status`, `legal-form`, `formed`, `authority`, `street`, `street-2`, `city`, `subdivision`, `postal-code`, `address-country`, `officers` (`Ada Lovelace: director / secretary; …`), `owners`, `phones`, `websites`, `industries`. The provider is requested only for a business that no register has. If several entries fit, the report uses the one that agrees in the most values. Each `match-status-…` is `match`, `partial_match`, `no_match`, `unavailable` (the register has no value), `unknown` (the two values cannot be compared, such as `CA` and `California`) or `not_applicable` (the query has no value).',
  '**Feeds** (`adverse-media`, `business-adverse-media`) are RSS, Atom, JSON Feed, or CSV with the columns `title`, `url`, `text`, `date`, `publisher`, `country`, `language`. Run `watchlists add press --format feeds` and put files into its inbox, or give `--url`. A feed holds only the latest articles, so earlier articles stay for five years. Words in English, German, French and Spanish sort an article into 14 categories (`media-categories` of the template; all by default); an article without a category is not adverse. Names are runs of capitalized words; in scripts without capitals they are taken from quotes and titles. The engine compares them like names of watchlists. An entity is one name: a reviewer decides whether it is the person in the query. The provider is requested as well, and the report has its articles too.',
  '**E-mail addresses**: the report checks the spelling, the domain, and whether the domain issues disposable addresses. With `REPORT_DNS=on`, production also requests MX, SPF and DMARC records from the name servers of the machine; `email-domain-exists`, `email-is-valid-mx` and `email-domain-records` have the result, or null if there was no response. Attributes that the contract keeps null stay null. **Phone numbers**: the report has validity, line type and country from the numbering plans. City, subdivision, carrier and risk are not in the plans, and are null.',
  '**Synthetic fraud**: `signals` counts other accounts of the environment with the same phone number, e-mail address, street and postal code, or identification number. A count is null if the account type is not searched by that value. It also says whether a national number could have been issued, and whether it fits the birthdate. Scores come from a provider; a report without a score is `errored` unless the template has `accept-signals-only: true`.',
];

export function generateReports(): GeneratedFiles {
  const shipped = shippedSettings(reportKinds.find(({ kind }) => kind === 'watchlist') as Kind);
  const text = page(
    generatedNotice('tools/generators/reports.ts and the kinds of reports'),
    '# Reports',
    'A report asks one question about a person or a business, and keeps the answer and the sources that were searched. Create it with `POST /reports`: `data.type` (such as `report/watchlist`), a `query`, and the records that it belongs to. **A report never claims a clear result for a source that was not searched**: it is `errored`, and `errors` says why. `searched-sources` lists each source with its version and age. For a provider it lists the `sources` of the response, with `version` and `age` null, or `provider` if the response names none.',
    '## Kinds',
    'Members of `query`; bold members are required. A name needs at least one part, or `term`.',
    table(
      ['Kind', 'Query', 'Answered by', 'Runs again'],
      reportKinds.map((kind) => [code(kind.kind), membersOf(kind), answeredBy(kind), kind.recurs ? 'yes' : 'no']),
    ),
    '## Where answers come from',
    '**Watchlists** are on this machine ([watchlists](watchlists.md)), so the response that creates such a report has its result. The template decides which entries match. `GET /reports/{id}/matches` explains each match: the terms of its score, and in `gates` the result of each rule of the template (name, birthdate, country, public office): `passed`, `off`, `absent` (nothing to compare) or `identified` (a shared number outweighs the rule). A `term` replaces the parts of a name. The figures behind the threshold are in [accuracy](accuracy.md).',
    '**The provider** is a service of your choice at `REPORT_PROVIDER_URL`, which answers what this machine cannot. `packages/server/src/lookups/report-provider.ts` describes its requests and responses. A report is `pending` until its request is sent, and `submitted` while the provider works, for at most a day. If the provider does not respond, or responds with 408, 425, 429 or 5xx, the request is retried after 15 seconds and then with pauses that double up to an hour, for at most a day. Any other status or an invalid response makes the report `errored` at once. With `meta.processing-mode: sync` the provider is requested before the response is sent: a failure is `errored` at once, and if it takes too long, the response is 408 and no report is created. Requests to the provider hold no database connection; a process sends at most 32 at once and queues the rest. Without a provider these reports are `errored`, unless data on this machine answers them.',
    ...ownSources,
    table(
      ['`errors[].code`', 'Means'],
      errors.map(([name, means]) => [code(name), means]),
    ),
    'A report shows its matches even if another list was missing or too old; `errors` lists those lists.',
    '## Templates',
    'Each kind has a template from the start; `POST /report-templates` creates others and publishes their first version. `PATCH /report-templates/{id}` with `draft` changes the members that it contains; `POST /report-templates/{id}/publish` makes the draft the next version, which applies to reports created from then on. `settings` is the version in force, `draft` the draft (equal if nothing was changed), and `live-version-id` names the version. A change of the name applies at once. The template of `watchlist`:',
    `\`\`\`json\n${JSON.stringify(serializeSettings(shipped), null, 2)}\n\`\`\``,
    '`name-matching` has four values. `exact` requires the whole name or another name of the entry, letter by letter. `strict` also accepts a part of the name, initials, and words written as one. `tolerant` also accepts short forms, names that sound the same, and one typo in a word of 5 letters or more. `custom` compares the measured score with `threshold`. If `fuzziness` is not `off`, `custom` also counts letters (`threshold: 0` counts only letters): a whole name may have one typo from 18 letters (`low`), 10 letters (`medium`) or 3 letters (`high`). With `partial-names` a part of the name is enough, and each word may have one typo from 18, 5 or 3 letters. A typo is one letter added, removed or replaced; for politically exposed persons, it is one vowel replaced by another. `too-old-lists: noted` accepts a clear result from an old list, and shows the age of the list.',
    ...ofInquiries,
    '## Scheduled runs and decisions on matches',
    '`recurrence-interval-days` (1 to 365) runs a report again. A match stops the schedule until it is dismissed: `POST /reports/{id}/dismiss` with a `reason` dismisses all active matches of a watchlist report; for media, `dismiss-type` and `entity-id` select one entity or article. A dismissed match stays dismissed in later runs as long as the entry has the same names, dates, numbers and wallets, even if the list changes the key of the entry; if they change, the match becomes active again. `pause`, `resume` and `run` control the schedule, `GET /reports/{id}/history` returns all runs and actions, and `GET /reports/{id}/print` returns a PDF.',
    '**A change of a watchlist** does not wait for the schedule. Within minutes the new and changed entries are compared with all scheduled reports; each report that might match is screened in full. A hit makes the report `ready` and `matched`, as after any run; other reports do not run ([decision 0098](decisions/0098-monitoring-looks-from-the-side-of-the-lists.md)). `screened-versions` has the version of each list that a report was compared with. When a report resumes after a pause or a match, it is compared with the changes that it missed. If an entry leaves its list, its match stays for a reviewer, with `gone-at`. Each night up to 1,000 of these reports are screened in full, to prove that their results are still correct: `GET /monitoring-samples`.',
    '**Match review.** `GET /report-matches` lists the undecided matches of all reports, oldest first or by `filter[order]=score`. Each shows the query next to the entry, field by field (`equal`, `near`, `different`, `absent`), the terms of the score, and the differences if the entry changed after a dismissal. `POST /reports/{id}/review` confirms a match: it stays active and leaves the queue. `POST /reports/{id}/dismiss` with `entity-id` and `reason-code` dismisses one match; `POST /report-matches/dismiss` dismisses matches of several reports, all or none. `POST /reports/{id}/restore` undoes the last decision of the caller. With `dismissals-need-two` a dismissal needs two reviewers: the first gets the status 202 and the match stays, `dismissed-first` names the reviewer, and an API key or the same reviewer gets `second_read_required` ([decision 0099](decisions/0099-two-people-dismiss-a-match.md)). Media matches are not in this queue, since an article has no version and no score. Dismiss them on their report (`dismiss-type`, `entity-id`), with two reviewers if the template requires it. `GET /reports/{id}/match-decisions` lists who decided what, and why ([decision 0095](decisions/0095-a-decision-about-a-match-is-kept-twice.md)).',
    'Redaction destroys the key of the query and the results. The record of the screening stays: its time, the versions, the number of matches, and keyed hashes of query and results.',
    '## Replay: past results can be reproduced',
    '`npm start -- reports replay rep_…` repeats each run of a report (or one, with `--run rpr_…`) with the same versions of the watchlists, the same model and the same settings, and compares the result with the stored one. It prints `equal`, or the first difference (list, entry, term), or why the run cannot be replayed. The exit code is 1 if a result differs or data is missing. `--all --since 2026-01-01` replays every environment and prints counts. `POST /reports/{id}/replay` does the same for the newest 20 runs of a report, or for `run-id`. A replay writes nothing.',
    table(
      ['`reason` of `not-replayable`', 'Means'],
      obstacles.map(([name, means]) => [code(name), means]),
    ),
    'A replay does not compare ages: the stored run says whether a list was too old on its day. Keep the versions: `npm start -- watchlists prune` removes only versions that no run uses ([watchlists](watchlists.md)).',
    '## Backtest: a draft before it is published',
    `\`POST /report-templates/{id}/backtest\` runs a proposal over past reports and compares it with the settings in force; the response has the status 202. The proposal is the draft of the template, or \`settings\` (missing members come from the draft), a waiting version of a list (\`watchlist-version: {slug, version}\`), another \`model\`, or several of these. It runs over the newest \`sample\` reports (${defaultSample} by default, at most ${mostSampled}) of the last \`days\` (${defaultDays} by default). A list or a model without \`settings\` runs with the settings in force, so that only it causes differences. \`GET /report-backtests/{id}\` has the progress, and then the matches that would be \`new\`, \`gone\` and \`changed\`: their counts, and the first ${mostRows} of each with report, account, query, entry, both scores and the terms of both. Both sides search the current lists, and both leave out dismissed matches. A report that either side could not answer is counted separately. A backtest changes no report and sends no event; its result is kept for ${keptDays} days.`,
    'The same as a command, without the service: `npm start -- reports backtest --template rptp_…` runs the draft; `--settings draft.json`, `--watchlist us-ofac` and `--model names-2` run another proposal.',
    '## In the sandbox',
    'The real engine searches two lists of sample entries, and a simulated provider answers:',
    table(
      ['Query', 'Answer'],
      triggers.map(([asked, answer]) => [asked, answer]),
    ),
  );
  return new Map([['docs/reports.md', text]]);
}
