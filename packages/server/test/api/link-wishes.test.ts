/** Query parameters of an inquiry link: the final redirect and the theme. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createIndividual, type Individual } from '../support/individual.ts';
import { createInquiry, simulate } from '../support/inquiries.ts';
import { useService } from '../support/service.ts';
import { createTemplate, documentStep, published } from '../support/templates.ts';

const service = useService({ worker: false });

const cart = 'https://shop.example/done?cart=5';
const wishing = (redirectUri: string) => `redirect-uri=${encodeURIComponent(redirectUri)}`;

async function linkTo(id: string, ...wishes: string[]): Promise<string> {
  const link = await service.current.sandbox.post(`/inquiries/${id}/generate-one-time-link`);
  assert.equal(link.status, 200, link.text);
  return [String(link.body.meta?.['one-time-link']), ...wishes].join('&');
}

async function consented(url: string): Promise<Individual> {
  const person = createIndividual(service.current.baseUrl);
  await person.open(url);
  await person.answer({ consent: 'yes' });
  assert.equal(person.page.step, 'country', person.page.html);
  return person;
}

/** Returns the target of the last page once the inquiry is completed; null if there is none. */
async function wayBack(id: string, person: Individual): Promise<URL | null> {
  await simulate(service.current, id, 'complete_inquiry');
  await person.open('/verify');
  assert.equal(person.page.step, 'success');
  const href = /<a [^>]*href="([^"]*inquiry-id=[^"]*)"/.exec(person.page.html)?.[1];
  return href === undefined ? null : new URL(href.replaceAll('&amp;', '&'));
}

/** Creates an inquiry of a new template. */
async function inquiryOf(template: object, version: object): Promise<string> {
  const { sandbox } = service.current;
  const templateId = await createTemplate(sandbox, { ...template });
  await published(sandbox, templateId, { steps: [documentStep], ...version });
  return (await createInquiry(service.current, { 'inquiry-template-id': templateId })).id;
}

describe('redirect-uri of a link', () => {
  it('is the target of the finished flow, with its outcome and without personal data', async () => {
    const { id } = await createInquiry(service.current, { fields: { 'name-first': 'Zelda' } });
    const back = await wayBack(id, await consented(await linkTo(id, wishing(cart))));
    assert.deepEqual([back?.host, back?.pathname, back?.searchParams.get('cart')], ['shop.example', '/done', '5']);
    assert.deepEqual([back?.searchParams.get('inquiry-id'), back?.searchParams.get('status')], [id, 'completed']);
    assert.equal(back?.searchParams.has('fields'), false);
  });

  it('is also accepted in an address with the inquiry’s id, and survives a refused consent', async () => {
    const { id } = await createInquiry(service.current);
    const person = createIndividual(service.current.baseUrl);
    await person.open(`/verify?inquiry-id=${id}&${wishing(cart)}`);
    assert.equal((await person.answer({ consent: 'perhaps' })).status, 422);
    await person.answer({ consent: 'yes' });
    assert.equal((await wayBack(id, person))?.host, 'shop.example');
  });

  it('takes precedence over the one of the template', async () => {
    const id = await inquiryOf({}, { 'redirect-uri': 'https://business.example/' });
    assert.equal((await wayBack(id, await consented(await linkTo(id, wishing(cart)))))?.host, 'shop.example');
  });

  it('never replaces one that the API gave the inquiry, before or after', async () => {
    const own = { 'redirect-uri': 'https://business.example/', fields: { 'name-first': 'Zelda' } };
    const { id: before } = await createInquiry(service.current, own);
    const back = await wayBack(before, await consented(await linkTo(before, wishing(cart))));
    assert.equal(back?.host, 'business.example');
    assert.match(back?.searchParams.get('fields') ?? '', /Zelda/);
    const { id: after } = await createInquiry(service.current);
    const person = await consented(await linkTo(after, wishing(cart)));
    const changed = await service.current.sandbox.request('PATCH', `/inquiries/${after}`, {
      body: { data: { attributes: { 'redirect-uri': 'https://business.example/' } } },
    });
    assert.equal(changed.status, 200, changed.text);
    assert.equal((await wayBack(after, person))?.host, 'business.example');
  });

  it('is set by the consent: one that is sent to a running session changes nothing', async () => {
    const { id } = await createInquiry(service.current);
    const person = await consented(await linkTo(id));
    await person.open(`/verify?${wishing(cart)}`);
    await person.answer({ country: 'US' });
    assert.equal(await wayBack(id, person), null);
  });

  it('is taken from the link of a second device, also when the flow has already started', async () => {
    const { id } = await createInquiry(service.current);
    await consented(await linkTo(id));
    assert.equal((await wayBack(id, await consented(await linkTo(id, wishing(cart)))))?.host, 'shop.example');
  });

  const refused = ['javascript:alert(1)', 'myapp://done', '/relative', `https://shop.example/${'x'.repeat(2000)}`];
  for (const uri of refused) {
    it(`is ignored where the template does not allow it: ${uri.slice(0, 30)}`, async () => {
      const { id } = await createInquiry(service.current);
      assert.equal(await wayBack(id, await consented(await linkTo(id, wishing(uri)))), null);
    });
  }

  it('may have the schemes that the template lists, and no other', async () => {
    const lists = { 'hosted-flow-redirect-uri-schemes': ['myapp'] };
    const listed = await inquiryOf(lists, {});
    const back = await wayBack(listed, await consented(await linkTo(listed, wishing('myapp://done'))));
    assert.equal(back?.protocol, 'myapp:');
    const other = await inquiryOf(lists, {});
    assert.equal(await wayBack(other, await consented(await linkTo(other, wishing(cart)))), null);
  });
});

const schemesOf = ({ page }: Individual) => /<meta name="color-scheme" content="([^"]*)"/.exec(page.html)?.[1];

describe('style-variant of a link', () => {
  for (const variant of ['dark', 'light']) {
    it(`applies to every screen, regardless of the preference of the device: ${variant}`, async () => {
      const { id } = await createInquiry(service.current);
      const person = createIndividual(service.current.baseUrl);
      await person.open(await linkTo(id, `style-variant=${variant}`, 'language=de'));
      assert.equal(schemesOf(person), variant);
      await person.answer({ consent: 'yes' });
      assert.deepEqual([person.page.step, schemesOf(person)], ['country', variant]);
      await person.answer({ country: 'US' });
      assert.deepEqual([person.page.step, schemesOf(person)], ['front', variant]);
      assert.match(person.page.html, /<html lang="de"/);
    });
  }

  it('is ignored when it is unknown', async () => {
    const { id } = await createInquiry(service.current);
    const person = createIndividual(service.current.baseUrl);
    await person.open(await linkTo(id, 'style-variant=%22%3E%3Cb%3E'));
    assert.equal(schemesOf(person), 'light dark');
    assert.doesNotMatch(person.page.html, /<b>/);
  });
});

/** Follows the menu of the page like a browser without script. */
async function chooseLanguage(person: Individual, language: string): Promise<void> {
  const menu = /<details class="languages">.*?<\/details>/s.exec(person.page.html)?.[0] ?? '';
  const address = new URL(/action="([^"]*)"/.exec(menu)?.[1] ?? '', service.current.baseUrl);
  for (const [, name = '', value = ''] of menu.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)) {
    address.searchParams.set(name, value.replaceAll('&amp;', '&'));
  }
  address.searchParams.set('language', language);
  await person.open(`${address.pathname}${address.search}`);
}

const shown = ({ page }: Individual) => [page.step, /<html lang="([^"]*)"/.exec(page.html)?.[1]];

describe('the menu of languages', () => {
  it('leads to the same screen before and after the consent, which keeps the language', async () => {
    const { id } = await createInquiry(service.current);
    const person = createIndividual(service.current.baseUrl);
    await person.open(await linkTo(id, wishing(cart)));
    await chooseLanguage(person, 'de');
    assert.deepEqual(shown(person), ['start', 'de']);
    await person.answer({ consent: 'yes' });
    assert.deepEqual(shown(person), ['country', 'de']);
    await chooseLanguage(person, 'fr');
    assert.deepEqual(shown(person), ['country', 'fr']);
    await person.answer({ country: 'US' });
    assert.deepEqual(shown(person), ['front', 'fr']);
    assert.equal((await wayBack(id, person))?.host, 'shop.example');
  });

  it('leads to the same page after a refusal, and starts nothing', async () => {
    const { id } = await createInquiry(service.current);
    const person = createIndividual(service.current.baseUrl);
    await person.open(await linkTo(id));
    await person.answer({ consent: 'no' });
    await chooseLanguage(person, 'fr');
    assert.deepEqual(shown(person), ['declined-consent', 'fr']);
    const { body } = await service.current.sandbox.get(`/inquiries/${id}`);
    assert.equal(body.data?.attributes.status, 'created');
  });

  it('leads to the same page where no inquiry can be shown', async () => {
    const person = createIndividual(service.current.baseUrl);
    for (const address of ['/verify?inquiry-id=inq_none', '/verify?code=none', '/nothing/here', '/']) {
      await person.open(address);
      const [step] = shown(person);
      const heading = () => /<h1[^>]*>([^<]*)</.exec(person.page.html)?.[1];
      await person.open(`${address}${address.includes('?') ? '&' : '?'}language=de`);
      const expected = heading();
      await person.open(address);
      await chooseLanguage(person, 'de');
      assert.deepEqual([...shown(person), heading()], [step, 'de', expected], address);
    }
  });

  it('offers what the template enables', async () => {
    const person = createIndividual(service.current.baseUrl);
    await person.open(await linkTo(await inquiryOf({}, { 'enabled-locales': ['en-US', 'de'] })));
    const offered = [...person.page.html.matchAll(/name="language" value="([^"]+)"/g)].map(([, tag]) => tag);
    assert.deepEqual(offered, ['en-US', 'de']);
  });
});
