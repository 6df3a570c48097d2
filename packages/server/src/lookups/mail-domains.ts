/** DNS records of a mail domain. Queried only if the operator allows it; null for a query without an answer. */
import { Resolver } from 'node:dns/promises';

export interface MailDomainRecords {
  /** False only if DNS reports that the name does not exist (NXDOMAIN). */
  readonly exists: boolean | null;
  /** True if the domain names a host that accepts mail; a domain that declares to accept none (RFC 7505) names none. */
  readonly hasMx: boolean | null;
  /** True if mail can be delivered, by MX or by its own address (RFC 5321, 5.1). */
  readonly takesMail: boolean | null;
  /** True if SPF rejects all other senders (`-all`). */
  readonly isSpfStrict: boolean | null;
  /** True if failing mail is quarantined or rejected (`p=quarantine`, `p=reject`). */
  readonly isDmarcEnforced: boolean | null;
}

export interface MailDomains {
  /** Queries the records of an ASCII domain. Never throws. */
  recordsOf(domain: string): Promise<MailDomainRecords>;
}

export interface MailDomainsOptions {
  /** Servers as `address:port`; those of the machine by default. */
  readonly servers?: readonly string[];
  readonly timeoutMs?: number;
}

/** `no-name`: the name does not exist. `no-data`: the name exists, without a record of the type. Null: unknown. */
type Found<Value> = readonly Value[] | 'no-name' | 'no-data' | null;

const tries = 2;
const usualTimeoutMs = 1_500;
/** Limit of the whole lookup, in timeouts. */
const mostTimeouts = 4;
/** Limit of SPF redirects in a chain. */
const mostRedirects = 3;
const mostParents = 5;

async function ask<Value>(question: Promise<readonly Value[]>): Promise<Found<Value>> {
  try {
    const found = await question;
    return found.length === 0 ? 'no-data' : found;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOTFOUND' ? 'no-name' : code === 'ENODATA' ? 'no-data' : null;
  }
}

/** Creates one lookup; queries still open at its timeout fail. */
function createLookup({ servers, timeoutMs = usualTimeoutMs }: MailDomainsOptions) {
  const resolver = new Resolver({ timeout: timeoutMs, tries });
  if (servers !== undefined) resolver.setServers(servers);
  const end = setTimeout(() => resolver.cancel(), timeoutMs * mostTimeouts);
  return {
    mx: (name: string) => ask(resolver.resolveMx(name)),
    addresses: async (name: string) => {
      const both = await Promise.all([ask(resolver.resolve4(name)), ask(resolver.resolve6(name))]);
      return both.find(Array.isArray) ?? both.find((each) => each === null) ?? both[0];
    },
    /** Finds texts with this beginning, each joined. */
    async texts(name: string, beginning: RegExp): Promise<Found<string>> {
      const found = await ask(resolver.resolveTxt(name));
      if (!Array.isArray(found)) return found as Found<string>;
      const texts = (found as string[][]).map((chunks) => chunks.join('')).filter((text) => beginning.test(text));
      return texts.length === 0 ? 'no-data' : texts;
    },
    end: () => clearTimeout(end),
  };
}

type Lookup = ReturnType<typeof createLookup>;

/** Returns true for a strict policy; a missing or repeated record rejects no mail (RFC 7208, 4.5). */
async function isSpfStrict(lookup: Lookup, domain: string, redirects = 0): Promise<boolean | null> {
  const found = await lookup.texts(domain, /^v=spf1(?: |$)/i);
  if (found === null) return null;
  if (!Array.isArray(found) || found.length > 1) return false;
  const terms = String(found[0]).toLowerCase().split(/ +/);
  const all = terms.find((term) => /^[-~?+]?all$/.test(term));
  if (all !== undefined) return all === '-all';
  const target = terms.find((term) => term.startsWith('redirect='))?.slice('redirect='.length) ?? '';
  if (!/^[a-z0-9_.-]+$/.test(target)) return false;
  return redirects < mostRedirects ? isSpfStrict(lookup, target, redirects + 1) : null;
}

const policyOf = (record: string, tag: string): string | null =>
  new RegExp(`;\\s*${tag}\\s*=\\s*(\\w+)`, 'i').exec(record)?.[1]?.toLowerCase() ?? null;

/** Reads the policy of the domain, else of the nearest parent that has one for its subdomains. */
async function isDmarcEnforced(lookup: Lookup, domain: string): Promise<boolean | null> {
  const labels = domain.split('.');
  const names = labels.slice(0, -1).map((_label, from) => labels.slice(from).join('.'));
  for (const [at, name] of names.slice(0, mostParents).entries()) {
    const found = await lookup.texts(`_dmarc.${name}`, /^v=DMARC1\s*(?:;|$)/i);
    if (found === null) return null;
    if (!Array.isArray(found)) continue;
    if (found.length > 1) return false;
    const [record = ''] = found as readonly string[];
    const policy = (at > 0 ? policyOf(record, 'sp') : null) ?? policyOf(record, 'p');
    return policy === 'quarantine' || policy === 'reject';
  }
  return false;
}

const takesAny = (mx: Found<{ readonly exchange: string }>): boolean | null =>
  mx === null ? null : Array.isArray(mx) && mx.some(({ exchange }) => exchange !== '' && exchange !== '.');

async function recordsOf(lookup: Lookup, domain: string): Promise<MailDomainRecords> {
  const [mx, addresses, spf, dmarc] = await Promise.all([
    lookup.mx(domain),
    lookup.addresses(domain),
    isSpfStrict(lookup, domain),
    isDmarcEnforced(lookup, domain),
  ]);
  const said = [mx, addresses].filter((each) => each !== null);
  const hasMx = takesAny(mx);
  const hasAddress = addresses === null ? null : Array.isArray(addresses);
  return {
    exists: said.length === 0 ? null : said.some((each) => each !== 'no-name'),
    hasMx,
    // If MX records exist, only they count.
    takesMail: hasMx === true || Array.isArray(mx) ? hasMx : mx === null ? null : hasAddress,
    isSpfStrict: spf,
    isDmarcEnforced: dmarc,
  };
}

export function createMailDomains(options: MailDomainsOptions = {}): MailDomains {
  return {
    async recordsOf(domain) {
      const lookup = createLookup(options);
      try {
        return await recordsOf(lookup, domain);
      } finally {
        lookup.end();
      }
    },
  };
}
