/** Reads the settings of an issuer, and reports their problems in sentences without the values. */
import { readFileSync } from 'node:fs';
import { codeOf } from '../../lib/operator-error.ts';
import { hostOf, isLoopbackHost } from '../egress.ts';
import type { IssuerSettingName } from './settings.ts';

export interface IssuerConfig {
  /** Issuer as it writes itself, without a slash at the end unless it has one. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly name: string;
  /** True if an address counts as verified when the issuer omits the claim. */
  readonly trustsUnsaidEmails: boolean;
  /** Claim of roles; null if no roles come from the issuer. */
  readonly roleClaim: string | null;
  /** Names of roles by value of the claim. */
  readonly roleMap: ReadonlyMap<string, string>;
}

type Read = (name: IssuerSettingName) => string | null;
type TellProblem = (problem: string) => void;

/** Reads the settings; null without an issuer, whose other settings are refused then. */
export function readIssuerConfig(settingOf: Read, tell: TellProblem): IssuerConfig | null {
  const issuer = settingOf('OIDC_ISSUER');
  const clientId = settingOf('OIDC_CLIENT_ID');
  const clientSecret = readSecret(settingOf, tell);
  if (issuer === null) {
    if (clientId !== null || clientSecret !== null)
      tell('OIDC_CLIENT_ID and its secret are of OIDC_ISSUER, which is not given.');
    return null;
  }
  const url = URL.parse(issuer);
  if (url?.protocol === 'http:' && !isLoopbackHost(hostOf(url))) {
    tell('OIDC_ISSUER must start with https:// unless it is on this machine: what it says lets people in.');
  }
  if (clientId === null || clientSecret === null) {
    tell('OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET or OIDC_CLIENT_SECRET_FILE.');
    return null;
  }
  const roleClaim = settingOf('OIDC_ROLE_CLAIM');
  const roleMap = readRoleMap(settingOf('OIDC_ROLE_MAP') ?? '', tell);
  if ((roleClaim === null) !== (roleMap.size === 0))
    tell('OIDC_ROLE_CLAIM and OIDC_ROLE_MAP are given both or neither.');
  const trustsUnsaidEmails = settingOf('OIDC_TRUST_EMAIL') === 'true';
  const name = settingOf('OIDC_NAME') ?? '';
  return { issuer, clientId, clientSecret, name, trustsUnsaidEmails, roleClaim, roleMap };
}

function readSecret(settingOf: Read, tell: TellProblem): string | null {
  const [given, file] = [settingOf('OIDC_CLIENT_SECRET'), settingOf('OIDC_CLIENT_SECRET_FILE')];
  if (file === null) return given;
  if (given !== null && given !== '') tell('OIDC_CLIENT_SECRET and OIDC_CLIENT_SECRET_FILE are given both: keep one.');
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    tell(`OIDC_CLIENT_SECRET_FILE cannot be read (${codeOf(error)}).`);
    return '';
  }
}

function readRoleMap(text: string, tell: TellProblem): Map<string, string> {
  const entries = text.split(',').map((entry) => entry.trim());
  const map = new Map<string, string>();
  for (const entry of entries.filter(Boolean)) {
    const at = entry.lastIndexOf('=');
    const [value, role] = [entry.slice(0, at).trim(), entry.slice(at + 1).trim()];
    if (at < 1 || value === '' || role === '') tell('OIDC_ROLE_MAP must be entries such as fraud-team=reviewer.');
    else if (role.toLowerCase() === 'owner')
      tell('OIDC_ROLE_MAP makes nobody an owner: an owner does, in the dashboard.');
    else map.set(value, role);
  }
  return map;
}
