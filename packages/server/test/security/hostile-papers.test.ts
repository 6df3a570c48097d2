/** Hostile files sent to the service: each is accepted or answered with a page that offers a next step, never a 5xx. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { takesSeconds } from '../../../engines/test/hostile/ends-typed.ts';
import { hostileFile, hostileKinds } from '../../../engines/test/hostile/index.ts';
import { needsOwnProcess } from '../support/own-process.ts';
import { atPaper, paperTemplate } from '../support/papers.ts';
import { useService } from '../support/service.ts';
import { createTemplate, published, selfieStep } from '../support/templates.ts';

needsOwnProcess('what the server holds after hostile files is the memory of this process');

let paper = '';
let card = '';

const service = useService({}, async (started) => {
  paper = await paperTemplate(started.sandbox, { attempts: 10 });
  card = await createTemplate(started.sandbox, { name: 'Card' });
  const passport = { type: 'government-id', countries: ['DE'], 'id-classes': ['pp'] };
  await published(started.sandbox, card, { steps: [passport, selfieStep] });
});

/** A few of each family; `engines/test/hostile` covers the result of each kind in the decoder. */
const sample = hostileKinds
  .map(({ name }, seed) => ({ name, seed }))
  .filter(({ name }) => !takesSeconds(name))
  .filter((_, index) => index % 6 === 1);

function residentMegabytes(): number {
  const status = readFileSync('/proc/self/status', 'latin1');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
}

describe('a hostile file', () => {
  for (const { name, seed } of sample) {
    it(`is accepted or refused with a sentence, as paper and as photo: ${name}`, async () => {
      const { bytes } = await hostileFile(seed);
      for (const [template, screen, field] of [
        [paper, 'paper', 'paper'],
        [card, 'front', 'photo'],
      ] as const) {
        const { person } = await atPaper(service.current, service.current.sandbox, template);
        assert.equal(person.page.step, screen);
        await person.answer({ [field]: new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }) });
        const { status, html } = person.page;
        assert.ok(status === 200 || status === 422, `${status} as ${field}`);
        if (status === 422) assert.match(html, /role="alert"|notice-problem/);
      }
    });
  }

  it('leaves the server small, with one decoder at most', { skip: process.platform !== 'linux' }, () => {
    const held = residentMegabytes();
    assert.ok(held < 900, `${held} MB`);
    const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'latin1').split(' ').filter(Boolean);
    const decoders = children.filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes('decode-child'));
    assert.ok(decoders.length <= 1, `${decoders.length} decoders`);
  });

  const values = [
    ['bytes that are no base64', { filename: 'a.pdf', data: '%%%' }],
    ['a name without bytes', { filename: 'a.pdf' }],
    ['a type that is not taken', { filename: 'a.png', data: Buffer.from('<svg onload=alert(1)>').toString('base64') }],
  ] as const;
  for (const [what, value] of values) {
    it(`in a field of an inquiry is refused with a pointer: ${what}`, async () => {
      const { sandbox } = service.current;
      const template = await createTemplate(sandbox, { name: 'Field' });
      await published(sandbox, template, {
        steps: [{ type: 'document' }],
        'field-schemas': [{ type: 'file', key: 'proof', config: { 'supported-mime-types': ['application/pdf'] } }],
      });
      const answer = await sandbox.post('/inquiries', {
        data: { attributes: { 'inquiry-template-id': template, fields: { proof: value } } },
      });
      assert.ok(answer.status === 400 || answer.status === 422, answer.text);
      const [error] = answer.body.errors ?? [];
      assert.ok(error?.title !== undefined && error.source?.pointer?.includes('proof'), answer.text);
    });
  }
});
