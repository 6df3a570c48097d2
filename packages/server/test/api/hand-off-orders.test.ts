/** Hand-offs that end in any order, and a phone that goes silent or is replaced, in browsers without script. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rowsOf } from '../support/database.ts';
import { confirmedPhone, type HandOff, handedOff, linkOn, phoneOf, sessionsOf } from '../support/hand-offs.ts';
import type { Individual } from '../support/individual.ts';
import { plainPicture } from '../support/pictures.ts';
import { useService } from '../support/service.ts';

const service = useService({ settings: { TRUSTED_PROXIES: '127.0.0.1' } });

const begin = (definition: Record<string, unknown> = {}): Promise<HandOff> =>
  handedOff(service.current, service.current.sandbox, { definition });

const photo = async (shade: number) => ({ photo: await plainPicture(shade), 'capture-method': 'upload' });

const stop = (desk: Individual) => desk.answer({ 'hand-off': 'stop' });

type Order = (begun: HandOff) => Promise<Individual>;

/** Orders of opening, closing and cancelling. Each returns the phone. */
const orders: Readonly<Record<string, Order>> = {
  async 'cancelled before the phone opens'({ desk, link }) {
    await stop(desk);
    const phone = phoneOf(service.current);
    await phone.open(link);
    return phone;
  },
  async 'opened, cancelled, then confirmed'({ desk, link, number }) {
    const phone = phoneOf(service.current);
    await phone.open(link);
    await stop(desk);
    await phone.answer({ consent: 'yes', number });
    return phone;
  },
  async 'confirmed, cancelled, then answered'(begun) {
    const phone = await confirmedPhone(service.current, begun);
    await stop(begun.desk);
    await phone.answer(await photo(10));
    return phone;
  },
  async 'opened and refused by the phone, whose computer was closed and opens again'({ desk, link }) {
    const phone = phoneOf(service.current);
    await phone.open(link);
    await phone.answer({ consent: 'no' });
    await desk.open(desk.address);
    await phone.open(link);
    return phone;
  },
  async 'confirmed, started anew for another phone, cancelled twice, then answered'(begun) {
    const phone = await confirmedPhone(service.current, begun);
    await begun.desk.answer({ 'hand-off': 'again' });
    await stop(begun.desk);
    await stop(begun.desk);
    await phone.answer(await photo(10));
    return phone;
  },
};

describe('a hand-off that ends without the phone', () => {
  for (const [name, order] of Object.entries(orders)) {
    it(`leaves only the computer with access to the inquiry: ${name}`, async () => {
      const begun = await begin();
      const { id, desk, link } = begun;
      const phone = await order(begun);
      assert.equal(phone.page.step, 'gone', phone.page.html.slice(-800));
      assert.equal((await desk.open(desk.address)).step, 'front');
      const live = (await sessionsOf(service.current.sandbox, id)).filter(({ status }) => status !== 'expired');
      assert.deepEqual(live, [{ method: null, status: 'active' }]);
      const running = await rowsOf(
        service.current.connectionString,
        `select status from handoffs where inquiry_id = $1 and (status in ('waiting', 'confirmed') or ended_at is null)`,
        [id],
      );
      assert.deepEqual(running, []);
      const { body } = await service.current.sandbox.get(`/inquiries/${id}?include=verifications`);
      assert.deepEqual(body.included ?? [], [], 'the phone changed nothing');
      assert.equal((await phoneOf(service.current).open(link)).step, 'gone');
      assert.equal((await desk.answer(await photo(20))).step, 'processing', 'the computer goes on');
    });
  }
});

const isSilent = ({ page }: Individual): boolean => /has not answered for a while/.test(page.html);

describe('a phone that stops sending requests', () => {
  it('is reported by the computer after half a minute, which offers another link or this device', async () => {
    const begun = await begin();
    const { desk, id } = begun;
    const phone = await confirmedPhone(service.current, begun);
    service.current.clock.forward(27);
    await desk.open(desk.address);
    assert.equal(isSilent(desk), false);
    service.current.clock.forward(4);
    await desk.open(desk.address);
    assert.ok(isSilent(desk));
    assert.match(desk.page.html, /value="again"/);
    assert.match(desk.page.html, /value="stop"/);
    await desk.answer({ 'hand-off': 'again' });
    assert.equal(isSilent(desk), false);
    assert.notEqual(linkOn(desk), '');
    assert.deepEqual(
      (await sessionsOf(service.current.sandbox, id)).map(({ status }) => status),
      ['new', 'expired', 'active'],
    );
    assert.equal((await phone.open(phone.address)).step, 'gone');
  });

  it('counts as active again after any request, and its own report returns no content', async () => {
    const begun = await begin();
    const phone = await confirmedPhone(service.current, begun);
    service.current.clock.forward(60);
    assert.deepEqual((({ status, step }) => [status, step])(await phone.answer({ 'hand-off': 'here' })), [
      200,
      'front',
    ]);
    await begun.desk.open(begun.desk.address);
    assert.equal(isSilent(begun.desk), false);
    service.current.clock.forward(31);
    await phone.answer(await photo(10));
    await begun.desk.open(begun.desk.address);
    assert.equal(isSilent(begun.desk), false);
  });

  it('is recorded at most once in ten seconds', async () => {
    const begun = await begin();
    const phone = await confirmedPhone(service.current, begun);
    const seen = () =>
      rowsOf(service.current.connectionString, 'select seen_at from handoffs where inquiry_id = $1', [begun.id]);
    const first = await seen();
    service.current.clock.forward(7);
    await phone.open(phone.address);
    assert.deepEqual(await seen(), first);
    service.current.clock.forward(4);
    await phone.open(phone.address);
    assert.notDeepEqual(await seen(), first);
  });

  it('gets no other link when the inquiry can have no further session', async () => {
    const begun = await begin({ 'session-limit': 2 });
    const phone = await confirmedPhone(service.current, begun);
    service.current.clock.forward(31);
    await begun.desk.open(begun.desk.address);
    assert.ok(isSilent(begun.desk));
    assert.doesNotMatch(begun.desk.page.html, /value="again"/);
    await begun.desk.answer({ 'hand-off': 'again' });
    assert.deepEqual([begun.desk.page.status, begun.desk.page.step], [200, 'hand-off']);
    assert.equal((await phone.open(phone.address)).step, 'front', 'the phone keeps the inquiry');
  });
});

describe('a phone that the computer took over from', () => {
  it('shows where the inquiry continues, and how to get it back', async () => {
    const begun = await begin();
    const phone = await confirmedPhone(service.current, begun);
    await stop(begun.desk);
    await phone.open(phone.address);
    assert.equal(phone.page.step, 'gone');
    assert.match(phone.page.html, /You continue on your other device/);
    assert.match(phone.page.html, /name="new-link"/);
  });

  it('does not show this to a visitor with only its link, nor after the end', async () => {
    const begun = await begin();
    const phone = await confirmedPhone(service.current, begun);
    await stop(begun.desk);
    const stranger = phoneOf(service.current);
    await stranger.open(phone.address);
    assert.doesNotMatch(stranger.page.html, /other device/);
    await service.current.sandbox.post(`/inquiries/${begun.id}/approve`);
    await phone.open(phone.address);
    assert.match(phone.page.html, /already finished/);
  });
});
