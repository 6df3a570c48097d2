import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { kindNamed, reportKinds } from '../../src/resources/screening/reports/kinds/index.ts';
import { createAccount, eventsAbout } from '../support/accounts.ts';
import { relatedTo } from '../support/client.ts';
import { rowsOf } from '../support/database.ts';
import { eventual } from '../support/eventually.ts';
import { answerOfKind } from '../support/own-sources.ts';
import { makeReport, queriesOfKinds, reportBody, settledReport } from '../support/reports.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: true });
const post = (body: unknown) => service.current.sandbox.post('/reports', body);

describe('POST /reports 201', () => {
  it('finds the documented match of the sandbox, in any order of the names', async () => {
    for (const term of ['Kim Jong Un', 'Jong Kim Un']) {
      const { attributes } = await makeReport(service.current, 'watchlist', { term });
      assert.equal(attributes['status'], 'ready');
      assert.equal(attributes['has-match'], true);
      const [list] = attributes['matched-lists'] as { slug: string; entities: { birthdates: unknown[] }[] }[];
      assert.equal(list?.slug, 'sandbox-sanctions');
      assert.deepEqual(list?.entities[0]?.birthdates, [{ day: '08', year: '1984', month: '01', granularity: 'day' }]);
    }
  });

  it('returns no match for an unlisted name, with the searched sources', async () => {
    const { attributes } = await makeReport(service.current, 'watchlist', {
      'name-first': 'Grace',
      'name-last': 'Hopper',
    });
    assert.equal(attributes['has-match'], false);
    assert.deepEqual(attributes['matched-lists'], []);
    assert.deepEqual(
      (attributes['searched-sources'] as { slug: string; age: string }[]).map(({ slug, age }) => [slug, age]),
      [['sandbox-sanctions', 'current']],
    );
  });

  it('excludes a person who was born in another year', async () => {
    const { attributes } = await makeReport(service.current, 'watchlist', {
      term: 'Kim Jong Un',
      birthdate: '1950-01-01',
    });
    assert.equal(attributes['has-match'], false);
  });

  it('finds the documented office holder, business and wallet', async () => {
    const { current } = service;
    const holder = await makeReport(current, 'politically-exposed-person', { term: 'Boris Johnson' });
    const [person] = holder.attributes['result'] as { positions: { 'pep-class': string }[] }[];
    assert.equal(person?.positions[0]?.['pep-class'], 'pep-class-1');
    const business = await makeReport(current, 'business-watchlist', { term: 'Globovision' });
    assert.equal((business.attributes['sanction-list'] as unknown[]).length, 1);
    const address = '1Fz29BQp82pE3vXXcsZoMNQ3KSHfMzfMe3';
    const wallet = await makeReport(current, 'crypto-address-watchlist', { 'crypto-address': address });
    assert.equal(wallet.attributes['has-match'], true);
  });

  it('emits ready, and matched for a match', async () => {
    const { id } = await makeReport(service.current, 'watchlist', { term: 'Kim Jong Un' });
    const told = await eventsAbout(service.current, id);
    assert.deepEqual(
      told.map(([name]) => name),
      ['report/watchlist.ready', 'report/watchlist.matched'],
    );
    const clean = await makeReport(service.current, 'watchlist', { term: 'Grace Hopper' });
    assert.deepEqual(
      (await eventsAbout(service.current, clean.id)).map(([name]) => name),
      ['report/watchlist.ready'],
    );
  });

  it('finds the holder of the given document under any name and date, and returns the reason', async () => {
    const person = { term: 'Quentin Zzyzx', birthdate: '1950-12-31' };
    const matchesOf = async (query: Readonly<Record<string, string>>) => {
      const { id, attributes } = await makeReport(service.current, 'watchlist', { ...person, ...query });
      assert.equal(attributes['status'], 'ready');
      const { body } = await service.current.sandbox.get(`/reports/${id}/matches`);
      const matches = body.data as unknown as { terms: { feature: string }[] }[];
      return matches.map(({ terms }) => terms.at(-1)?.feature);
    };
    const passport = { 'identification-number': '563 410 081', 'identification-class': 'pp' };
    assert.deepEqual(await matchesOf(passport), ['identifier']);
    assert.deepEqual(await matchesOf({ 'identification-number': '563410081' }), ['identifier']);
    assert.deepEqual(await matchesOf({ ...passport, 'issuing-country-code': 'DE' }), []);
    assert.deepEqual(await matchesOf({ ...passport, 'identification-class': 'dl' }), []);
    assert.deepEqual(await matchesOf({}), []);
  });

  it('is errored when the name cannot be searched', async () => {
    for (const term of ['a', 'Dr. Prof. Sir', 'Mr', Array(100).fill('a').join(' ')]) {
      const { attributes } = await makeReport(service.current, 'watchlist', { term });
      assert.equal(attributes['status'], 'errored', term);
      assert.deepEqual(
        (attributes['errors'] as { code: string }[]).map(({ code }) => code),
        ['query-unusable'],
      );
    }
  });

  it('finds a listed person despite an unknown country code, but not with another country', async () => {
    for (const country of ['XX', 'QQ', 'KP']) {
      const query = { term: 'Kim Jong Un', 'address-country-code': country };
      assert.equal((await makeReport(service.current, 'watchlist', query)).attributes['has-match'], true, country);
    }
    const another = { term: 'Kim Jong Un', 'address-country-code': 'FR' };
    assert.equal((await makeReport(service.current, 'watchlist', another)).attributes['has-match'], false);
  });

  it('is pending while a provider must be queried, and ready with its answer', async () => {
    const made = await makeReport(service.current, 'adverse-media', { term: 'Kim Jong Un' });
    assert.equal(made.attributes['status'], 'pending');
    const { attributes } = await settledReport(service.current.sandbox, made.id);
    assert.equal(attributes['status'], 'ready');
    assert.equal(attributes['has-match'], true);
    assert.equal((attributes['related-sources'] as { media: unknown[] }[])[0]?.media.length, 1);
  });

  it('answers every kind in the sandbox with each of its attributes', async () => {
    for (const [kind, query] of Object.entries(queriesOfKinds)) {
      const { id } = await makeReport(service.current, kind, query);
      const { attributes, type } = await settledReport(service.current.sandbox, id);
      assert.equal(type, `report/${kind}`);
      assert.equal(attributes['status'], 'ready', `${kind}: ${JSON.stringify(attributes['errors'])}`);
    }
  });

  it('creates the account of a reference id, and finds it the next time', async () => {
    const body = reportBody('watchlist', { term: 'Grace Hopper' }, {}, { 'auto-create-account-reference-id': 'grace' });
    const [one, two] = [await post(body), await post(body)];
    const accountOf = ({ body: { data } }: typeof one) => relatedTo(data, 'account')[0]?.id;
    assert.equal(accountOf(one), accountOf(two));
    const { body: listed } = await service.current.sandbox.get('/reports?filter[reference-id]=grace');
    assert.equal((listed.data as unknown as unknown[]).length, 2);
  });

  it('takes the kind from the template when no type is sent', async () => {
    const { body: templates } = await service.current.sandbox.get('/report-templates?page[size]=50');
    const template = (templates.data as unknown as { type: string; id: string }[]).find(
      ({ type }) => type === 'report-template/watchlist',
    );
    const { status, body } = await post({
      data: { attributes: { 'report-template-id': template?.id, query: { term: 'Kim Jong Un' } } },
    });
    assert.equal(status, 201);
    assert.equal(body.data.type, 'report/watchlist');
  });

  it('stores no personal data in plain text', async () => {
    const { id } = await makeReport(service.current, 'watchlist', { term: 'Zdenka Quibbleworth' });
    const rows = await rowsOf(service.current.connectionString, 'select * from reports where id = $1', [id]);
    assert.doesNotMatch(JSON.stringify(rows), /Quibbleworth/i);
  });
});

describe('POST /reports, nothing connected', () => {
  it('is never ready without an answer: without lists and providers each kind reports what is missing', async () => {
    const { production } = service.current;
    for (const [kind, query] of Object.entries(queriesOfKinds)) {
      const { body } = await production.post('/reports', reportBody(kind, query));
      const { attributes } = await settledReport(production, body.data.id);
      const codes = (attributes['errors'] as { code: string }[]).map(({ code }) => code);
      if (kind === 'email-address' || kind === 'phone-number') {
        assert.equal(attributes['status'], 'ready', kind);
        assert.deepEqual(codes, ['source-not-connected'], kind);
        const known = ['email-address', 'email-domain', 'email-is-disposable'].concat([
          ...['phone-number', 'phone-type', 'phone-country-code'],
        ]);
        const others = Object.keys(kindNamed(kind).attributes).filter((name) => !known.includes(name));
        assert.deepEqual(
          others.filter((name) => attributes[name] !== null),
          [],
          kind,
        );
        continue;
      }
      assert.equal(attributes['status'], 'errored', kind);
      assert.equal(attributes['has-match'], false, kind);
      assert.match(codes.join(), /^(list-missing|source-not-connected)$/, kind);
      assert.deepEqual(attributes['searched-sources'], [], kind);
    }
  });

  it('covers all kinds: those that no request creates are errored too', async () => {
    const others = reportKinds.map(({ kind }) => kind).filter((kind) => !(kind in queriesOfKinds));
    assert.equal(Object.keys(queriesOfKinds).length + others.length, 17);
    for (const kind of others) {
      const outcome = await answerOfKind(service.current, kind, { 'business-name': 'Harmless Bakery' });
      assert.deepEqual([outcome.state, outcome.errors.map(({ code }) => code)], ['errored', ['source-not-connected']]);
    }
  });

  it('derives attributes of an e-mail address and a phone number from their spelling', async () => {
    const { production } = service.current;
    const mail = await production.post(
      '/reports',
      reportBody('email-address', { 'email-address': 'a@mailinator.com' }),
    );
    const address = (await settledReport(production, mail.body.data.id)).attributes;
    assert.equal(address['email-is-disposable'], true);
    assert.equal(address['email-reputation'], null);
    const phone = await production.post('/reports', reportBody('phone-number', { 'phone-number': '+447400123456' }));
    const number = (await settledReport(production, phone.body.data.id)).attributes;
    assert.deepEqual([number['phone-type'], number['phone-country-code']], ['MOBILE', 'GB']);
    assert.equal(number['phone-risk-level'], null);
  });
});

describe('POST /reports 400', () => {
  const cases: readonly (readonly [string, unknown, RegExp])[] = [
    ['no type and no template', { data: { attributes: { query: { term: 'A B' } } } }, /data\.type/],
    ['a kind that is none', reportBody('horoscope', { term: 'A B' }), /names no kind/],
    ['no query', { data: { type: 'report/watchlist', attributes: {} } }, /query is missing/],
    ['no name at all', reportBody('watchlist', { birthdate: '1990-01-01' }), /must have name-first/],
    ['a date that there is not', reportBody('watchlist', { term: 'A B', birthdate: '1990-02-30' }), /birthdate/],
    ['a country of three letters', reportBody('watchlist', { term: 'A B', 'address-country-code': 'USA' }), /country/],
    ['a member of another kind', reportBody('watchlist', { term: 'A B', 'phone-number': '1' }), /not a known member/],
    ['a name of 10 kB', reportBody('watchlist', { term: 'a'.repeat(10_000) }), /must be shorter/],
    ['a number for a name', reportBody('watchlist', { term: 5 }), /must be/],
    [
      'a required member left out',
      reportBody('business-lookup', { 'business-name': 'A' }),
      /address-street-1 is missing/,
    ],
    ['an address that is none', reportBody('email-address', { 'email-address': 'nobody' }), /email-address/],
    ['a kind that only workflows create', reportBody('business-associated-persons', {}), /only workflows create/],
    ['an id of something else', reportBody('watchlist', { term: 'A' }, { 'report-template-id': 'act_1' }), /rptp_/],
  ];
  for (const [what, body, says] of cases) {
    it(`refuses ${what}`, async () => {
      const answer = await post(body);
      assert.equal(answer.status, 400, JSON.stringify(answer.body));
      assert.match(String(answer.body.errors?.[0]?.details), says);
    });
  }
});

describe('POST /reports 400, several errors in one query', () => {
  const cases: readonly (readonly [Record<string, unknown>, readonly string[]])[] = [
    [{ birthdate: '1990-02-30', 'address-country-code': 'USA' }, ['', '/birthdate', '/address-country-code']],
    [{ term: 'Grace Hopper', birthdate: '2990-01-01' }, ['/birthdate']],
    [{ term: 'Grace Hopper', 'issuing-country-code': '4' }, ['/issuing-country-code']],
  ];
  for (const [query, members] of cases) {
    it(`points at each member of ${JSON.stringify(query)}`, async () => {
      const { status, body } = await post(reportBody('watchlist', query));
      assert.equal(status, 400);
      assert.deepEqual(
        body.errors?.map((each) => each.source?.pointer),
        members.map((member) => `/data/attributes/query${member}`),
      );
    });
  }

  it('accepts a person who was born today', async () => {
    const birthdate = service.current.clock.now().toISOString().slice(0, 10);
    assert.equal((await post(reportBody('watchlist', { term: 'Grace Hopper', birthdate }))).status, 201);
  });
});

describe('POST /reports, names that are hard to parse', () => {
  for (const term of ['!!!', '\u200f\u202e', 'a', 'Dr.', 'x '.repeat(120).trim(), '李', 'Ünïcödé \u{1F600}']) {
    it(`answers "${term.slice(0, 12)}" without a server error or a claim that nothing was searched`, async () => {
      const { status, body } = await post(reportBody('watchlist', { term }));
      assert.ok(status === 201 || status === 400, JSON.stringify(body));
      if (status === 400) return;
      const { attributes } = body.data;
      if (attributes['status'] === 'errored') {
        assert.equal((attributes['errors'] as { code: string }[])[0]?.code, 'query-unusable');
      } else assert.ok((attributes['searched-sources'] as unknown[]).length > 0);
    });
  }

  it('is errored for a wallet with a wrong checksum', async () => {
    const address = '1Fz29BQp82pE3vXXcsZoMNQ3KSHfMzfMe4';
    const { attributes } = await makeReport(service.current, 'crypto-address-watchlist', { 'crypto-address': address });
    assert.equal(attributes['status'], 'errored');
  });
});

describe('POST /reports, simulations in the sandbox', () => {
  const listed = ['watchlist', 'business-watchlist', 'politically-exposed-person', 'crypto-address-watchlist'];
  for (const kind of listed) {
    const member = kind === 'crypto-address-watchlist' ? 'crypto-address' : 'term';
    it(`makes ${kind} pending, and errored`, async () => {
      const slow = await makeReport(service.current, kind, { [member]: 'sandbox-slow' });
      assert.equal(slow.attributes['status'], 'submitted');
      const { attributes } = await makeReport(service.current, kind, { [member]: 'sandbox-error' });
      assert.deepEqual(
        [attributes['status'], (attributes['errors'] as { code: string }[])[0]?.code],
        ['errored', 'list-missing'],
      );
    });
  }
});

describe('POST /reports 404', () => {
  it('is returned for an unknown template and for an unknown account', async () => {
    const missing = `rptp_${'1'.repeat(24)}`;
    const template = await post(reportBody('watchlist', { term: 'A B' }, { 'report-template-id': missing }));
    assert.equal(template.status, 404);
    const account = await post(reportBody('watchlist', { term: 'A B' }, { 'account-id': `act_${'1'.repeat(24)}` }));
    assert.equal(account.status, 404);
  });
});

describe('DELETE /accounts/{id} with reports', () => {
  it('erases its reports with it', async () => {
    const { id: accountId } = await createAccount(service.current);
    const { id } = await makeReport(service.current, 'watchlist', { term: 'Kim Jong Un' }, { 'account-id': accountId });
    await service.current.sandbox.request('DELETE', `/accounts/${accountId}`);
    const attributes = await eventual('the report of a redacted account is redacted', async () => {
      const { body } = await service.current.sandbox.get(`/reports/${id}`);
      return body.data.attributes['redacted-at'] === null ? null : body.data.attributes;
    });
    assert.equal(attributes['term'], null);
  });
});
