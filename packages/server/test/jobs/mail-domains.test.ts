/** Mail domains over real DNS: a missing answer counts as unknown, never as no. */
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { createMailDomains, type MailDomainRecords } from '../../src/lookups/mail-domains.ts';
import { startNameServer } from '../support/dns-server.ts';
import { freePort } from '../support/free-port.ts';
import { answerOfKind, presentedAs } from '../support/own-sources.ts';
import { useService } from '../support/service.ts';

const spf = (record: string) => ({ mx: [[10, 'mx.example']] as const, txt: [[record]] });

const server = await startNameServer({
  'strict.example': { mx: [[10, 'mx.strict.example']], txt: [['v=spf1 mx -all'], ['unrelated']] },
  '_dmarc.strict.example': { txt: [['v=DMARC1; p=reject; rua=mailto:a@strict.example']] },
  'lax.example': { mx: [[10, 'mx.lax.example']], txt: [['v=spf1 mx ~all']] },
  '_dmarc.lax.example': { txt: [['v=DMARC1; p=none']] },
  'bare.example': { a: ['192.0.2.1'] },
  'parked.example': {},
  'null-mx.example': { mx: [[0, '']], a: ['192.0.2.1'], txt: [['v=spf1 -all']] },
  '_dmarc.null-mx.example': { txt: [['v=DMARC1;p=quarantine']] },
  'chunked.example': { mx: [[1, 'mx.example']], txt: [['v=spf1 ip4:192.0.2.0/24 ', '-all']] },
  'two-records.example': { mx: [[1, 'mx.example']], txt: [['v=spf1 -all'], ['v=spf1 -all']] },
  'redirected.example': spf('v=spf1 redirect=strict.example'),
  'circle.example': spf('v=spf1 redirect=circle.example'),
  'nonsense.example': spf('v=spf1 redirect=../../etc'),
  'like-spf.example': spf('v=spf10 -all'),
  'open.example': spf('v=spf1 +all'),
  'mail.strict.example': { mx: [[10, 'mx.strict.example']] },
  'sub.parent.example': { mx: [[10, 'mx.example']] },
  '_dmarc.parent.example': { txt: [['v=DMARC1; p=reject; sp=none']] },
  'two-policies.example': { mx: [[10, 'mx.example']] },
  '_dmarc.two-policies.example': { txt: [['v=DMARC1; p=reject'], ['v=DMARC1; p=reject']] },
  'servfail.example': { fails: 'servfail' },
  '_dmarc.servfail.example': { fails: 'servfail' },
  'refused.example': { fails: 'refused' },
  '_dmarc.refused.example': { fails: 'refused' },
  'silent.example': { fails: 'silence' },
  '_dmarc.silent.example': { fails: 'silence' },
  'garbage.example': { fails: 'garbage' },
  '_dmarc.garbage.example': { fails: 'garbage' },
  'no-policy-known.example': { mx: [[10, 'mx.example']] },
  '_dmarc.no-policy-known.example': { fails: 'servfail' },
  'xn--mnchen-3ya.example': { mx: [[10, 'mx.example']] },
});
after(() => server.close());

const domains = createMailDomains({ servers: [server.address], timeoutMs: 250 });

type Row = readonly [
  domain: string,
  exists: boolean | null,
  hasMx: boolean | null,
  takesMail: boolean | null,
  spf: boolean | null,
  dmarc: boolean | null,
];

const rows: readonly Row[] = [
  ['strict.example', true, true, true, true, true],
  ['lax.example', true, true, true, false, false],
  ['bare.example', true, false, true, false, false],
  ['parked.example', true, false, false, false, false],
  ['nowhere.example', false, false, false, false, false],
  ['null-mx.example', true, false, false, true, true],
  ['chunked.example', true, true, true, true, false],
  ['two-records.example', true, true, true, false, false],
  ['redirected.example', true, true, true, true, false],
  ['circle.example', true, true, true, null, false],
  ['nonsense.example', true, true, true, false, false],
  ['like-spf.example', true, true, true, false, false],
  ['open.example', true, true, true, false, false],
  ['mail.strict.example', true, true, true, false, true],
  ['sub.parent.example', true, true, true, false, false],
  ['two-policies.example', true, true, true, false, false],
  ['servfail.example', null, null, null, null, null],
  ['refused.example', null, null, null, null, null],
  ['silent.example', null, null, null, null, null],
  ['garbage.example', null, null, null, null, null],
  ['no-policy-known.example', true, true, true, false, null],
  ['xn--mnchen-3ya.example', true, true, true, false, false],
];

for (const [domain, exists, hasMx, takesMail, isSpfStrict, isDmarcEnforced] of rows) {
  it(`${domain} is reported as its server answers, and as unknown where it does not`, async () => {
    const expected: MailDomainRecords = { exists, hasMx, takesMail, isSpfStrict, isDmarcEnforced };
    assert.deepEqual(await domains.recordsOf(domain), expected);
  });
}

it('a server that is down gives no answer about any domain', async () => {
  // The port of a closed server could be reused by the name server of another test.
  const gone = `127.0.0.1:${await freePort()}`;
  const nothing = { exists: null, hasMx: null, takesMail: null, isSpfStrict: null, isDmarcEnforced: null };
  const asked = createMailDomains({ servers: [gone], timeoutMs: 150 });
  assert.deepEqual(await asked.recordsOf('strict.example'), nothing);
});

const service = useService({ worker: false });

describe('an e-mail report', () => {
  const answer = async (address: string, asks = true) => {
    const query = { 'email-address': address };
    const outcome = await answerOfKind(service.current, 'email-address', query, { domains: asks ? domains : null });
    assert.equal(outcome.state, 'ready', JSON.stringify(outcome.errors));
    return presentedAs('email-address', query, outcome.state === 'ready' ? outcome.result : null);
  };

  it('returns what the domain name system answers, and keeps null what the contract keeps null', async () => {
    const shown = await answer('ada@strict.example');
    assert.deepEqual(
      [shown['email-domain-exists'], shown['email-is-valid-mx'], shown['email-is-deliverable'], shown['email-domain']],
      [true, true, null, 'strict.example'],
    );
    for (const name of [
      'email-is-spf-strict',
      'email-is-dmarc-enforced',
      'email-is-free-provider',
      'email-is-spoofable',
    ]) {
      assert.equal(shown[name], null, name);
    }
    assert.deepEqual(shown['email-domain-records'], {
      'takes-mail': true,
      'is-spf-strict': true,
      'is-dmarc-enforced': true,
    });
  });

  it('queries a domain in another script by its Punycode', async () => {
    const shown = await answer('ada@münchen.example');
    assert.deepEqual([shown['email-domain'], shown['email-is-valid-mx']], ['münchen.example', true]);
  });

  it('reports an address as unreachable only when its domain takes no mail', async () => {
    assert.equal((await answer('ada@null-mx.example'))['email-is-deliverable'], false);
    assert.equal((await answer('ada@nowhere.example'))['email-domain-exists'], false);
    const unknown = await answer('ada@servfail.example');
    assert.deepEqual([unknown['email-is-deliverable'], unknown['email-domain-exists']], [null, null]);
  });

  it('sends no query where that is not allowed, nor about an address that keeps its owner private', async () => {
    const before = server.asked.length;
    assert.equal((await answer('ada@strict.example', false))['email-domain-records'], null);
    assert.equal((await answer('abc@privaterelay.appleid.com'))['email-domain-exists'], null);
    assert.equal(server.asked.length, before);
  });
});
