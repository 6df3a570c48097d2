/** Problems of one setting, in a sentence. Pure. */
import { parseQuotas } from './api/rate/quotas.ts';
import { isPublicHost } from './security/egress.ts';
import { proxyProblem } from './security/trusted-proxies.ts';
import { type Setting, type SettingName, settings } from './settings.ts';

/** Returns the problem of a value that is not empty; null if it is right. */
export function problemOf(name: SettingName, value: string): string | null {
  const setting: Setting = settings[name];
  if (setting.kind === 'port') {
    return /^\d{1,5}$/.test(value) && Number(value) <= 65535 ? null : `${name} must be a port from 0 to 65535.`;
  }
  if (setting.kind === 'integer') {
    const [low, high] = setting.range ?? [0, Number.MAX_SAFE_INTEGER];
    const fits = /^\d{1,15}$/.test(value) && Number(value) >= low && Number(value) <= high;
    return fits ? null : `${name} must be a whole number from ${low} to ${high}.`;
  }
  if (setting.kind === 'choice') {
    const choices = setting.choices ?? [];
    return choices.includes(value) ? null : `${name} must be one of ${choices.join(', ')}.`;
  }
  if (setting.kind === 'boolean') return /^(true|false)$/.test(value) ? null : `${name} must be true or false.`;
  if (setting.kind === 'quotas') {
    return parseQuotas(value) === null ? `${name} must be entries such as production.create_inquiry=150.` : null;
  }
  if (setting.kind === 'url') return urlProblem(name, value);
  if (setting.kind === 'key') return keyProblem(name, value, setting.prefix ?? '');
  if (setting.kind === 'proxies') return proxiesProblem(value);
  if (value.includes('\0')) return `${name} must not contain a NUL character.`;
  return null;
}

function urlProblem(name: SettingName, value: string): string | null {
  const schemes = name === 'DATABASE_URL' ? ['postgres:', 'postgresql:'] : ['http:', 'https:'];
  const parsed = URL.parse(value);
  if (parsed === null || !schemes.includes(parsed.protocol)) {
    return `${name} must be an address that starts with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}.`;
  }
  return name === 'BASE_URL' ? originProblem(parsed) : null;
}

/** Returns the problem of the public address: cameras and cookies need https outside of the operator's network. */
function originProblem({ protocol, hostname, pathname, search, hash, username, host }: URL): string | null {
  if (/[^/]/.test(pathname) || `${search}${hash}${username}` !== '') {
    return `BASE_URL must consist of scheme, host and port only, such as https://${host}.`;
  }
  return protocol === 'http:' && isPublicHost(hostname)
    ? `BASE_URL must start with https:// for the public host ${hostname}, because cameras and cookies require it: put a proxy with a certificate in front of the service.`
    : null;
}

function proxiesProblem(value: string): string | null {
  const wrong = listOf(value).flatMap((entry) => proxyProblem(entry) ?? []);
  return wrong.length === 0 ? null : `TRUSTED_PROXIES must name your own proxies: ${wrong.join('; ')}.`;
}

/** Splits a list of texts at the commas. */
export const listOf = (value: string): readonly string[] =>
  value
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean);

/** Returns the problem of a guessable key: fewer than 32 characters after the prefix or fewer than 8 different ones. */
function keyProblem(name: SettingName, value: string, prefix: string): string | null {
  if (!value.startsWith(prefix)) return `${name} must start with ${prefix}`;
  const tail = value.slice(prefix.length);
  if (!/^[A-Za-z0-9_-]{32,128}$/.test(tail)) {
    return `${name} must have 32 to 128 letters, digits, "-" or "_" after ${prefix}`;
  }
  return new Set(tail.replaceAll('-', '')).size < 8 ? `${name} must be random: it repeats too few characters.` : null;
}
