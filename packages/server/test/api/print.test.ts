import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { dictionary as german } from '@countersign/texts/dictionary/de';
import { dictionary as spanish } from '@countersign/texts/dictionary/es';
import { dictionary as french } from '@countersign/texts/dictionary/fr';
import { relatedTo } from '../support/client.ts';
import { createInquiry, simulate } from '../support/inquiries.ts';
import { readPdf } from '../support/read-pdf.ts';
import { type WalkedInquiry, walkThrough } from '../support/sandbox-walk.ts';
import { useService } from '../support/service.ts';

let walked: WalkedInquiry;
const service = useService({}, async (current) => {
  walked = await walkThrough(current, { note: 'Seen in person', tags: ['vip'] });
});

const print = (path: string, language?: string) =>
  service.current.sandbox.get(`${path}/print`, language === undefined ? {} : { 'accept-language': language });

describe('GET /inquiries/{id}/print 200', () => {
  it('is a PDF attachment with status, timeline, fields, verifications, checks and pictures', async () => {
    const answer = await print(`/inquiries/${walked.id}`);
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get('content-type'), 'application/pdf');
    assert.equal(answer.headers.get('content-disposition'), `attachment; filename="${walked.id}.pdf"`);
    const { text, pages, pictures } = await readPdf(answer.bytes);
    for (const expected of [
      walked.id,
      'ALEXANDER J SAMPLE',
      'Approved',
      'Sandbox',
      'Driver license and selfie',
      'Seen in person',
      'Timeline Created',
      'July 17, 1977',
      walked.document.id,
      walked.selfie.id,
      'Barcode was read',
      'Selfie shows the face of the portrait',
      `1 / ${pages}`,
    ]) {
      assert.ok(text.includes(expected), `${expected} is missing in: ${text.slice(0, 3000)}`);
    }
    assert.ok(pictures >= 5, `${pictures} pictures`);
    assert.ok(answer.bytes.length < 2_000_000);
  });

  it('renders names of any script with glyphs, not with boxes', async () => {
    const names = ['Łukasz Żółć', 'Ольга Петрова', 'Γιώργος', '张三', '김철수', 'Nguyễn Thị Ánh'];
    const keys = ['name-first', 'name-middle', 'name-last', 'address-city', 'address-street-1', 'address-street-2'];
    const fields = Object.fromEntries(keys.map((key, index) => [key, names[index]]));
    const { id } = await createInquiry(service.current, { fields });
    const { bytes } = await print(`/inquiries/${id}`);
    const { text } = await readPdf(bytes);
    for (const name of names) assert.ok(text.includes(name), `${name} is missing in: ${text}`);
  });

  it('masks the social security number except for its end', async () => {
    const { id } = await createInquiry(service.current, { fields: { 'social-security-number': '123-45-6789' } });
    const { text } = await readPdf((await print(`/inquiries/${id}`)).bytes);
    assert.ok(text.includes('••• 6789'));
    assert.equal(text.includes('123-45'), false);
  });

  it('stays bounded for an inquiry with many verifications and very long texts, and names what it omits', async () => {
    const { id } = await createInquiry(service.current, { note: 'endless '.repeat(600) });
    const tries = Array.from({ length: 20 }, () => 'create_failed_verification');
    await simulate(service.current, id, ...tries);
    await simulate(service.current, id, ...tries);
    const answer = await print(`/inquiries/${id}`);
    assert.equal(answer.status, 200);
    const { text, pages } = await readPdf(answer.bytes);
    assert.ok(text.includes('10 more are not printed'));
    assert.ok(pages < 120, `${pages} pages`);
  });

  it('answers many concurrent requests, each with its own document', async () => {
    const made = await Promise.all(Array.from({ length: 4 }, () => createInquiry(service.current)));
    const printed = await Promise.all(made.map(({ id }) => print(`/inquiries/${id}`)));
    for (const [index, { bytes }] of printed.entries()) {
      assert.ok((await readPdf(bytes)).text.includes(made[index]?.id ?? '-'));
    }
  });
});

describe('GET /verifications/{id}/print 200', () => {
  it('shows what was read, both sides and each check with its reasons', async () => {
    const answer = await print(`/verifications/${walked.document.id}`);
    assert.equal(answer.headers.get('content-type'), 'application/pdf');
    const { text, pictures } = await readPdf(answer.bytes);
    for (const expected of [walked.document.id, walked.id, 'Driver license', 'Passed', 'I1234562', 'Front', 'Back']) {
      assert.ok(text.includes(expected), `${expected} is missing in: ${text.slice(0, 3000)}`);
    }
    assert.ok(pictures >= 2);
  });

  it('shows three photos of a selfie and their similarity', async () => {
    const { text, pictures } = await readPdf((await print(`/verifications/${walked.selfie.id}`)).bytes);
    assert.ok(text.includes('Likeness to the document'));
    assert.ok(pictures >= 3);
  });

  it('omits the pictures once they are deleted, with a notice', async () => {
    const { id, document } = await walkThrough(service.current);
    await service.current.sandbox.request('DELETE', `/verifications/${document.id}`);
    const { text } = await readPdf((await print(`/inquiries/${id}`)).bytes);
    assert.ok(text.includes('Erased on'));
    assert.equal(text.includes('Barcode was read'), false);
  });
});

describe('GET …/print in a language', () => {
  /** Words of a print: status, a heading, the name of a check, the name of a detail and a day. */
  const words = {
    de: ['Genehmigt', 'Verlauf', german.checks.id_barcode_detection, german.attributes.birthdate, '17. Juli 1977'],
    es: ['Aprobada', 'Cronología', spanish.checks.id_barcode_detection, spanish.kinds.selfie, '17 de julio de 1977'],
    fr: ['Approuvée', 'Chronologie', french.checks.id_barcode_detection, french.pages.back, '17 juillet 1977'],
  };
  for (const [language, expected] of Object.entries(words)) {
    it(`is written in ${language} when Accept-Language prefers it, and sets Content-Language`, async () => {
      const { headers, bytes } = await print(`/inquiries/${walked.id}`, `ja, ${language};q=0.8, en;q=0.5`);
      assert.equal(headers.get('content-language'), language);
      assert.match(headers.get('vary') ?? '', /Accept-Language/);
      assert.ok(bytes.toString('latin1').includes(`/Lang (${language})`));
      const { text } = await readPdf(bytes);
      for (const word of expected) assert.ok(text.includes(word), `${word} is missing in: ${text.slice(0, 3000)}`);
      for (const word of ['Timeline', 'Approved', 'Birthdate', 'Required']) {
        assert.equal(text.includes(word), false, `${word} is in: ${text.slice(0, 3000)}`);
      }
    });
  }

  it('is written in English without Accept-Language, and for an unsupported language', async () => {
    for (const language of [undefined, 'ja', '*']) {
      const { headers, bytes } = await print(`/verifications/${walked.document.id}`, language);
      assert.equal(headers.get('content-language'), 'en');
      assert.ok((await readPdf(bytes)).text.includes('Timeline Created'));
    }
  });

  it('applies to a verification too', async () => {
    const { headers, bytes } = await print(`/verifications/${walked.document.id}`, 'de-AT');
    assert.equal(headers.get('content-language'), 'de');
    const { text } = await readPdf(bytes);
    for (const word of ['Verifizierung', german.kinds['driver-license'], german.pages.front, 'Bestanden']) {
      assert.ok(text.includes(word), `${word} is missing in: ${text.slice(0, 3000)}`);
    }
  });
});

describe('GET …/print 404', () => {
  it('is returned for an unknown id and from the other environment', async () => {
    assert.equal((await print('/inquiries/inq_1')).status, 404);
    assert.equal((await print('/verifications/ver_1')).status, 404);
    assert.equal((await service.current.production.get(`/inquiries/${walked.id}/print`)).status, 404);
  });
});

describe('GET …/print 409', () => {
  it('is returned once it is redacted', async () => {
    const { id } = await createInquiry(service.current);
    const done = await simulate(service.current, id, 'create_passed_verification');
    const verification = relatedTo(done, 'verifications')[0]?.id;
    await service.current.sandbox.request('DELETE', `/inquiries/${id}`);
    assert.equal((await print(`/inquiries/${id}`)).status, 409);
    assert.equal((await print(`/verifications/${verification}`)).status, 409);
  });
});
