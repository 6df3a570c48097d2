/** Page model of every step, as the server would send it. */
import type { EndPage, FlowPage, FormInput, GonePage } from '../../src/page.ts';

const shared = {
  locale: 'en-US',
  languages: ['en-US', 'es-MX', 'fr', 'de'],
  texts: {},
  look: null,
  organizationName: 'Northwind Bank',
  environment: 'sandbox',
  inquiryId: 'inq_7Qm2XvT4pLrN8sKd',
  action: '/flow/inq_7Qm2XvT4pLrN8sKd',
  csrf: 'csrf-token-1',
  problem: null,
} as const;

/** Two screens of choices, two photos, and the end. */
const parts = [
  { asked: 'document', screens: 3 },
  { asked: 'selfie', screens: 1 },
] as const;
const at = (current: number) => ({ ...shared, progress: { current, total: 6, parts } });

function end(step: EndPage['step'], rest: Partial<EndPage> = {}): EndPage {
  return { ...at(6), step, continueUrl: null, remedies: [], ...rest };
}

function gone(reason: GonePage['reason']): GonePage {
  const newLink = { code: 'once-abc', asked: false };
  const { organizationName, inquiryId, action } = shared;
  const untold = { retrySeconds: null, details: null };
  return { step: 'gone', locale: 'en-US', reason, organizationName, inquiryId, action, csrf: '', newLink, ...untold };
}

const widget = {
  step: 'widget',
  locale: 'en-US',
  organizationName: null,
  inquiryId: null,
  csrf: '',
  action: '/verify?inquiry-template-id=itmpl_1',
  embed: null,
} as const;

// Two-letter codes that Node's Intl names: all countries, as in a template without a country list.
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
export const allCountries = letters
  .flatMap((first) => letters.map((second) => first + second))
  // A former country, such as DD, has another one as its canonical region.
  .filter((code) => regions.of(code) !== undefined && Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`);

/** Every step of the flow by name; some steps appear in several variants. */
const captureMethods = ['camera', 'file'] as const;

const receipt = {
  address: '/receipt/env_1.inq_1.0?language=en-US',
  label: 'Your receipt',
  knows: {
    heading: 'What Nordlicht Bank knows now',
    list: 'Name, Date of birth, and Photos of your document',
    kept: 'Your photos and papers are erased on February 24, 2027.',
  },
};

/** Hand-off with a link that can be sent. */
const handOff = { silent: false, carriers: ['sms', 'email'], typed: '', sent: null, mayRestart: true } as const;

const input: Omit<FormInput, 'name'> = {
  label: null,
  kind: 'text',
  values: [],
  optional: false,
  choices: [],
  maxLength: 255,
  read: null,
  example: null,
};

export const pages = {
  start: { ...at(1), step: 'start', code: 'once-abc', asks: ['document', 'selfie'], retentionDays: 30 },
  'start-resumed': { ...at(3), step: 'start', code: 'once-abc', asks: ['document'], retentionDays: 30, resumes: true },
  'start-handed-off': {
    ...at(1),
    step: 'start',
    code: 'once-abc',
    asks: ['document', 'selfie'],
    retentionDays: 30,
    handedOff: { browser: 'Chrome', system: 'Windows', minutes: 1, numbers: [47, 12, 90] },
  },
  'start-handed-off-by-app': {
    ...at(1),
    step: 'start',
    code: 'once-abc',
    asks: ['document', 'selfie'],
    retentionDays: 30,
    handedOff: { browser: 'Safari', system: 'iOS', inApp: true, minutes: 1, numbers: null },
  },
  'hand-off': {
    ...at(4),
    step: 'hand-off',
    link: 'https://id.bank.example/v/4fHq7Lw2KxYpZ8vTn3RdBs',
    number: 47,
    opened: false,
    ...handOff,
  },
  'hand-off-in-app': {
    ...at(4),
    step: 'hand-off',
    link: 'https://id.bank.example/v/4fHq7Lw2KxYpZ8vTn3RdBs',
    number: 47,
    opened: false,
    inApp: true,
    ...handOff,
  },
  'hand-off-in-app-opened': {
    ...at(4),
    step: 'hand-off',
    link: null,
    number: 47,
    opened: true,
    inApp: true,
    ...handOff,
    silent: true,
  },
  'hand-off-sent': {
    ...at(4),
    step: 'hand-off',
    link: 'https://id.bank.example/v/4fHq7Lw2KxYpZ8vTn3RdBs',
    number: 47,
    opened: false,
    ...handOff,
    sent: { to: '+49…67', testLink: null },
  },
  'hand-off-opened': { ...at(4), step: 'hand-off', link: null, number: 47, opened: true, ...handOff },
  'hand-off-silent': { ...at(4), step: 'hand-off', link: null, number: 47, opened: true, ...handOff, silent: true },
  elsewhere: { ...at(4), step: 'elsewhere', browser: 'Chrome', system: 'Android' },
  'elsewhere-unknown': { ...at(4), step: 'elsewhere', browser: null, system: null },
  country: { ...at(2), step: 'country', countries: allCountries, selected: null },
  'document-type': {
    ...at(3),
    step: 'document-type',
    country: 'US',
    idClasses: ['dl', 'pp', 'id', 'ppc', 'rp', 'brand-new'],
    selected: null,
  },
  front: { ...at(4), step: 'front', idClass: 'dl', country: 'US', maxBytes: 10_000_000, captureMethods },
  back: {
    ...at(4),
    back: true,
    handOff: true,
    step: 'back',
    idClass: 'dl',
    country: 'US',
    maxBytes: 10_000_000,
    captureMethods,
  },
  passport: { ...at(4), step: 'front', idClass: 'pp', country: 'FR', maxBytes: 10_000_000, captureMethods },
  selfie: {
    ...at(5),
    step: 'selfie',
    maxBytes: 10_000_000,
    captureMethods,
    challenge: {
      nonce: 'nonce-1',
      prompts: ['right', 'center', 'left', 'center'],
      validSeconds: 900,
      sheet: { columns: 8, cellWidth: 240, cellHeight: 320, maxFrames: 48 },
    },
  },
  paper: { ...at(5), step: 'paper', documentTypes: ['standard_utility_bill', 'bank_statement'], maxBytes: 10_000_000 },
  'any-paper': { ...at(5), step: 'paper', documentTypes: [], maxBytes: 10_000_000 },
  details: {
    ...at(2),
    step: 'details',
    fields: [
      { name: 'name-first', value: 'Ava', optional: false, choices: [] },
      { name: 'name-last', value: '', optional: false, choices: [] },
      { name: 'birthdate', value: '', optional: false, choices: [] },
      { name: 'address-street-2', value: '', optional: true, choices: [] },
      { name: 'phone-number', value: '', optional: false, choices: [] },
    ],
    asksSignature: false,
  },
  form: {
    ...at(3),
    back: true,
    step: 'form',
    name: 'form_home',
    title: 'Where do you live?',
    hint: 'The address at which you get mail.',
    fields: [
      { ...input, name: 'address-country-code', kind: 'country', values: ['US'] },
      { ...input, name: 'address-street-1', values: ['12 Long Road'], read: '12 LONG RD' },
      { ...input, name: 'address-subdivision', kind: 'choice', choices: [{ value: 'CA', label: 'California' }] },
      { ...input, name: 'address-postal-code', example: '95014' },
      { ...input, name: 'birthdate', kind: 'date', values: ['1990-04-12'] },
      { ...input, name: 'persons', label: 'Persons in your home', kind: 'integer', optional: true },
      { ...input, name: 'owns-home', label: 'Do you own your home?', kind: 'yes-or-no', values: ['no'] },
      {
        ...input,
        name: 'plans',
        label: 'What do you plan?',
        kind: 'choices',
        optional: true,
        choices: [
          { value: 'save', label: 'Save money' },
          { value: 'pay', label: 'Pay abroad' },
        ],
      },
    ],
  },
  contact: { ...at(3), step: 'contact', kind: 'email-address', value: 'ada@example.com' },
  'contact-refused': {
    ...at(3),
    step: 'contact',
    kind: 'phone-number',
    value: '030 123456',
    problem: { code: 'phone_invalid', field: 'contact' },
  },
  'contact-code': {
    ...at(4),
    step: 'contact-code',
    kind: 'email-address',
    sentTo: 'a…@e….com',
    isDead: false,
    triesLeft: 3,
    newCode: { seconds: 24 },
    mayGiveUp: false,
    sandboxCodes: null,
    back: true,
    problem: { code: 'code_wrong', field: 'code' },
  },
  'contact-code-last': {
    ...at(4),
    step: 'contact-code',
    kind: 'phone-number',
    sentTo: '+49…56',
    isDead: true,
    triesLeft: 0,
    newCode: null,
    mayGiveUp: true,
    sandboxCodes: { right: '111111', failing: '222222' },
    back: true,
  },
  'details-signed': {
    ...at(2),
    step: 'details',
    fields: [
      { name: 'tin-type', value: 'ein', optional: false, choices: ['ssn', 'ein', 'itin'] },
      { name: 'tin', value: '', optional: false, choices: [] },
    ],
    asksSignature: true,
  },
  processing: { ...at(6), step: 'processing', slow: false },
  'processing-slow': { ...at(6), step: 'processing', slow: true },
  retry: { ...at(4), step: 'retry', part: 'front', remedies: ['too_blurry', 'too_much_glare'], triesLeft: 2 },
  'retry-choice': { ...at(4), step: 'retry', part: 'choice', remedies: ['document_expired'], triesLeft: 2 },
  'retry-paper': {
    ...at(4),
    step: 'retry',
    part: 'paper',
    remedies: ['paper_too_old', 'paper_not_read'],
    triesLeft: 2,
  },
  'retry-contact': { ...at(4), step: 'retry', part: 'contact', remedies: ['contact_not_confirmed'], triesLeft: 1 },
  'retry-details': { ...at(4), step: 'retry', part: 'details', remedies: ['details_not_confirmed'], triesLeft: 1 },
  success: end('success', { continueUrl: 'https://bank.example/done?inquiry-id=inq_1', receipt }),
  'success-handed-off': end('success', { handedOffBy: 'browser' }),
  'success-handed-off-by-app': end('success', { handedOffBy: 'app' }),
  failed: end('failed', { remedies: ['document_expired'], receipt }),
  'needs-review': end('needs-review', { receipt: { ...receipt, wait: 'Usual wait: 3 hours' } }),
  expired: { ...at(6), step: 'expired', newLink: { code: 'once-abc', asked: false } },
  'expired-asked': { ...at(6), step: 'expired', newLink: { code: null, asked: true } },
  'expired-by-id': { ...at(6), step: 'expired', newLink: null },
  left: {
    ...at(3),
    csrf: '',
    step: 'left',
    link: 'https://verify.example/v/AbCdEfGhJkLm',
    keptUntil: '2026-11-27T10:30:00Z',
  },
  'left-full': { ...at(3), csrf: '', step: 'left', link: null, keptUntil: null },
  'declined-consent': end('declined-consent', { again: '/verify?code=once-abc' }),
  'declined-hand-off': end('declined-consent'),
  'link-used': gone('link_used'),
  'link-expired': gone('link_expired'),
  'session-expired': gone('session_expired'),
  'finished-by-id': { ...gone('finished'), newLink: null },
  'no-link': { ...gone('no_link'), organizationName: null, inquiryId: null, newLink: null },
  'link-wrong': { ...gone('link_wrong'), inquiryId: null, newLink: null, details: 'theme-set-id is unknown' },
  'not-open': { ...gone('not_open'), inquiryId: null, newLink: null },
  'link-busy': { ...gone('busy'), inquiryId: null, newLink: null, retrySeconds: 42 },
  widget: { ...widget, error: null, outside: null },
  'widget-not-allowed': {
    ...widget,
    error: { status: 400, code: 'invalid_config' },
    outside: '/verify?inquiry-template-id=itmpl_1',
  },
  'widget-wrong': { ...widget, error: { status: 400, code: 'invalid_config' }, outside: null },
  'unknown-page': { ...gone('unknown_page'), organizationName: null, inquiryId: null, newLink: null },
  'nothing-known': { ...gone('session_expired'), organizationName: null, inquiryId: null, newLink: null },
} as const satisfies Record<string, FlowPage>;
