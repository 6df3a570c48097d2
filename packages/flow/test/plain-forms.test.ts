/** No script: every server-rendered step is a working form (or a text), and no markup can execute code. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { FlowPage } from '../src/page.ts';
import { distDirectory, render } from './support/build.ts';
import { pages } from './support/pages.ts';

const options = { nonce: 'nonce-1', assetBase: '/flow-assets' };
const html = (page: FlowPage) => render(page, options);
const named = (text: string, name: string) => [...text.matchAll(new RegExp(`<(\\w+)[^>]* name="${name}"[^>]*>`, 'g'))];

for (const [name, page] of Object.entries<FlowPage>(pages)) {
  test(`${name}: the document has a language, a title, one heading, one main with its step`, () => {
    const text = html(page);
    assert.match(text, /^<!doctype html>\n<html lang="en-US" dir="ltr">/);
    assert.match(text, /<title>[^<]+<\/title>/);
    assert.equal([...text.matchAll(/<h1[ >]/g)].length, 1);
    assert.equal([...text.matchAll(/<main[ >]/g)].length, 1);
    assert.ok(text.includes(`data-step="${page.step}"`));
  });

  test(`${name}: every script, style and preload carries the nonce, and nothing runs from an attribute`, () => {
    const text = html(page);
    for (const [tag] of text.matchAll(/<(?:script|link|style)[^>]*>/g)) assert.ok(tag.includes('nonce="nonce-1"'), tag);
    assert.doesNotMatch(text, /\son\w+=/);
    assert.doesNotMatch(text, /\sstyle=/);
    assert.doesNotMatch(text, /javascript:/);
  });
}

for (const name of ['start', 'country', 'document-type', 'front', 'back', 'selfie', 'paper', 'retry'] as const) {
  test(`${name}: the form posts to the page's action with its csrf and has a button`, () => {
    const page = pages[name];
    const form = html(page).match(/<main.*?(<form.*<\/form>)/s)?.[1] ?? '';
    assert.ok(form.startsWith(`<form method="post" action="${page.action}"`));
    assert.ok(form.includes(`<input type="hidden" name="csrf" value="${page.csrf}"/>`));
    assert.match(form, /<button type="submit"/);
  });
}

test('consent can be given and refused, and a one-time code is sent along', () => {
  const text = html(pages.start);
  assert.match(text, /<button[^>]* name="consent" value="yes"/);
  assert.match(text, /<button[^>]* name="consent" value="no"/);
  assert.match(text, /<input type="hidden" name="code" value="once-abc"\/>/);
  assert.equal(named(html({ ...pages.start, code: null }), 'code').length, 0);
});

test('the country is a native list in the order of the language, with the chosen one selected', () => {
  const text = html({ ...pages.country, locale: 'de', selected: 'AT' });
  assert.equal(named(text, 'country')[0]?.[1], 'select');
  assert.match(
    text,
    /<option selected value="AT">Österreich<\/option>|<option value="AT" selected>Österreich<\/option>/,
  );
  assert.ok(text.indexOf('>Ägypten<') < text.indexOf('>Belgien<'));
  assert.ok([...text.matchAll(/<option/g)].length > 200);
});

test('each class of document is a radio button with a common name', () => {
  const text = html(pages['document-type']);
  assert.deepEqual(
    named(text, 'id-class').map(([tag]) => tag.match(/value="([^"]+)"/)?.[1]),
    pages['document-type'].idClasses,
  );
  assert.match(text, /Driver’s license/);
});

test('a single class is preselected', () => {
  assert.match(html({ ...pages['document-type'], idClasses: ['pp'] }), /<input[^>]* checked/);
});

test('photos are posted as multipart from inputs that open the right camera', () => {
  for (const [name, fields, facing] of [
    ['front', ['photo'], 'environment'],
    ['back', ['photo'], 'environment'],
    ['selfie', ['center', 'left', 'right'], 'user'],
  ] as const) {
    const text = html(pages[name]);
    assert.match(text, /<form[^>]* enctype="multipart\/form-data"/);
    assert.match(text, /<input type="hidden" name="capture-method" value="upload"\/>/);
    for (const field of fields) {
      const input = named(text, field)[0]?.[0] ?? '';
      for (const part of ['type="file"', 'accept="image/*"', `capture="${facing}"`])
        assert.ok(input.includes(part), input);
    }
  }
});

test('trying again posts continue=yes', () => {
  assert.match(html(pages.retry), /<button[^>]* name="continue" value="yes"/);
});

test('only the processing page refreshes itself, only where no script runs, and at its own address', () => {
  for (const page of Object.values<FlowPage>(pages)) {
    const refresh = `<noscript><meta http-equiv="refresh" content="2; url=${page.action.replaceAll('&', '&amp;')}"/></noscript>`;
    assert.equal(html(page).includes(refresh), page.step === 'processing');
    assert.equal(html(page).includes('http-equiv="refresh"'), page.step === 'processing');
  }
});

test('a problem is an alert that links to its field', () => {
  const text = html({ ...pages.front, problem: { code: 'photo_missing', field: 'photo' } });
  assert.match(text, /role="alert"[^>]*><a href="#field-photo">Please add a photo first\.<\/a>/);
  assert.match(text, /id="field-photo"/);
});

test('hostile strings stay text: in elements, attributes, the title and the page model', () => {
  const hostile = `</script><script>alert(1)</script><!--"'>&`;
  const text = html({
    ...pages.success,
    organizationName: hostile,
    inquiryId: hostile,
    action: `/x"onload="alert(1)`,
    continueUrl: `https://a.example/?q=${hostile}`,
  });
  assert.doesNotMatch(text, /alert\(1\)<\/script>/);
  assert.doesNotMatch(text, /<!--/);
  assert.equal([...text.matchAll(/<script/g)].length, 2);
  const model = text.match(/<script type="application\/json"[^>]*>(.*?)<\/script>/s)?.[1] ?? '';
  assert.equal((JSON.parse(model) as { organizationName: string }).organizationName, hostile);
});

test('a link that would run script is not a link', () => {
  for (const url of ['javascript:alert(1)', ' JaVaScRiPt:alert(1)', 'data:text/html,x', 'vbscript:x', '//no-scheme']) {
    assert.doesNotMatch(html({ ...pages.success, continueUrl: url }), /data-action="continue"/, url);
  }
  assert.match(html({ ...pages.success, continueUrl: 'bankapp://done' }), /<a [^>]*href="bankapp:\/\/done"/);
});

test('the sandbox is marked on every screen and production on none', () => {
  assert.match(html(pages.front), /Test mode/);
  assert.doesNotMatch(html({ ...pages.front, environment: 'production' }), /Test mode/);
});

test('the menu of languages loads the same page again, each language by its own name', () => {
  const page = { ...pages.start, action: '/verify?session=a&language=en-US&redirect-uri=https%3A%2F%2Fa.example' };
  const menu = html(page).match(/<details class="languages">.*?<\/details>/s)?.[0] ?? '';
  assert.match(menu, /<summary><span class="hidden">Language <\/span><span>English<\/span>/);
  assert.match(menu, /<form method="get" action="\/verify">/);
  const hidden = [...menu.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]+)"/g)].map(
    ([, ...field]) => field,
  );
  assert.deepEqual(hidden, [
    ['session', 'a'],
    ['redirect-uri', 'https://a.example'],
    ['code', 'once-abc'],
  ]);
  assert.match(menu, /<button type="submit" name="language" value="fr" lang="fr" dir="ltr">Français<\/button>/);
  assert.match(menu, /value="en-US"[^>]* aria-current="true">English</);
});

test('the menu is on every page but the first one of a frame, and only where there is a choice', () => {
  for (const page of Object.values<FlowPage>(pages)) {
    assert.equal(html(page).includes('class="languages"'), page.step !== 'widget', page.step);
  }
  assert.equal(html({ ...pages.start, languages: ['en-US'] }).includes('class="languages"'), false);
  assert.match(html({ ...pages.start, languages: ['en-US', 'sv'] }), /lang="sv" dir="ltr">svenska</);
});

test('a locale without texts is shown, and declared, as English', () => {
  assert.match(html({ ...pages.start, locale: 'sv' }), /<html lang="en-US"/);
  assert.match(html({ ...pages.start, locale: 'fr-CA' }), /<html lang="fr"/);
});

test('the documents name files that the client build has', () => {
  for (const [, file] of html(pages.start).matchAll(/(?:href|src)="\/flow-assets\/([^"]+)"/g)) {
    assert.ok(readFileSync(new URL(`client/${file}`, distDirectory)).length > 0, file);
  }
});

test('custom sentences replace those of the flow and contain no markup, in the page and in its model', () => {
  const own = '</script><script>alert(1)</script><img src=x onerror=alert(1)> {org}';
  const text = html({ ...pages.start, texts: { 'start.heading': own, 'start.agree': 'Go' } });
  assert.match(text, />Go<\/button>/);
  assert.equal(text.match(/<script/g)?.length, html(pages.start).match(/<script/g)?.length);
  assert.doesNotMatch(text, /<img/);
});

test('a look of the business is one style element under the nonce, behind the style sheet', () => {
  const look = { base: { scheme: 'dark', accent: '#99ccff' }, dark: null } as const;
  const text = html({ ...pages.start, look });
  assert.match(
    text,
    /rel="stylesheet"[^>]*>.*<style nonce="[^"]+">:root\{color-scheme:dark;--accent:#99ccff\}<\/style>/,
  );
  assert.match(text, /<meta name="color-scheme" content="dark"/);
  assert.doesNotMatch(html(pages.start), /<style/);
});
