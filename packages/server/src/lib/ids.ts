/** Prefixes of all identifiers in one table, and the only source of random identifiers and tokens. */
import { takeRandom } from './random.ts';

export const idPrefixes = {
  account: 'act',
  'account-action': 'accac',
  'account-relation': 'actrel',
  'account-status': 'actst',
  'account-type': 'acttp',
  'api-key': 'api',
  'bulk-action': 'bulk',
  case: 'case',
  'case-assignment-policy': 'cap',
  'case-comment': 'cscm',
  'case-notice': 'cntc',
  'case-queue': 'cqueue',
  'case-read': 'crd',
  'case-team': 'cteam',
  'case-template': 'ctmpl',
  'case-template-version': 'ctmplv',
  device: 'dev',
  document: 'doc',
  'document-file': 'docf',
  environment: 'env',
  event: 'evt',
  export: 'exp',
  file: 'file',
  inquiry: 'inq',
  importer: 'mprt',
  invitation: 'invt',
  'inquiry-session': 'iqse',
  'inquiry-template': 'itmpl',
  'inquiry-template-version': 'itmplv',
  'match-decision': 'mdec',
  list: 'lst',
  'list-item-browser-fingerprint': 'libf',
  'list-item-country': 'lic',
  'list-item-device-fingerprint': 'lidf',
  'list-item-email-address': 'liea',
  'list-item-face': 'lif',
  'list-item-field': 'liif',
  'list-item-geolocation': 'ligl',
  'list-item-government-id-number': 'ligin',
  'list-item-ip-address': 'liip',
  'list-item-name': 'lin',
  'list-item-phone-number': 'lipn',
  'list-item-string': 'lis',
  message: 'msg',
  'monitoring-sample': 'mons',
  organization: 'org',
  passkey: 'psk',
  plan: 'plan',
  report: 'rep',
  'report-action': 'ract',
  'report-backtest': 'rbt',
  'report-run': 'rpr',
  'report-template': 'rptp',
  'report-template-version': 'rptpv',
  request: 'req',
  review: 'rvw',
  role: 'role',
  'rule-run': 'rrun',
  'rule-set': 'rset',
  'rule-set-backtest': 'rsbt',
  'rule-set-version': 'rsetv',
  'rule-snooze': 'rsnz',
  'saved-view': 'view',
  selfie: 'self',
  'subject-key': 'sk',
  template: 'tmpl',
  'theme-set': 'theset',
  transaction: 'txn',
  'transaction-label': 'txnl',
  'transaction-type': 'txntp',
  upload: 'upl',
  user: 'user',
  'user-audit-log': 'ual',
  'user-session': 'uses',
  verification: 'ver',
  'verification-template': 'vtmpl',
  'verification-template-version': 'vtmplv',
  webhook: 'wbh',
  'workflow-run': 'wfr',
  'webhook-delivery': 'wbhd',
} as const;

export type IdKind = keyof typeof idPrefixes;

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

export interface IdSource {
  /** Returns an id, `<prefix>_<random>`: 32 characters for inquiries (contract, inquiries 1.1), 24 for all others. */
  next(kind: IdKind): string;
  /** Returns `length` characters of base 58, from the operating system's random source. */
  token(length: number): string;
}

/** Returns base-58 text of `length` characters without modulo bias: bytes of 232 and above are discarded. */
function randomText(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of takeRandom(length + 8)) {
      if (byte < 232 && text.length < length) text += alphabet[byte % 58];
    }
  }
  return text;
}

export const randomIds: IdSource = {
  next: (kind) => `${idPrefixes[kind]}_${randomText(kind === 'inquiry' ? 32 : 24)}`,
  token: randomText,
};
