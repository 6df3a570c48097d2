/** Allowed dependencies between modules: the table of docs/architecture.md, one rule per row. */
import { homeRule, importRule, isPackage, type Rule, within } from './rule.ts';
import type { Import } from './source-file.ts';

const server = 'packages/server/src/';
const below =
  (...folders: readonly string[]) =>
  (entry: Import) =>
    folders.some((folder) => entry.target.startsWith(`${server}${folder}`));

/** The one list of issuing states, a table that the engines export for every reader of documents. */
const isListOfStates = ({ specifier }: Import): boolean => specifier === '@countersign/engines/states';

const infrastructure = ['outbox/', 'jobs/', 'storage/', 'security/', 'database/', 'privacy/', 'messages/'];

const inExpressions = within(`${server}lib/expressions/`);

export const layerRules: readonly Rule[] = [
  importRule({
    name: 'lib-imports-nothing-above',
    why: 'lib is the ground: what it imported, everything would depend on',
    applies: (path) => within(`${server}lib/`)(path) && !inExpressions(path),
    allowed: (entry) => below('lib/')(entry) || entry.specifier.startsWith('node:'),
  }),
  importRule({
    name: 'expressions-know-the-language-alone',
    why: 'conditions are evaluated on the ground: beside lib they know the language, and its second opinion in tests',
    applies: inExpressions,
    allowed: (entry) =>
      below('lib/')(entry) ||
      /^(node:.+|@marcbachmann\/cel-js|@bufbuild\/(cel|protobuf)(\/[a-z]+)?)$/.test(entry.specifier),
  }),
  importRule({
    name: 'language-of-conditions-at-home',
    why: 'its walls stand in lib/expressions; whoever evaluates by the library itself is inside of none',
    applies: (path) => path.startsWith(server) && !inExpressions(path),
    allowed: ({ specifier }) => specifier !== '@marcbachmann/cel-js',
  }),
  importRule({
    name: 'engines-stay-pure',
    why: 'engines turn bytes into facts and know neither server, database nor network',
    applies: within('packages/engines/src/'),
    allowed: (entry) =>
      entry.specifier.startsWith('.')
        ? entry.target.startsWith('packages/engines/')
        : !/^(@countersign\/|@?fastify|pg$|pg-|undici|node:(http|https|http2|net|tls|dgram|dns)$)/.test(
            entry.specifier,
          ),
  }),
  importRule({
    name: 'screening-stays-pure',
    why: 'names and lists in, matches out: no database, network, clock or environment, so that what was decided can be computed again',
    applies: within('packages/screening/src/'),
    allowed: (entry) =>
      entry.specifier.startsWith('.')
        ? entry.target.startsWith('packages/screening/src/')
        : !/^(@countersign\/|@?fastify|pg$|pg-|undici|node:(http|https|http2|net|tls|dgram|dns|process)$)/.test(
            entry.specifier,
          ),
  }),
  importRule({
    name: 'texts-know-nobody',
    why: 'pages of both kinds and messages fill their texts by it, and a first screen waits for it',
    applies: within('packages/texts/src/'),
    allowed: (entry) => entry.specifier.startsWith('.') && entry.target.startsWith('packages/texts/src/'),
  }),
  importRule({
    name: 'specimens-are-for-tests',
    why: 'made-up people and papers are for tests, measurements and the operator; nothing that serves anybody draws them',
    applies: (path) => within('packages/')(path) && !path.startsWith('packages/specimens/'),
    allowed: (entry) => !/^(@countersign|packages)\/specimens(\/|$)/.test(entry.target),
  }),
  importRule({
    name: 'specimens-know-engines-by-their-face',
    why: 'who draws a document must not share the tables of who reads it, save what engines export for that',
    applies: within('packages/specimens/src/'),
    allowed: (entry) =>
      entry.specifier.startsWith('.')
        ? entry.target.startsWith('packages/specimens/')
        : !/^@countersign\//.test(entry.specifier) ||
          /^@countersign\/engines\/(facts|records|homography)$/.test(entry.specifier),
  }),
  importRule({
    name: 'checks-import-no-store',
    why: 'a check judges stored facts by itself, so that it can be run again and tested by table; how a screen says it is no part of it',
    applies: within(`${server}checks/`),
    allowed: (entry) =>
      below('lib/', 'checks/')(entry) ||
      entry.specifier === 'node:crypto' ||
      isListOfStates(entry) ||
      (entry.specifier.startsWith('@countersign/engines/') && entry.typeOnly),
  }),
  importRule({
    name: 'fields-stay-pure',
    why: 'fields are read and shown by rules alone, for every slice that has them',
    applies: within(`${server}fields/`),
    allowed: (entry) =>
      below('lib/', 'fields/')(entry) ||
      isListOfStates(entry) ||
      /^(typebox(\/|$)|node:(util|zlib)$)/.test(entry.specifier),
  }),
  importRule({
    name: 'infrastructure-knows-no-resource',
    why: 'infrastructure gets its handlers from app.ts; it does not reach up',
    applies: within(...infrastructure.map((folder) => `${server}${folder}`)),
    allowed: (entry) =>
      !below('resources/', 'checks/', 'app.ts', 'main.ts')(entry) && (entry.typeOnly || !below('api/')(entry)),
  }),
  importRule({
    name: 'lookups-know-no-resource',
    why: 'what the operator connects is asked by operations and knows nothing of them',
    applies: within(`${server}perception/lookups/`),
    allowed: (entry) =>
      below('lib/', 'perception/lookups/')(entry) ||
      (entry.typeOnly && (isPackage(entry) || below('security/')(entry))) ||
      /^node:(fs\/promises|path)$/.test(entry.specifier),
  }),
  importRule({
    name: 'print-knows-no-resource',
    why: 'print lays out what it is handed, so that every resource can describe itself to it',
    applies: within(`${server}print/`),
    allowed: (entry) => below('lib/', 'print/')(entry) || isPackage(entry) || entry.specifier.startsWith('node:'),
  }),
  importRule({
    name: 'api-knows-no-resource',
    why: 'app.ts hands the slices to the api, so that the two folders never import each other',
    applies: within(`${server}api/`, `${server}http/`),
    allowed: (entry) => !below('resources/', 'flow/', 'app.ts', 'main.ts')(entry),
  }),
  importRule({
    name: 'api-knows-no-server',
    why: 'the pipeline turns a request into an answer; what listens, compresses and drains stands above it',
    applies: within(`${server}api/`, `${server}operations/`),
    allowed: (entry) => !below('http/')(entry),
  }),
  importRule({
    name: 'only-the-top-knows-the-flow',
    why: 'the hosted flow is a client of operations, as the api is; no slice and no infrastructure knows it',
    applies: (path) => within(server)(path) && !within(`${server}flow/`, `${server}app.ts`, `${server}worker.ts`)(path),
    allowed: (entry) => !below('flow/')(entry),
  }),
  importRule({
    name: 'operations-are-the-ground',
    why: 'operations/ is what every slice, job and page stands on: it knows neither HTTP nor a resource, and of the api types alone',
    applies: within(`${server}operations/`),
    allowed: (entry) => !below('resources/', 'http/', 'flow/')(entry) && (entry.typeOnly || !below('api/')(entry)),
  }),
  importRule({
    name: 'version-changes-are-pure',
    why: 'a version change transforms documents and nothing else',
    applies: (path) => /^packages\/server\/src\/api\/versions\/\d{4}-\d{2}-\d{2}\//.test(path) && within(server)(path),
    allowed: (entry) => entry.typeOnly || below('api/versions/version-change.ts', 'lib/')(entry),
  }),
  importRule({
    name: 'screens-know-no-server',
    why: 'the flow runs in the browser and meets the server over HTTP only',
    applies: within('packages/flow/src/'),
    allowed: (entry) => !/^@countersign\/(server|engines)|^packages\/(server|engines)\//.test(entry.target),
  }),
  importRule({
    name: 'the-dashboard-knows-the-client',
    why: 'the dashboard meets the server over HTTP only, by the types of its published API; what it may do, curl may do',
    applies: within('packages/dashboard/src/'),
    allowed: (entry) =>
      entry.specifier.startsWith('.')
        ? entry.target.startsWith('packages/dashboard/')
        : !/^(@countersign\/(?!(client|texts)(\/|$))|node:)/.test(entry.specifier),
  }),
  importRule({
    name: 'the-dashboard-reads-what-it-is-shown',
    why: 'members that are kept from people without pii.view are absent: types of the API say so in client/resources.ts, and nowhere else',
    applies: (path) => within('packages/dashboard/src/')(path) && path !== 'packages/dashboard/src/client/resources.ts',
    allowed: ({ specifier }) => specifier !== '@countersign/client',
  }),
  importRule({
    name: 'pages-know-no-page',
    why: 'a page of the dashboard is one folder and one chunk; what two share is in its shell or its kit',
    applies: within('packages/dashboard/src/pages/'),
    allowed: (entry, { path }) =>
      !entry.target.startsWith('packages/dashboard/src/pages/') ||
      entry.target.startsWith(`${path.split('/').slice(0, 5).join('/')}/`),
  }),
  importRule({
    name: 'the-kit-knows-no-page',
    why: 'controls, texts and the client of the dashboard are what every page is made of',
    applies: within(...['kit/', 'client/', 'texts/'].map((folder) => `packages/dashboard/src/${folder}`)),
    allowed: (entry) =>
      !/^packages\/dashboard\/src\/(pages|shell)\//.test(entry.target) ||
      entry.target === 'packages/dashboard/src/shell/preferences.ts',
  }),
  importRule({
    name: 'only-the-top-knows-app',
    why: 'app.ts knows everything, so nothing it knows may know it',
    applies: (path) => within(server)(path) && /^(?!commands\/).*\//.test(path.slice(server.length)),
    allowed: (entry) => !below('app.ts', 'main.ts', 'commands/')(entry),
  }),
  homeRule({
    name: 'framework-at-home',
    why: 'the HTTP framework can be replaced in one place',
    packages: /^(fastify|@fastify\/)/,
    home: /^packages\/server\/src\/(app\.ts$|http\/)/,
  }),
  homeRule({
    name: 'pdf-at-home',
    why: 'the PDF library can be replaced in one place',
    packages: /^(pdfkit|woff2-encoder)($|\/)/,
    home: /^packages\/server\/src\/print\//,
  }),
  homeRule({
    name: 'mail-library-at-home',
    why: 'mail leaves in one place, which encrypts the connection and adds nothing to a message that could be fetched',
    packages: /^nodemailer($|\/)/,
    home: /^packages\/server\/src\/messages\/smtp-transport\.ts$/,
  }),
  homeRule({
    name: 'driver-at-home',
    why: 'SQL reaches the database through database/, scoped to a tenant',
    packages: /^pg($|\/|-(?!boss))/,
    // The queue uses the client of the row's transaction, so it imports the driver's type.
    home: /^packages\/server\/src\/(database\/|jobs\/queue[a-z-]*\.ts$)/,
  }),
  homeRule({
    name: 'job-library-at-home',
    why: 'jobs go through jobs/queue.ts, in the transaction of their row',
    packages: /^pg-boss/,
    home: /^packages\/server\/src\/jobs\/queue[a-z-]*\.ts$/,
  }),
  homeRule({
    name: 'egress-at-home',
    why: 'requests to addresses that others chose leave in one place, which refuses private ones',
    packages: /^(undici|node:https?|node:http2|axios|got|node-fetch)($|\/)/,
    // Incoming requests have types of the same package.
    home: /^packages\/server\/src\/(security\/(safe-fetch|download)|http\/raw-request)\.ts$/,
  }),
];
