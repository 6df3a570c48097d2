/** Validation of issuer settings at the start: errors name the fault and never contain the secret. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readIssuerConfig } from './read-settings.ts';

const good = { OIDC_ISSUER: 'https://id.example.com', OIDC_CLIENT_ID: 'countersign', OIDC_CLIENT_SECRET: 'hidden' };

function read(given: Readonly<Record<string, string>>) {
  const problems: string[] = [];
  const config = readIssuerConfig(
    (name) => given[name] ?? null,
    (problem) => problems.push(problem),
  );
  return { config, problems };
}

describe('readIssuerConfig', () => {
  it('reads an issuer, and values that contain the separator of value and role', () => {
    const { config, problems } = read({
      ...good,
      OIDC_ROLE_CLAIM: 'groups',
      OIDC_ROLE_MAP: 'cn=fraud=reviewer, a = Admin',
    });
    assert.deepEqual(problems, []);
    assert.deepEqual(
      [...(config?.roleMap ?? [])],
      [
        ['cn=fraud', 'reviewer'],
        ['a', 'Admin'],
      ],
    );
  });

  it('returns none where none is named', () => {
    assert.deepEqual(read({}), { config: null, problems: [] });
  });

  const wrong: readonly (readonly [what: string, given: Readonly<Record<string, string>>, told: RegExp])[] = [
    ['a client of no issuer', { OIDC_CLIENT_ID: 'countersign' }, /are of OIDC_ISSUER/],
    ['plain http elsewhere', { ...good, OIDC_ISSUER: 'http://10.0.0.8' }, /https:/],
    ['no client', { OIDC_ISSUER: good.OIDC_ISSUER }, /needs OIDC_CLIENT_ID/],
    ['a file that is not there', { ...good, OIDC_CLIENT_SECRET: '', OIDC_CLIENT_SECRET_FILE: '/nowhere' }, /ENOENT/],
    ['a secret twice', { ...good, OIDC_CLIENT_SECRET_FILE: '/nowhere' }, /given both/],
    ['a claim without a map', { ...good, OIDC_ROLE_CLAIM: 'groups' }, /both or neither/],
    ['a map of no roles', { ...good, OIDC_ROLE_CLAIM: 'groups', OIDC_ROLE_MAP: 'fraud-team' }, /must be entries/],
    ['an owner by a claim', { ...good, OIDC_ROLE_CLAIM: 'groups', OIDC_ROLE_MAP: 'boss=Owner' }, /nobody an owner/],
  ];
  for (const [what, given, told] of wrong) {
    it(`refuses ${what}`, () => {
      const said = read(given).problems.join(' ');
      assert.match(said, told);
      assert.doesNotMatch(said, /hidden/);
    });
  }
});
