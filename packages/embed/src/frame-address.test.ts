import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { frameAddress } from './frame-address.ts';
import type { ClientOptions } from './options.ts';

const address = (options: ClientOptions): URL =>
  new URL(frameAddress({ host: 'verify.shop.example', ...options }, 'c-1', 'embedded', 'https://shop.example'));

describe('frameAddress', () => {
  it('names the service, the container and the page', () => {
    const { origin, pathname, searchParams } = address({ templateId: 'itmpl_1' });
    assert.deepEqual([origin, pathname], ['https://verify.shop.example', '/widget']);
    assert.deepEqual(Object.fromEntries(searchParams), {
      'container-id': 'c-1',
      'flow-type': 'embedded',
      'iframe-origin': 'https://shop.example',
      'inquiry-template-id': 'itmpl_1',
    });
  });

  it('writes fields in kebab case, with the parts of objects and lists', () => {
    const { searchParams } = address({
      templateId: 'tmpl_1',
      fields: {
        nameFirst: 'Ada',
        age: 36,
        isFriend: false,
        address: { streetLine: 'Main St' },
        tags: ['a', 'b'],
        nothing: null,
      },
    });
    assert.equal(searchParams.get('template-id'), 'tmpl_1');
    assert.deepEqual(
      [...searchParams].filter(([name]) => name.startsWith('fields')),
      [
        ['fields[name-first]', 'Ada'],
        ['fields[age]', '36'],
        ['fields[is-friend]', 'false'],
        ['fields[address][street-line]', 'Main St'],
        ['fields[tags][0]', 'a'],
        ['fields[tags][1]', 'b'],
      ],
    );
  });

  for (const [host, origin] of [
    ['localhost:3000', 'http://localhost:3000'],
    ['verify.shop.example', 'https://verify.shop.example'],
    ['https://verify.shop.example:8443/x', 'https://verify.shop.example:8443'],
    ['localhost.shop.example', 'https://localhost.shop.example'],
  ] as const) {
    it(`reads the host ${host}`, () => assert.equal(address({ host, templateId: 'itmpl_1' }).origin, origin));
  }

  for (const [title, options] of Object.entries<ClientOptions>({
    'no template and no inquiry': {},
    'a template and an inquiry': { templateId: 'itmpl_1', inquiryId: 'inq_1' },
    'an account and a reference': { templateId: 'itmpl_1', accountId: 'act_1', referenceId: 'r' },
    'an account and a type of account': { templateId: 'itmpl_1', accountId: 'act_1', accountTypeId: 'acttp_1' },
    'no host': { host: '', templateId: 'itmpl_1' },
    'a host that is none': { host: 'not a host', templateId: 'itmpl_1' },
  })) {
    it(`refuses ${title}`, () => assert.throws(() => address(options), Error));
  }
});
