/** Hand-off link sent by mail or short message: requested and opened by browsers without script. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { problemOf, somebody } from '../support/contact-codes.ts';
import { rowsOf } from '../support/database.ts';
import { eventual } from '../support/eventually.ts';
import { handedOff, linkOn, numbersOn, phoneOf, sessionsOf } from '../support/hand-offs.ts';
import { createIndividual } from '../support/individual.ts';
import { type MessageGateway, startMessageGateway } from '../support/message-gateway.ts';
import { startService, type TestService, useService } from '../support/service.ts';

let gateway: MessageGateway;
let service: TestService;

before(async () => {
  gateway = await startMessageGateway();
  service = await startService({
    settings: {
      TRUSTED_PROXIES: '127.0.0.1',
      MAIL_TRANSPORT: 'http',
      MAIL_FROM: 'no-reply@example.com',
      MAIL_HTTP_URL: gateway.url,
      SMS_TRANSPORT: 'http',
      SMS_HTTP_URL: gateway.url,
    },
  });
});
after(async () => {
  await service.close();
  await gateway.close();
});

const begin = (attributes: Record<string, unknown> = {}) => handedOff(service, service.production, { attributes });

/** Returns the link of the message to the recipient. */
async function linkTo(to: string): Promise<string> {
  const found = await eventual(`a link to ${to}`, async () => gateway.taken.find((each) => each.to === to) ?? null);
  assert.equal(found.kind, 'hand-off-link');
  return /https?:\/\/\S+\/v\/\w+/.exec(found.text)?.[0] ?? assert.fail(found.text);
}

const sendTo = (desk: { answer(fields: Record<string, string>): Promise<unknown> }, to: string) =>
  desk.answer({ 'hand-off': 'send', 'send-to': to });

describe('a hand-off link in a message', () => {
  const rows: readonly (readonly [carrier: string, typed: string, to: string, masked: string])[] = [
    ['email', 'ada@mail.example.com', 'ada@mail.example.com', 'a…@m….com'],
    ['sms', '030 123456', '+4930123456', '+49…56'],
  ];
  for (const [carrier, typed, to, masked] of rows) {
    it(`is sent by ${carrier}, asks for the number from any network, and sets the method of its session`, async () => {
      const { id, desk, number } = await begin({ fields: { 'address-country-code': 'DE' } });
      await sendTo(desk, typed);
      assert.deepEqual([desk.page.status, desk.page.step], [200, 'hand-off']);
      assert.match(desk.page.html, new RegExp(`<bdi>${masked.replaceAll(/[.+]/g, '\\$&')}</bdi>`));
      assert.equal(desk.page.html.includes(to), false, 'the recipient is masked');
      const link = await linkTo(to);
      assert.notEqual(link, linkOn(desk));
      assert.deepEqual(
        (await sessionsOf(service.production, id)).map(({ method }) => method),
        [carrier, null],
      );
      // The address of the computer itself, within a minute: its screen's link would need no number.
      const phone = createIndividual(service.baseUrl, { 'x-forwarded-for': '198.51.100.4' });
      await phone.open(link);
      assert.equal(numbersOn(phone).length, 3);
      assert.equal((await phone.answer({ consent: 'yes' })).status, 422);
      assert.equal((await phone.answer({ consent: 'yes', number })).step, 'front');
      assert.deepEqual((await sessionsOf(service.production, id))[0], { method: carrier, status: 'active' });
    });
  }

  it('works for a quarter of an hour', async () => {
    const [early, late] = [somebody(), somebody()];
    const { desk } = await begin();
    await sendTo(desk, early);
    const link = await linkTo(early);
    service.clock.forward(890);
    assert.equal((await phoneOf(service).open(link)).step, 'start');
    await desk.open(desk.address);
    await sendTo(desk, late);
    const other = await linkTo(late);
    service.clock.forward(901);
    assert.equal((await phoneOf(service).open(other)).step, 'gone');
  });

  it('leaves the session to the QR code if that is scanned', async () => {
    const { id, desk, number } = await begin();
    await sendTo(desk, somebody());
    const phone = phoneOf(service);
    await phone.open(linkOn(desk));
    assert.equal((await phone.answer({ consent: 'yes', number })).step, 'front');
    assert.equal((await sessionsOf(service.production, id))[0]?.method, 'qr');
  });

  const refused: readonly (readonly [what: string, typed: string, said: RegExp])[] = [
    ['nothing', ' ', /write it first/],
    ['no address', 'ada@', /does not look right/],
    ['a header', 'ada@example.com\r\nBcc: b@example.com', /does not look right/],
    ['no number', 'call me', /phone number does not look right/],
    ['a number without a country', '123456', /phone number does not look right/],
    ['5,000 digits', '1'.repeat(5000), /phone number does not look right/],
  ];
  for (const [what, typed, said] of refused) {
    it(`is not sent to ${what}`, async () => {
      const { desk } = await begin();
      const before = gateway.taken.length;
      await sendTo(desk, typed);
      assert.equal(desk.page.status, 422);
      assert.match(problemOf(desk), said);
      assert.notEqual(linkOn(desk), '', 'the code stays');
      assert.deepEqual(await rowsOf(service.connectionString, `select id from messages where state = 'queued'`), []);
      assert.equal(gateway.taken.length, before);
    });
  }

  it('shares the limit of the codes: the eleventh to one recipient within an hour is not sent', async () => {
    const to = somebody();
    const { desk } = await begin();
    for (let sent = 0; sent < 10; sent += 1) {
      await sendTo(desk, to);
      assert.equal(desk.page.status, 200, problemOf(desk));
    }
    const other = await begin();
    await sendTo(other.desk, to.toUpperCase());
    assert.equal(other.desk.page.status, 422);
    assert.match(problemOf(other.desk), /Too many messages/);
    service.clock.forward(3601);
    const later = await begin();
    await sendTo(later.desk, to);
    assert.equal(later.desk.page.status, 200);
  });

  it('is not sent once the phone has started', async () => {
    const begun = await begin();
    const phone = phoneOf(service);
    await phone.open(begun.link);
    await phone.answer({ consent: 'yes', number: begun.number });
    const before = gateway.taken.length;
    await sendTo(begun.desk, somebody());
    assert.match(begun.desk.page.html, /Keep this page open/);
    assert.equal(gateway.taken.length, before);
  });
});

describe('a sandbox', () => {
  const sandbox = useService();

  it('sends nothing, shows a notice, and shows the link', async () => {
    const { id, desk, number } = await handedOff(sandbox.current, sandbox.current.sandbox);
    await sendTo(desk, '+14155550123');
    const [, link = ''] = /nothing is sent[^<]*<bdi>([^<]+)</.exec(desk.page.html) ?? [];
    assert.deepEqual(await rowsOf(sandbox.current.connectionString, 'select id from messages'), []);
    const phone = createIndividual(sandbox.current.baseUrl);
    await phone.open(link);
    assert.equal(numbersOn(phone).length, 3);
    assert.equal((await phone.answer({ consent: 'yes', number })).step, 'front');
    assert.equal((await sessionsOf(sandbox.current.sandbox, id))[0]?.method, 'sms');
  });
});

describe('a service without transports', () => {
  const mute = useService({ settings: { BASE_URL: 'https://verify.example.com' } });

  it('does not offer to send the link, and sends none', async () => {
    const { id, desk } = await handedOff(mute.current, mute.current.production);
    assert.doesNotMatch(desk.page.html, /name="send-to"/);
    await sendTo(desk, 'ada@example.com');
    assert.deepEqual([desk.page.status, desk.page.step], [200, 'hand-off']);
    assert.equal((await sessionsOf(mute.current.production, id))[0]?.method, 'qr');
  });
});
