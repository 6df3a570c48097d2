import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { relatedTo } from '../support/client.ts';
import { createIndividual } from '../support/individual.ts';
import { createInquiry } from '../support/inquiries.ts';
import { useService } from '../support/service.ts';

const service = useService();
const phone = {
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
  'accept-language': 'en-US',
};

/** Opens the flow of an inquiry in a browser that sends these headers; returns the session afterwards. */
async function openWith(inquiryId: string, headers: Record<string, string>) {
  const { sandbox, baseUrl } = service.current;
  const link = await sandbox.post(`/inquiries/${inquiryId}/generate-one-time-link`);
  const person = createIndividual(baseUrl, headers);
  await person.open(String(link.body.meta?.['one-time-link']));
  await person.answer({ consent: 'yes' });
  const { body } = await sandbox.get(`/inquiry-sessions?filter[inquiry-id]=${inquiryId}&page[size]=1`);
  const [session] = body.data;
  assert.ok(session);
  return session;
}

const deviceOf = (session: Parameters<typeof relatedTo>[0]): string => relatedTo(session, 'device')[0]?.id ?? '';

describe('GET /devices?filter[inquiry-session-id]= 200', () => {
  it('lists the device of a session, and the session returns what its browser sent', async () => {
    const { id } = await createInquiry(service.current);
    const session = await openWith(id, phone);
    const { body } = await service.current.sandbox.get(`/devices?filter[inquiry-session-id]=${session.id}`);
    assert.deepEqual(
      body.data.map((device) => device.id),
      [deviceOf(session)],
    );
    assert.match(String(body.data[0]?.attributes['device-fingerprint']), /^[0-9a-f]{32}$/);
    assert.match(String(body.data[0]?.attributes['browser-fingerprint']), /^[0-9a-f]{20}$/);
    assert.equal(body.data[0]?.attributes['device-vendor-id'], null);
    const { attributes } = session;
    assert.equal(attributes['user-agent'], phone['user-agent']);
    assert.equal(attributes['os-name'], 'iOS');
    assert.equal(attributes['os-full-version'], '17.0.1');
    assert.equal(attributes['device-type'], 'smartphone');
    assert.equal(attributes['device-name'], 'Apple iPhone');
    assert.equal(attributes['browser-name'], 'Safari');
    assert.equal(attributes['ip-address'], '127.0.0.1');
  });

  it('lists none for an unopened session, and for a session of the other environment', async () => {
    const { id } = await createInquiry(service.current, {}, { 'auto-create-inquiry-session': true });
    const { body } = await service.current.sandbox.get(`/inquiry-sessions?filter[inquiry-id]=${id}`);
    const path = `/devices?filter[inquiry-session-id]=${body.data[0]?.id}`;
    assert.deepEqual((await service.current.sandbox.get(path)).body.data, []);
    const session = await openWith(id, phone);
    const foreign = await service.current.production.get(`/devices?filter[inquiry-session-id]=${session.id}`);
    assert.deepEqual(foreign.body.data, []);
  });
});

describe('the browser fingerprint of a session', () => {
  const older = ['2020-05-18', '2021-05-14', '2021-07-05'];
  const newer = ['2021-08-18', '2022-09-01', '2023-01-05', '2025-10-27', '2026-09-29'];
  const read = async (path: string, version: string) => {
    const answer = await service.current.sandbox.get(path, { 'service-version': version });
    assert.equal(answer.status, 200, answer.text);
    return answer;
  };

  it('is that of its device up to 2021-07-05, also listed, included and in events; later versions leave it to the device', async () => {
    const { id } = await createInquiry(service.current);
    const session = await openWith(id, phone);
    const device = await read(`/devices/${deviceOf(session)}`, '2026-09-29');
    const fingerprint = String(device.body.data.attributes['browser-fingerprint']);
    assert.match(fingerprint, /^[0-9a-f]{20}$/);
    const paths = [
      `/inquiry-sessions/${session.id}`,
      `/inquiry-sessions?filter[inquiry-id]=${id}`,
      `/inquiries/${id}?include=sessions`,
      `/events?filter[object-id]=${session.id}&filter[name]=inquiry-session.started`,
    ];
    for (const path of paths) {
      for (const version of older) {
        const { text } = await read(path, version);
        assert.ok(text.includes(`"browser-fingerprint":"${fingerprint}"`), `${path} ${version}`);
      }
      for (const version of newer) {
        const { text } = await read(path, version);
        assert.ok(text.includes(session.id), path);
        assert.ok(!text.includes('browser-fingerprint') && !text.includes(fingerprint), `${path} ${version}`);
      }
    }
  });

  it('is null before the session is opened and after its inquiry was redacted', async () => {
    const { sandbox } = service.current;
    const { id } = await createInquiry(service.current, {}, { 'auto-create-inquiry-session': true });
    const path = `/inquiry-sessions?filter[inquiry-id]=${id}&fields[inquiry-session]=browser-fingerprint`;
    const shown = async () => (await read(path, '2021-07-05')).body.data.map(({ attributes }) => attributes);
    const none = { 'browser-fingerprint': null };
    assert.deepEqual(await shown(), [none]);
    await openWith(id, phone);
    assert.notDeepEqual((await shown())[0], none);
    assert.equal((await sandbox.request('DELETE', `/inquiries/${id}`)).status, 200);
    for (const attributes of await shown()) assert.deepEqual(attributes, none);
  });
});

describe('GET /devices 400', () => {
  for (const query of ['', '?filter[inquiry-session-id]=inq_1', '?filter[surprise]=1', '?include=inquiry']) {
    it(`refuses ${query === '' ? 'no filter' : query}`, async () => {
      assert.equal((await service.current.sandbox.get(`/devices${query}`)).status, 400);
    });
  }
});

describe('GET /devices/{id}', () => {
  it('returns one, also included with its session; 404 for an unknown id and in the other environment', async () => {
    const { id } = await createInquiry(service.current);
    const session = await openWith(id, phone);
    const device = deviceOf(session);
    const shown = await service.current.sandbox.get(`/devices/${device}`);
    assert.equal(shown.body.data.type, 'device');
    const { body } = await service.current.sandbox.get(`/inquiry-sessions/${session.id}?include=device`);
    assert.deepEqual(body.included, [shown.body.data]);
    const nested = await service.current.sandbox.get(`/inquiries/${id}?include=sessions.device`);
    assert.ok(nested.body.included?.some((each) => each.id === device));
    assert.equal((await service.current.production.get(`/devices/${device}`)).status, 404);
    assert.equal((await service.current.sandbox.get('/devices/dev_unknown')).status, 404);
  });

  it('has one id per browser and inquiry, and equal attributes for one browser across inquiries', async () => {
    const { id } = await createInquiry(service.current);
    const first = deviceOf(await openWith(id, phone));
    assert.equal(deviceOf(await openWith(id, phone)), first);
    assert.notEqual(deviceOf(await openWith(id, { ...phone, 'accept-language': 'de' })), first);
    const other = await createInquiry(service.current);
    const elsewhere = deviceOf(await openWith(other.id, phone));
    assert.notEqual(elsewhere, first);
    const [one, two] = await Promise.all(
      [first, elsewhere].map((each) => service.current.sandbox.get(`/devices/${each}`)),
    );
    assert.deepEqual(one?.body.data.attributes, two?.body.data.attributes);
  });

  it('keeps no fingerprint after the inquiry was redacted', async () => {
    const { id } = await createInquiry(service.current);
    const device = deviceOf(await openWith(id, phone));
    assert.equal((await service.current.sandbox.request('DELETE', `/inquiries/${id}`)).status, 200);
    const { body } = await service.current.sandbox.get(`/devices/${device}`);
    assert.deepEqual(body.data.attributes, {
      'device-vendor-id': null,
      'device-fingerprint': null,
      'browser-fingerprint': null,
    });
  });
});
