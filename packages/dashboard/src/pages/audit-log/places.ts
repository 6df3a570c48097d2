/** Pages of the objects in the log, by the prefix of their ids, with the permission that the page needs. */
const places: Readonly<Record<string, readonly [page: string, needed: string]>> = {
  inq: ['inquiries/', 'inquiry.read'],
  act: ['accounts/', 'account.read'],
  acttp: ['account-types/', 'account_type.read'],
  itmpl: ['templates/', 'inquiry_template.read'],
  case: ['cases/', 'case.read'],
  cqueue: ['case-queues', 'case.read'],
  ctmpl: ['case-templates/', 'case_template.read'],
  rep: ['reports/', 'report.read'],
  rptp: ['report-templates/', 'report.read'],
  txn: ['transactions/', 'txn.read'],
  txntp: ['transaction-types/', 'transaction_type.read'],
  rset: ['rule-sets/', 'transaction_type.read'],
  lst: ['lists/', 'list.read'],
  theset: ['themes', 'theme_set.read'],
  wbh: ['webhooks/', 'webhook.read'],
  api: ['keys', 'api_key.read'],
  user: ['team', 'user.read'],
  role: ['roles', 'role.read'],
};

export const prefixOf = (id: string): string => id.split('_')[0] ?? '';

/** Returns the path of an object's page below the environment; null if there is none that the reader may open. */
export function placeOf(id: string, hasRight: (right: string) => boolean): string | null {
  const [page, needed] = places[prefixOf(id)] ?? [];
  if (page === undefined || needed === undefined || !hasRight(needed)) return null;
  return page.endsWith('/') ? `${page}${id}` : page;
}
