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
    'Nothing is kept on this machine that answers this kind, and no provider is connected that does. A report of `email-address` or `phone-number` is `ready` with it: what a provider alone knows is null.',
  ],
  [
    'list-missing',
    'A watchlist, register or set of feeds that should be searched has no version; or none of the types is kept.',
  ],
  ['list-too-old', 'One of them was last up to date longer ago than its maximum age, or nobody knows when.'],
  [
    'provider-failed',
    'The provider gave no answer for a day, refused the request, or gave an answer that is not of the shape of the kind.',
  ],
  ['query-unusable', 'Nothing can be looked for by what the query says; or more were alike than are kept.'],
];

const triggers: readonly (readonly [string, string])[] = [
  ['`watchlist`: `Kim Jong Un`, in any order', 'a sanction; a birthdate other than 1983 to 1985 leaves it out'],
  ['`business-watchlist`, `business-lookup`, `business-adverse-media`: `Globovision`', 'a match'],
  ['`politically-exposed-person`: `Boris Johnson`', 'a head of government'],
  ['`crypto-address-watchlist`: `1Fz29BQp82pE3vXXcsZoMNQ3KSHfMzfMe3`', 'a sanctioned wallet'],
  ['`adverse-media`: `Kim Jong Un`', 'an entity with one article'],
  ['`email-address`: `alexanderjsample@example.com`', 'reputation `low`; `high` for all others'],
  ['`phone-number`: `+15005550006`, `+14155555555`', 'risk `low` and `high`'],
  ['any text with `sandbox-slow`', '`submitted`, and errored after a day'],
  [
    'any text with `sandbox-error`, or the number `+15005550001`',
    '`errored` with `provider-failed`, of watchlists with `list-missing`',
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
  'The version of an inquiry template names `reports` that are run for each of its inquiries, and its decision may wait for them:',
  `\`\`\`json\n${JSON.stringify(ofTemplate, null, 2)}\n\`\`\``,
  '`after` is the name of a step or `completion` (unless sent); `on` is `passed`, or `any` for a failure as well. The query is filled from what a verification that passed has read, then from the fields of the inquiry; the parts of a name, and of an address, come from one place. `query-sources` tells whence each member is. A report is made once for each moment, with its relations to the inquiry and its account.',
  'With `required` (true unless sent) an inquiry that is completed is decided once all such reports have an end. They only make the decision more careful:',
  table(
    ['Report', 'Decision'],
    [
      ['found nobody', 'as the template has it'],
      ['found somebody', '`on-report-match`: `mark-for-review` unless the template says `decline`'],
      ['errored, redacted, or answered in part', '`mark-for-review`'],
      ['its query cannot be made: it is errored with `query-unusable`', '`mark-for-review`'],
      ['what sets it off did not happen', '`mark-for-review`'],
      ['has no answer a day after the inquiry was completed', '`mark-for-review`'],
    ],
  ),
  'The event of the decision names the reports it was for (`context.decided-for-reports`). A failed inquiry waits for none. Redacting an inquiry redacts its reports.',
  'In the sandbox `complete_inquiry` and the hosted flow run the same reports; a simulated inquiry whose template waits for one is decided by the template, any other stays as it is played. A simulated document in the name of Kim Jong Un or Boris Johnson reads as theirs.',
];

const obstacles: readonly (readonly [ReplayObstacle, string])[] = [
  ['redacted', 'What was asked and found was erased, and the key with it.'],
  [
    'answered-elsewhere',
    'A provider answered, or files of this machine that are no watchlist: those have no versions that are kept.',
  ],
  ['nothing-kept', 'The run is from before what is needed was kept.'],
  [
    'version-gone',
    'Neither the segment nor the files of a version are there, or they no longer make the same segment.',
  ],
  ['model-gone', 'There is no model of that version: it was one of your own that is no longer in its folder.'],
  ['engine-changed', 'It comes out otherwise, and the release reads or compares names by other tables or code.'],
];

/** Local sources other than the watchlists; their origins and their limits. */
const ownSources: readonly string[] = [
  '### On this machine',
  '**Registers** (`business-lookup`, `business-registrations-lookup`, `business-associated-persons`) are files that arrive as watchlists do: `watchlists add companies --format csv --type register --columns name=Firma,number=HRB,status=Stand`, and the formats of [watchlists](watchlists.md). Columns of ours: `id`, `name`, `aliases`, `countries`, `number`, `ein`, `lei`, `status`, `legal-form`, `formed`, `authority`, `street`, `street-2`, `city`, `subdivision`, `postal-code`, `address-country`, `officers` (`Ada Lovelace: director / secretary; …`), `owners`, `phones`, `websites`, `industries`. A business that is found there is told without asking the provider; one that is not, the provider is asked for. Each `match-status-…` is `match`, `partial_match`, `no_match`, `unavailable` (the register does not say), `unknown` (both say something that cannot be compared, such as `CA` and `California`) or `not_applicable` (it was not asked for). Which of several entries is the business: the one that agrees in most.',
  '**Feeds** (`adverse-media`, `business-adverse-media`): RSS, Atom, JSON Feed, or CSV with the columns `title`, `url`, `text`, `date`, `publisher`, `country`, `language`: `watchlists add press --format feeds` with files for its inbox, or `--url`. A feed is the latest of what was published: articles of the version before stay for five years. An article counts by its words, in English, German, French and Spanish, in 14 categories (`media-categories` of the template: all); one of none is not adverse. Names are runs of words with capitals, and of scripts without them what stands in quotes or in the title; they are compared by the engine as names of watchlists are. One entity is one name: whether it is the person who was asked for is for people to say. A provider is asked as well, and its articles stand beside these.',
  '**E-mail addresses**: spelling, domain, and whether the domain gives addresses to be thrown away. With `REPORT_DNS=on` production also asks the name servers of the machine for MX, SPF and DMARC, and says in `email-domain-exists`, `email-is-valid-mx` and `email-domain-records` what they answered; what they did not is null. The attributes that the contract keeps null stay null. **Phone numbers**: validity, kind of line and country by the plans of numbers; city, subdivision, carrier and risk are not in them, and null.',
  '**Synthetic fraud**: `signals` counts other accounts of the environment with the same phone number, e-mail address, street and postal code, or identification number, as far as the account type is searched by them (else null), and says whether a national number could have been issued and fits the birthdate. The scores are those of a provider; a report without one is `errored` unless the template has `accept-signals-only: true`.',
];

export function generateReports(): GeneratedFiles {
  const shipped = shippedSettings(reportKinds.find(({ kind }) => kind === 'watchlist') as Kind);
  const text = page(
    generatedNotice('tools/generators/reports.ts and the kinds of reports'),
    '# Reports',
    'A report asks one question about a person or a business and keeps the answer, with what was searched. `POST /reports` with `data.type` (`report/watchlist`, …), a `query`, and what it belongs to. **What was not searched is never told to be clear**: such a report is `errored` and its `errors` say why; `searched-sources` names each list with its version and age, on every answer, and what a provider says that it looked in (`sources` of its answer; `version` and `age` are null, and a provider that names nothing is `provider`).',
    '## Kinds',
    'Members of `query`; bold ones must be there. Of names at least one part, or `term`.',
    table(
      ['Kind', 'Query', 'Answered by', 'Runs again'],
      reportKinds.map((kind) => [code(kind.kind), membersOf(kind), answeredBy(kind), kind.recurs ? 'yes' : 'no']),
    ),
    '## Where answers come from',
    '**Watchlists** are kept on this machine ([watchlists](watchlists.md)); such a report is `ready` in the answer that creates it. A match is one by the template: its reasons are at `GET /reports/{id}/matches`, and their terms add up to the score, and `gates` says of each rule of the template (name, birthdate, country, public office) whether it `passed`, was `off`, had nothing to compare (`absent`), or was outweighed by a shared number (`identified`). A `term` stands for the whole name: parts of a name beside it are not looked for. The figures behind the threshold are in [accuracy](accuracy.md).',
    '**The provider** is an address of yours (`REPORT_PROVIDER_URL`), asked for what is not known on this machine; what it is sent and must answer is described in `packages/server/src/lookups/report-provider.ts`. The report is `pending` until it was asked, `submitted` while it thinks, for a day at most. One that fails (no answer, or 408, 425, 429 or 5xx) is asked again after 15 seconds and then after pauses that double up to an hour, for a day at most; the report stays as it is meanwhile, and a refusal (any other status or answer) is `errored` at once. With `meta.processing-mode: sync` it is asked in the request, and where it needs longer the answer is 408 and nothing was made; a failure is `errored` at once. No connection to the database waits for it, and at most 32 calls of a process run at once; others wait for their turn. Without a provider, and without what answers on this machine, these reports are `errored`.',
    ...ownSources,
    table(
      ['`errors[].code`', 'Means'],
      errors.map(([name, means]) => [code(name), means]),
    ),
    'A match is told even where another list was missing or too old: the errors stand beside it.',
    '## Templates',
    'Each kind has a template from the start; `POST /report-templates` makes others. Its first version is published at once. `PATCH /report-templates/{id}` with `draft` changes the draft, of which what is left out stays; `POST /report-templates/{id}/publish` makes it the next version, which holds for reports that are made from then on. `settings` are those in force, `draft` says the same where nothing differs, and `live-version-id` names the version; a name holds at once. Shipped for `watchlist`:',
    `\`\`\`json\n${JSON.stringify(serializeSettings(shipped), null, 2)}\n\`\`\``,
    '`name-matching` is one of four: `exact` (the whole name or another name of the entry, letter by letter), `strict` (a part of the name, initials and words written as one as well), `tolerant` (short forms and what sounds alike as well, and one typo in a word of 5 letters or more) and `custom`: the measured score, at `threshold`. With `fuzziness` other than `off`, `custom` counts letters beside the score (`threshold: 0` leaves the letters alone): one typo passes in a whole name of 18 letters (`low`), 10 (`medium`) or 3 (`high`); with `partial-names` a part of the name is enough, and each word of 18, 5 or 3 letters may have one. A typo is a letter added, removed or substituted; of politically exposed persons one vowel in the place of another. `too-old-lists: noted` lets a clean answer of an old list count, with the age beside it.',
    ...ofInquiries,
    '## Runs by schedule, and what people say of matches',
    '`recurrence-interval-days` (1 to 365) runs a report again. A match stops that until it is dismissed (`POST /reports/{id}/dismiss` with a `reason`): of watchlists all active matches, of media one entity or article (`dismiss-type`, `entity-id`). What was dismissed stays so in later runs while the entry is compared by the same names, dates, numbers and wallets, also under another key that the list says is the same entry; when these change it is active again. `pause`, `resume` and `run` are what they say; `GET /reports/{id}/history` has all of it, `GET /reports/{id}/print` is a paper of it.',
    '**What changes in a watchlist** does not wait for the schedule: within minutes the entries that are new or changed are looked for among all whose reports are run by schedule, and who may be meant is screened as a whole; a hit is `ready` and `matched` as after any run, and nobody else has a run ([decision 0098](decisions/0098-monitoring-looks-from-the-side-of-the-lists.md)). `screened-versions` names the version of each list that a report has met so far. A report that was paused, or stopped by a match, meets afterwards what came meanwhile. An entry that leaves its list leaves its match to a person, with `gone-at`. Each night up to 1,000 of these reports are screened as a whole and must come out as they stand: `GET /monitoring-samples`.',
    '**Match review.** `GET /report-matches` has every match that waits, over all reports, the oldest first or `filter[order]=score`: who was asked for beside who is listed, field by field (`equal`, `near`, `different`, `absent`), the terms of the score, and of an entry that changed since it was dismissed what differs. `POST /reports/{id}/review` says that it is the same: the match stays active and waits no more. `POST /reports/{id}/dismiss` with `entity-id` and `reason-code` says of one that it is not; `POST /report-matches/dismiss` does so for several reports at once, all or none. `POST /reports/{id}/restore` takes back what the caller said last. With `dismissals-need-two` in the template a dismissal needs two people: the first is answered 202 and the match stays, `dismissed-first` says who said so, and a key or the same person again is refused with `second_read_required` ([decision 0099](decisions/0099-two-people-dismiss-a-match.md)). Names in the press are not in this queue: the review lays an entry of a list beside the question, with a score whose terms add up, and binds what is said to the entry as it was; an article has neither, and its publisher changes it without a version. They stand on their report and are dismissed there (`dismiss-type`, `entity-id`), by two where the template asks for two. `GET /reports/{id}/match-decisions` has who said what, and why ([decision 0095](decisions/0095-a-decision-about-a-match-is-kept-twice.md)).',
    'Redaction destroys the key of what was asked and found. That somebody was screened, when, against which versions and with how many matches stays, with keyed hashes of what went in and came out.',
    '## Replay: the past stands',
    '`npm start -- reports replay rep_…` runs each run of a report once more (`--run rpr_…` one of them): by the versions of the watchlists that it searched, the model that scored and the settings of its template, and compares what comes out with what was kept. It says `equal`, or the first thing that differs (list, entry, term), or why it cannot be told, and ends with 1 where a run came out otherwise or what it needs is lost. `--all --since 2026-01-01` does so for every environment, with counts. `POST /reports/{id}/replay` tells the same of the newest 20 runs of a report, or of the one that `run-id` names. Nothing is written.',
    table(
      ['`reason` of `not-replayable`', 'Means'],
      obstacles.map(([name, means]) => [code(name), means]),
    ),
    'Ages are no part of the comparison: that a list was too old on its day is told by the run. Keep the versions: `npm start -- watchlists prune` takes away those alone that no run names ([watchlists](watchlists.md)).',
    '## Backtest: a draft before it is published',
    `\`POST /report-templates/{id}/backtest\` runs the draft of the template, \`settings\` (what is left out is as in the draft), a version of a list that waits (\`watchlist-version: {slug, version}\`), another \`model\`, or several of these, over the newest \`sample\` reports (${defaultSample} unless given, at most ${mostSampled}) of the last \`days\` (${defaultDays}) beside what is in force, and answers 202. A list or a model without \`settings\` is tried with the settings in force, so that it alone makes the difference. \`GET /report-backtests/{id}\` says how far it is and then what would be \`new\`, \`gone\` and \`changed\`: counts of all, and of each the first ${mostRows} matches with report, account, who was asked for, entry and its name, both scores and the terms of both. Both sides are searched anew in today's lists; what was dismissed is left out of both. What could not be answered by either side is counted and is neither new nor gone. No report, run or event comes of it; what came out is kept for ${keptDays} days.`,
    'By command, without the service: `npm start -- reports backtest --template rptp_…` for its draft, with `--settings draft.json`, `--watchlist us-ofac` or `--model names-2`.',
    '## In the sandbox',
    'Two lists of sample entries are searched by the real engine, and a simulated provider answers:',
    table(
      ['Query', 'Answer'],
      triggers.map(([asked, answer]) => [asked, answer]),
    ),
  );
  return new Map([['docs/reports.md', text]]);
}
