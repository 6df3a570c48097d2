/** Text of messages in each language, with hostile names escaped. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { translationFaults } from '@countersign/texts/translation-faults';
import { composeMail, composeSms, oneLine } from './compose.ts';
import { type Message, type MessageKind, type MessageLanguage, messageLanguages, shortKinds } from './message.ts';
import { counts as de } from './texts/de/counts.ts';
import { counts as en } from './texts/en/counts.ts';
import { counts as es } from './texts/es/counts.ts';
import { counts as fr } from './texts/fr/counts.ts';

const counts = { de, en, es, fr };
const to = { email: 'ada@example.com' };
const link = 'https://verify.example.com/dashboard/invitations#code=Ab3dEf6hIj9kLm2n&x=1';

const messagesIn = (language: MessageLanguage): { readonly [Kind in MessageKind]: Message } => ({
  invitation: { to, language, kind: 'invitation', values: { inviter: 'Grace Hopper', link, hours: 24 } },
  'sign-in-reset': { to, language, kind: 'sign-in-reset', values: { by: 'Grace Hopper', link, hours: 24 } },
  'webhook-disabled': {
    to,
    language,
    kind: 'webhook-disabled',
    values: { webhookId: 'wbh_1', name: 'Orders', environment: 'production', days: 5 },
  },
  'allowance-at-80-percent': {
    to,
    language,
    kind: 'allowance-at-80-percent',
    values: { allowance: 'inquiries', used: 8000, limit: 10_000, resetsAt: '2026-12-01T00:00:00.000Z' },
  },
  'production-access-requested': {
    to,
    language,
    kind: 'production-access-requested',
    values: { asking: 'Second Company', link },
  },
  'break-glass-used': {
    to,
    language,
    kind: 'break-glass-used',
    values: { who: 'Grace Hopper', at: '2026-11-23T06:30:00.000Z', ipAddress: '192.0.2.7' },
  },
  'case-notice': { to, language, kind: 'case-notice', values: { why: 'mentioned', caseName: 'KYC-12', link } },
  test: { to, language, kind: 'test', values: {} },
  'one-time-code': { to, language, kind: 'one-time-code', values: { code: '493817', minutes: 10 } },
  'hand-off-link': { to, language, kind: 'hand-off-link', values: { link, minutes: 1 } },
});

/** Content that the reader must find in every language. */
const told: Readonly<Record<MessageKind, readonly string[]>> = {
  invitation: ['Grace Hopper', 'Acme', link, '24'],
  'sign-in-reset': ['Grace Hopper', 'Acme', link, '24'],
  'webhook-disabled': ['Orders', 'wbh_1', '5'],
  'allowance-at-80-percent': ['Acme', '80'],
  'production-access-requested': ['Second Company', link],
  'break-glass-used': ['Grace Hopper', '192.0.2.7', 'UTC', '2026', 'Acme'],
  'case-notice': ['KYC-12', link],
  test: ['Acme'],
  'one-time-code': ['493817', '10', 'Acme'],
  'hand-off-link': [link, 'Acme'],
};

describe('a mail', () => {
  for (const language of messageLanguages) {
    for (const [kind, message] of Object.entries(messagesIn(language))) {
      it(`has the same content in subject, plain text and markup: ${kind}, ${language}`, () => {
        const { subject, text, html } = composeMail(message, 'Acme');
        assert.ok(subject.length > 8 && subject.length <= 120, subject);
        for (const value of told[kind as MessageKind]) {
          assert.ok(`${subject}\n${text}`.includes(value), value);
          assert.ok(html.includes(value.replaceAll('&', '&amp;')), value);
        }
        assert.match(html, new RegExp(`^<!doctype html>\\n<html lang="${language}">`));
        assert.doesNotMatch(`${text}${html}`, /undefined|null|\$\{|\[object/);
        assert.doesNotMatch(html, /<(img|link|script|style|iframe)|src=|url\(/i);
      });
    }
  }

  for (const language of messageLanguages) {
    it(`uses the plural forms of the language: ${language}`, () => {
      assert.deepEqual(translationFaults(language, counts.en, counts[language]), []);
      const { text } = composeMail(
        { to, language, kind: 'invitation', values: { inviter: 'Grace Hopper', link, hours: 12_000 } },
        'Acme',
      );
      assert.ok(text.includes(new Intl.NumberFormat(language).format(12_000)), text);
    });
  }

  it('writes one minute in the singular, and zero as French does', () => {
    const minutesIn = (language: MessageLanguage, minutes: number) =>
      composeSms(
        { to: { phone: '+33123456789' }, language, kind: 'one-time-code', values: { code: '1', minutes } },
        'Acme',
      );
    assert.match(minutesIn('en', 1), / 1 minute\./);
    assert.match(minutesIn('en', 0), / 0 minutes\./);
    assert.match(minutesIn('fr', 0), / 0 minute\./);
  });

  it('has another text in each language', () => {
    for (const kind of Object.keys(told) as MessageKind[]) {
      const texts = messageLanguages.map((language) => composeMail(messagesIn(language)[kind], 'Acme').text);
      assert.equal(new Set(texts).size, messageLanguages.length, kind);
    }
  });

  it('shows names unchanged, without markup, line breaks or a change of writing direction', () => {
    const { subject, text, html } = composeMail(
      {
        to,
        language: 'en',
        kind: 'invitation',
        values: { inviter: '<b onclick="x">Eve\r\nBcc: a@b.c\u202Egnp', link, hours: 1 },
      },
      `Ac"me & Söhne's\u2028<script>`,
    );
    assert.equal(subject, `<b onclick="x">Eve Bcc: a@b.cgnp invites you to Ac"me & Söhne's <script>`);
    assert.doesNotMatch(text, /^Bcc:/m);
    assert.ok(html.includes('&lt;b onclick=&quot;x&quot;&gt;Eve Bcc: a@b.cgnp'));
    assert.ok(html.includes('Ac&quot;me &amp; Söhne&#39;s &lt;script&gt;'));
    assert.doesNotMatch(html, /<b |<script/);
  });

  it('accepts only a link to a page', () => {
    for (const address of ['javascript:alert(1)', 'data:text/html,x', 'verify.example.com']) {
      const message: Message = { to, language: 'en', kind: 'hand-off-link', values: { link: address, minutes: 5 } };
      assert.throws(() => composeMail(message, 'Acme'));
    }
  });

  it('truncates a name that is too long', () => {
    assert.equal(oneLine('a'.repeat(10_000)).length, 200);
    assert.equal(oneLine(`${'a'.repeat(198)}👩‍🚀👩‍🚀`).isWellFormed(), true);
  });
});

describe('a short message', () => {
  for (const language of messageLanguages) {
    it(`fits two parts on a phone and starts with the code: ${language}`, () => {
      for (const kind of shortKinds) {
        const message = messagesIn(language)[kind] as Parameters<typeof composeSms>[0];
        const text = composeSms(message, 'Example Company');
        assert.ok(text.length <= 160 || /[^\x20-\x7e]/.test(text) === false || text.length <= 134, text);
        assert.doesNotMatch(text, /\n|undefined/);
        if (kind === 'one-time-code') assert.match(text, /^493817 /);
      }
    });
  }
});
