/** Comparer of e-mail addresses, and of domains with their subdomains. */
import { normalDomain, normalEmail } from '../../links/index.ts';
import { type Comparer, textIn } from './comparer.ts';

export const matchTypes = ['email_address', 'domain'] as const;

const field = 'email-address';
const mostLabels = 12;

/** Returns the domain and its parents: `a.b.example.com` → itself, `b.example.com`, `example.com`. */
function suffixesOf(domain: string): string[] {
  const labels = domain.split('.');
  const first = Math.max(0, labels.length - mostLabels);
  return labels.slice(first, -1).map((_, index) => labels.slice(first + index).join('.'));
}

export const emailAddress: Comparer = {
  read(values) {
    const value = textIn(values, 'value');
    const written = value.normalize('NFKC');
    const type = textIn(values, 'match-type');
    if (!(matchTypes as readonly string[]).includes(type)) {
      return { member: 'match-type', problem: `must be one of ${matchTypes.join(', ')}` };
    }
    const isDomain = type === 'domain';
    const domain = normalDomain(written.slice(written.lastIndexOf('@') + 1));
    const normal = isDomain ? domain : normalEmail(value);
    if (normal === null) {
      return { member: 'value', problem: isDomain ? 'must be a domain' : 'must be an e-mail address' };
    }
    const key = `${isDomain ? 'domain' : 'address'}:${normal}`;
    return { values: { value, 'match-type': type }, identity: key, keys: [key] };
  },
  keysOf(facts) {
    const email = normalEmail(textIn(facts, field));
    if (email === null) return [];
    const domains = suffixesOf(email.slice(email.lastIndexOf('@') + 1));
    return [{ field, key: `address:${email}` }, ...domains.map((domain) => ({ field, key: `domain:${domain}` }))];
  },
  factsOf: (value) => ({ [field]: value }),
};
