/** Importers: files whose rows create accounts or list items. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createAccount, eventsAbout, fieldOf, until } from '../support/accounts.ts';
import { rowsOf } from '../support/database.ts';
import { countsOf, endedImporter, importFile, sendFile } from '../support/importers.ts';
import { createList } from '../support/lists.ts';
import { useService } from '../support/service.ts';

const service = useService();

const kinds = [
  {
    plural: 'email-addresses',
    kind: 'email-address',
    text: 'value,match_type\none@x.example,email_address\nx.example,domain\nONE@x.example,\nnone,\n',
    counts: [2, 1, 1, 4],
    problem: 'value must be an e-mail address',
    values: [
      ['one@x.example', 'email_address'],
      ['x.example', 'domain'],
    ],
  },
  {
    plural: 'geolocations',
    kind: 'geolocation',
    text: 'latitude;longitude;radius_meters\n52.5;13.4;500\n52.5;13.40;500\n91;0;1\n1;;1\n',
    counts: [1, 1, 2, 4],
    problem: 'latitude must be a number from -90 to 90',
    values: [[52.5, 13.4, 500]],
  },
  {
    plural: 'government-id-numbers',
    kind: 'government-id-number',
    text: 'id_number,id_class\nI-123,dl\nI123,dl\n--,dl\nI123,\n',
    counts: [2, 1, 1, 4],
    problem: 'id-number must hold letters or digits',
    values: [
      ['I-123', 'dl'],
      ['I123', ''],
    ],
  },
  {
    plural: 'ip-addresses',
    kind: 'ip-address',
    text: 'value\n10.0.0.1\n10.0.0.0/24\n::1\n10.0.0.1\nnowhere\n',
    counts: [3, 1, 1, 5],
    problem: null,
    values: [['10.0.0.0/24'], ['10.0.0.1'], ['::1']],
  },
  {
    plural: 'names',
    kind: 'name',
    text: 'name_first,name_last\nAda,Lovelace\n"ADA",lovelace\nGrace,\n?,\n',
    counts: [2, 1, 1, 4],
    problem: 'name-last or name-first must hold letters',
    values: [
      ['Ada', 'Lovelace'],
      ['Grace', ''],
    ],
  },
  {
    plural: 'phone-numbers',
    kind: 'phone-number',
    text: 'value\n+1 415 555 2671\n14155552671\nphone\n',
    counts: [1, 1, 1, 3],
    problem: null,
    values: [['+1 415 555 2671']],
  },
] as const;

describe('an importer of items of a list', () => {
  for (const { plural, kind, text, counts, problem, values } of kinds) {
    it(`of ${plural} adds each row to the list like a single item`, async () => {
      const list = await createList(service.current, plural);
      const made = await importFile(service.current, `list-item/${plural}`, text, { 'list-id': list.id });
      assert.deepEqual(
        [made.type, made.attributes['status'], made.attributes['completed-at']],
        [`importer/list-item/${kind}`, 'pending', null],
      );
      const ended = await endedImporter(service.current, made.id);
      assert.equal(ended.attributes['status'], 'ready');
      assert.notEqual(ended.attributes['completed-at'], null);
      assert.deepEqual(countsOf(ended), counts);
      const errors = ended.attributes['row-errors'] as { row: number; problem: string }[];
      assert.equal(errors.length, counts[2]);
      if (problem !== null) assert.equal(errors[0]?.problem, problem);
      const { relationships } = (await service.current.sandbox.get(`/lists/${list.id}`)).body.data;
      const related = relationships['list-items']?.data as { id: string }[];
      const items = await Promise.all(
        related.map(async ({ id }) => (await service.current.sandbox.get(`/list-item/${plural}/${id}`)).body.data),
      );
      const names = (text.split('\n')[0] ?? '').split(/[,;]/).map((name) => name.replaceAll('_', '-'));
      assert.deepEqual(items.map((item) => names.map((name) => item.attributes[name])).toSorted(), values);
      for (const item of items) {
        assert.deepEqual(item.relationships['creator']?.data, { type: made.type, id: made.id });
      }
    });
  }

  it('counts what the list has already as a duplicate, also from a second file', async () => {
    const { id } = await createList(service.current, 'ip-addresses');
    const send = () => importFile(service.current, 'list-item/ip-addresses', 'value\n10.1.0.1\n', { 'list-id': id });
    assert.deepEqual(countsOf(await endedImporter(service.current, (await send()).id)), [1, 0, 0, 1]);
    assert.deepEqual(countsOf(await endedImporter(service.current, (await send()).id)), [0, 1, 0, 1]);
  });
});

describe('an importer of accounts', () => {
  const header = 'reference_id,name_first,name_middle,name_last,birthdate,social_security_number,tags';

  it('creates one account per row by the rules of POST /accounts', async () => {
    const made = await importFile(
      service.current,
      'accounts',
      `${header}\nrow-1,Ada,K.,Lovelace,1990-12-10,123-45-6789,"vip, beta"\n,Grace,,Hopper,,,\n`,
    );
    assert.equal(made.type, 'importer/account');
    assert.deepEqual(countsOf(await endedImporter(service.current, made.id)), [2, 0, 0, 2]);
    const { body } = await service.current.sandbox.get('/accounts?filter[reference-id]=row-1');
    const [account] = body.data;
    assert.ok(account !== undefined);
    assert.deepEqual(
      [['name', 'first'], ['name', 'middle'], ['name', 'last'], ['birthdate'], ['social_security_number']].map((path) =>
        fieldOf(account, ...path),
      ),
      ['Ada', 'K.', 'Lovelace', '1990-12-10', '123-45-6789'],
    );
    assert.deepEqual(account.attributes['tags'], ['vip', 'beta']);
    assert.deepEqual(await eventsAbout(service.current, account.id), [['account.created', null]]);
  });

  it('counts a known reference id as a duplicate, and reports the reason of refused rows without values', async () => {
    await createAccount(service.current, { 'reference-id': 'known' });
    const long = 'x'.repeat(300);
    const rows = [
      'known,A,,B,,,',
      'twice,A,,B,,,',
      'twice,C,,D,,,',
      'fresh,A,,B,secret-date,,',
      `${long},A,,B,,,`,
      `tagged,A,,B,,,${long}`,
      'cells,A,,B,,,,secret-cell',
      ',,,,,,',
    ];
    const { id } = await importFile(service.current, 'accounts', `${header}\n${rows.join('\n')}\n`);
    const ended = await endedImporter(service.current, id);
    assert.deepEqual(countsOf(ended), [1, 2, 4, 7]);
    assert.deepEqual(ended.attributes['row-errors'], [
      { row: 4, problem: 'birthdate must be a date in the form YYYY-MM-DD' },
      { row: 5, problem: 'reference-id must be shorter than 255 characters' },
      { row: 6, problem: 'tags.0 must be shorter than 255 characters' },
      { row: 7, problem: 'the row has more values than the header has columns' },
    ]);
    assert.equal((await service.current.sandbox.get('/accounts?filter[reference-id]=fresh')).body.data.length, 0);
  });

  it('keeps the reasons of the first hundred refused rows, and counts all', async () => {
    const rows = Array.from({ length: 250 }, (_, index) => `${index % 2 === 0 ? 'never' : '2000-01-01'}`);
    const { id } = await importFile(service.current, 'accounts', `birthdate\n${rows.join('\n')}\n`);
    const { attributes, ...ended } = await endedImporter(service.current, id);
    assert.deepEqual(countsOf({ attributes, ...ended }), [125, 0, 125, 250]);
    const errors = attributes['row-errors'] as { row: number }[];
    assert.deepEqual(
      errors.map(({ row }) => row),
      Array.from({ length: 100 }, (_, index) => 2 * index + 1),
    );
  });
});

describe('the file of an importer', () => {
  it('is deleted with its key when the import has ended', async () => {
    const { id } = await importFile(service.current, 'accounts', 'name_last\nLovelace\n');
    await endedImporter(service.current, id);
    const ask = () =>
      rowsOf(
        service.current.connectionString,
        `select i.file_id, k.wrapped_key, k.destroyed_at is not null as destroyed from importers i
         join subject_keys k on k.environment_id = i.environment_id and k.id = i.subject_key_id where i.id = $1`,
        [id],
      );
    const found = await until(ask, ([row]) => row?.['file_id'] === null);
    assert.deepEqual(found, [{ file_id: null, wrapped_key: null, destroyed: true }]);
  });

  for (const [what, plural, text, details] of [
    ['is empty', 'accounts', '', 'must have a header and at least one row below it'],
    ['has only a header', 'accounts', 'name_last\n', 'must have a header and at least one row below it'],
    [
      'has an unknown column',
      'accounts',
      'name_last,shoe_size\nA,42\n',
      'must have a header of reference_id, name_first, name_middle, name_last, birthdate, social_security_number, tags; its column 2 is none of them',
    ],
    [
      'is not in UTF-8',
      'accounts',
      Buffer.from('name_last\nM\u00FCller\n', 'latin1'),
      'must be text in UTF-8: save it again as CSV in UTF-8',
    ],
  ] as const) {
    it(`that ${what} is refused with its place and the reason`, async () => {
      const { status, body } = await sendFile(service.current, plural, text);
      assert.equal(status, 422);
      assert.deepEqual(
        body.errors?.map((error) => [error.details, error.source?.pointer]),
        [[`data.attributes.file ${details}`, '/data/attributes/file']],
      );
    });
  }

  it('that is not in base64, or missing, returns 400', async () => {
    const { sandbox } = service.current;
    for (const file of [{ data: '!' }, { data: 'abc' }, { filename: 'a.csv' }, 'text', null, {}]) {
      const { status, text } = await sandbox.post('/importer/accounts', { data: { attributes: { file } } });
      assert.equal(status, 400, text);
    }
    assert.equal((await sandbox.post('/importer/accounts', { data: { attributes: {} } })).status, 400);
  });
});

describe('the list of an importer', () => {
  const send = (listId: string | null) =>
    sendFile(service.current, 'list-item/names', 'name_last\nA\n', listId === null ? {} : { 'list-id': listId });

  it('must exist, match the kind of its rows, and be active', async () => {
    const names = await createList(service.current, 'names');
    const strings = await createList(service.current, 'strings');
    assert.equal((await send(null)).status, 400);
    assert.equal((await send('lst_unknown')).status, 404);
    assert.deepEqual((await send(strings.id)).body.errors?.[0]?.source, { pointer: '/data/attributes/list-id' });
    await service.current.sandbox.request('DELETE', `/lists/${names.id}`);
    assert.equal((await send(names.id)).status, 409);
  });
});

describe('GET /importers', () => {
  it('lists the importers of the environment, newest first, and none of another one', async () => {
    const first = await importFile(service.current, 'accounts', 'name_last\nA\n');
    const second = await importFile(service.current, 'accounts', 'name_last\nA\n');
    const { body } = await service.current.sandbox.get('/importers?page[size]=2');
    assert.deepEqual(
      body.data.map(({ id }) => id),
      [second.id, first.id],
    );
    assert.deepEqual((await service.current.production.get('/importers')).body.data, []);
    assert.equal((await service.current.production.get(`/importers/${first.id}`)).status, 404);
  });
});
