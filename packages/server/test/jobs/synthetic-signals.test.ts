/** Signals of fictitious persons, derived from the accounts of an environment. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { queriesOfKinds, reportBody } from '../support/reports.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });
const query = {
  ...queriesOfKinds['synthetic'],
  'phone-number': '+14155552671',
  'email-address': 'Grace@Example.com',
};

async function account(fields: Record<string, unknown>): Promise<string> {
  const { production } = service.current;
  const { status, body } = await production.post('/accounts', { data: { attributes: { fields } } });
  assert.equal(status, 201, JSON.stringify(body));
  return body.data.id;
}

async function signals(asked: Record<string, unknown> = {}, attributes: Record<string, unknown> = {}) {
  const { production } = service.current;
  const settings = { 'accept-signals-only': true };
  const template = await production.post('/report-templates', {
    data: { attributes: { kind: 'synthetic', name: 'Signals', settings } },
  });
  const body = reportBody(
    'synthetic',
    { ...query, ...asked },
    { 'report-template-id': template.body.data.id, ...attributes },
    { 'processing-mode': 'sync' },
  );
  const { status, body: answer } = await production.post('/reports', body);
  assert.equal(status, 201, JSON.stringify(answer));
  assert.equal(answer.data.attributes['status'], 'ready', JSON.stringify(answer.data.attributes['errors']));
  return answer.data.attributes;
}

describe('a synthetic report without a provider', () => {
  it('is errored unless the template accepts signals as the only answer', async () => {
    const body = reportBody('synthetic', query, {}, { 'processing-mode': 'sync' });
    const { attributes } = (await service.current.production.post('/reports', body)).body.data;
    assert.equal(attributes['status'], 'errored');
    assert.equal((attributes['errors'] as { code: string }[])[0]?.code, 'source-not-connected');
    assert.equal(attributes['signals'], null);
  });

  it('counts other accounts with the phone number and the e-mail address, in any spelling, not its own', async () => {
    const own = await account({ 'phone-number': '+14155552671', 'email-address': 'grace@example.com' });
    const none = (await signals({}, { 'account-id': own }))['signals'] as Record<string, unknown>;
    assert.deepEqual([none['accounts-with-phone-number'], none['accounts-with-email-address']], [0, 0]);
    await account({ 'phone-number': '+14155552671' });
    await account({ 'phone-number': '+14155550000', 'email-address': 'GRACE@example.com' });
    const attributes = await signals({ 'phone-number': '+1 (415) 555-2671' }, { 'account-id': own });
    const found = attributes['signals'] as Record<string, unknown>;
    assert.deepEqual([found['accounts-with-phone-number'], found['accounts-with-email-address']], [1, 1]);
    const ofNobody = (await signals())['signals'] as Record<string, unknown>;
    assert.equal(ofNobody['accounts-with-phone-number'], 2);
  });

  it('returns null, not none, for what no type of account is searched by, or was not sent', async () => {
    const found = (await signals({ 'phone-number': null }))['signals'] as Record<string, unknown>;
    assert.equal(found['accounts-with-phone-number'], null);
    assert.equal(found['accounts-with-address'], null);
    assert.equal(found['accounts-with-identification-number'], null);
    assert.equal(found['identification-number-issued-before-birth'], null);
  });

  it('reports a number that was never issued, and one that contradicts the birthdate', async () => {
    const never = (await signals({ 'social-security-number': '666-45-6789' }))['signals'] as Record<string, unknown>;
    assert.equal(never['identification-number-possible'], false);
    const polish = {
      'social-security-number': null,
      'identification-number': '44051401359',
      'address-country-code': 'PL',
    };
    const other = (await signals({ ...polish, birthdate: '1990-01-01' }))['signals'] as Record<string, unknown>;
    assert.deepEqual(
      [other['identification-number-possible'], other['identification-number-fits-birthdate']],
      [true, false],
    );
  });

  it('never sets a score', async () => {
    const attributes = await signals();
    for (const name of ['abuse', 'first-party-synthetic', 'third-party-synthetic']) {
      assert.equal(attributes[`sentilink-${name}-score`], null);
    }
  });

  it('ignores accounts of another environment', async () => {
    const { sandbox } = service.current;
    await sandbox.post('/accounts', { data: { attributes: { fields: { 'phone-number': '+14155557777' } } } });
    const found = (await signals({ 'phone-number': '+14155557777' }))['signals'] as Record<string, unknown>;
    assert.equal(found['accounts-with-phone-number'], 0);
  });
});
