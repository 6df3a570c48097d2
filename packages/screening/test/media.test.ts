/** News articles: mentioned names, categories, and feeds that are read or refused. */
import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { describe, it } from 'node:test';
import type { Entity } from '../src/entity.ts';
import { sortByCategory } from '../src/media/categories.ts';
import { type MediaCategory, mediaCategories } from '../src/media/category-words.ts';
import { namesInText } from '../src/media/names-in-text.ts';
import { plainText, readFeeds } from '../src/sources/feeds.ts';
import { SourceBroken } from '../src/sources/source.ts';

describe('names in a text', () => {
  const persons: readonly (readonly [text: string, name: string])[] = [
    ['Police arrested John Smith on Monday.', 'John Smith'],
    ['Former Bank Chief Executive Maria Garcia Charged With Fraud', 'Maria Garcia'],
    ['He met Ada Lovelace. Yesterday nothing happened.', 'Ada Lovelace'],
    ['The son of Osama bin Laden was named.', 'Osama bin Laden'],
    ['Charles de Gaulle was there.', 'Charles de Gaulle'],
    ["Sean O'Brien's lawyers said", "Sean O'Brien"],
    ['North Korean leader Kim Jong Un said', 'Kim Jong Un'],
    ['Jean-Luc Picard et Ludwig van Beethoven', 'Ludwig van Beethoven'],
    ['Bashar al-Assad fled', 'Bashar al-Assad'],
    ['J. R. Ewing was shot', 'J. R. Ewing'],
    ['Der Angeklagte Jürgen Müller schwieg', 'Jürgen Müller'],
    ['«محمد بن سلمان» قال', 'محمد بن سلمان'],
    ['警方逮捕了「王小明」', '王小明'],
    ['Прокурор обвинил Ивана Петрова в мошенничестве', 'Ивана Петрова'],
  ];
  for (const [text, name] of persons) {
    it(`include ${name} for "${text}"`, () => {
      assert.ok(namesInText('', text).persons.includes(name), namesInText('', text).persons.join('; '));
    });
  }

  it('include organizations of one word, and of several words with a small one between', () => {
    const { organizations } = namesInText('Globovision sued', 'The Bank of Utopia was fined with Procter & Gamble.');
    for (const name of ['Globovision', 'Bank of Utopia', 'Procter & Gamble'])
      assert.ok(organizations.includes(name), name);
  });

  it('include the parts of a title in a script without capitals', () => {
    assert.ok(namesInText('王小明因诈骗被捕', '').persons.includes('王小明'));
    assert.ok(namesInText('اعتقال محمد بن سلمان بتهمة الاحتيال', '').persons.includes('محمد بن سلمان'));
  });

  it('are none in a text without capitals, or in an empty text', () => {
    assert.deepEqual(namesInText('', 'nothing happened today'), { persons: [], organizations: [] });
    assert.deepEqual(namesInText('', ''), { persons: [], organizations: [] });
  });

  it('are limited to 150 of each kind for any input', () => {
    for (const piece of ['A ', "A'", 'Aa-', 'Aa  ', 'Aa de ', '« ', '王']) {
      const { persons, organizations } = namesInText(piece.repeat(200_000).slice(0, 5_000), piece.repeat(200_000));
      assert.ok(persons.length <= 150 && organizations.length <= 150);
    }
  });
});

describe('categories', () => {
  const texts: readonly (readonly [MediaCategory, ...string[]])[] = [
    [
      'financial-aml-cft',
      'He was charged with money laundering',
      'Wegen Geldwäsche verurteilt',
      'accusé de blanchiment',
      'acusado de lavado de dinero',
    ],
    [
      'fraud-linked',
      'She defrauded investors',
      'Anlagebetrug in Millionenhöhe',
      'escroquerie en bande',
      'condenado por estafa',
    ],
    [
      'general-aml-cft',
      'took bribes and kickbacks',
      'Bestechung im Amt',
      'affaire de corruption',
      'acusado de cohecho',
    ],
    [
      'narcotics-aml-cft',
      'a drug trafficking ring',
      'Drogenhandel im Hafen',
      'trafic de stupéfiants',
      'red de narcotráfico',
    ],
    ['property-crime', 'convicted of burglary', 'Einbruch in die Villa', 'braquage à Lyon', 'robo de joyas'],
    [
      'terrorism',
      'planned a terrorist attack',
      'Terroranschlag verhindert',
      'un attentat à Paris',
      'atentado en Madrid',
    ],
    [
      'violence-aml-cft',
      'accused of war crimes',
      'Kriegsverbrechen vorgeworfen',
      'crimes de guerre',
      'acusado de crímenes de guerra',
    ],
    ['cybercrime', 'a ransomware gang', 'ein Cyberangriff auf die Bank', 'une cyberattaque', 'un ciberataque masivo'],
    ['financial-difficulty', 'filed for bankruptcy', 'Insolvenz angemeldet', 'liquidation judiciaire', 'en quiebra'],
    [
      'other-financial',
      'a price fixing scheme',
      'verbotene Preisabsprachen',
      'abus de biens sociaux',
      'apropiación indebida',
    ],
    [
      'other-minor',
      'fined for drunk driving',
      'Trunkenheit am Steuer',
      'conduite en état d’ivresse',
      'por conducir ebrio',
    ],
    ['other-serious', 'convicted of sexual abuse', 'sexueller Missbrauch', 'agression sexuelle', 'abuso sexual'],
    ['regulatory', 'was fined by the FCA', 'Bußgeld der Aufsicht', 'une amende record', 'multado por la CNMV'],
    [
      'violence-non-aml-cft',
      'charged with murder',
      'wegen Mordes angeklagt',
      'accusé de meurtre',
      'acusado de asesinato',
    ],
  ];
  for (const [category, ...sentences] of texts) {
    const languages = ['en', 'de', 'fr', 'es'];
    for (const [at, sentence] of sentences.entries()) {
      it(`include ${category} for "${sentence}" (${languages[at]})`, () => {
        const sorted = sortByCategory(sentence, languages[at] ?? null);
        assert.ok(sorted.categories.includes(category), sorted.categories.join());
        assert.equal(sorted.language, languages[at]);
      });
    }
  }

  it('are all in the table above', () => {
    assert.deepEqual(
      texts.map(([category]) => category),
      mediaCategories,
    );
  });

  const harmless: readonly (readonly [text: string, language: string])[] = [
    ['The baker opened a second shop in the old town.', 'en'],
    ['Sin embargo, el tráfico en la ciudad fue intenso.', 'es'],
    ['Le trafic des trains reprendra demain.', 'fr'],
    ['Die Bäckerei hat im Dorf eröffnet.', 'de'],
    ['The scampi were laundry fresh.', 'en'],
  ];
  for (const [text, language] of harmless) {
    it(`are none for "${text}"`, () => {
      assert.deepEqual(sortByCategory(text, language).categories, []);
    });
  }

  it('use the detected language where the feed states none, and all languages where none is detected', () => {
    assert.equal(
      sortByCategory('Der Mann wurde wegen Betrug und Untreue von der Polizei gesucht', null).language,
      'de',
    );
    assert.deepEqual(sortByCategory('Betrug', null), { language: null, categories: ['fraud-linked'] });
  });

  it('are none in a language without a vocabulary', () => {
    assert.deepEqual(sortByCategory('fraud', 'ja'), { language: null, categories: [] });
  });
});

async function read(
  files: Readonly<Record<string, string | Readable>>,
): Promise<{ found: Entity[]; issuedAt: string | null }> {
  let issuedAt: string | null = null;
  const sources = {
    names: Object.keys(files),
    open: (name: string) => {
      const content = files[name] ?? '';
      return typeof content === 'string' ? Readable.from([Buffer.from(content)]) : content;
    },
  };
  const found: Entity[] = [];
  for await (const entity of readFeeds(sources, (at) => (issuedAt = at))) found.push(entity);
  return { found, issuedAt };
}

const item = `<item><title>Jane Roe charged with fraud</title><link>https://press.example/1</link>
  <description><![CDATA[<p>Prosecutors say Jane Roe of Acme Ltd <b>defrauded</b> &amp; lied.</p><script>Evil Name()</script>]]></description>
  <pubDate>Mon, 02 Nov 2026 08:00:00 GMT</pubDate></item>`;
const rss = (items: string) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>The Press</title><language>en-gb</language>${items}</channel></rss>`;

const feeds: Readonly<Record<string, string>> = {
  'a.rss': rss(item),
  'a.atom': `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en"><title>The Press</title><entry><title>Jane Roe charged with fraud</title>
    <link rel="self" href="https://press.example/self"/><link href="https://press.example/1"/><updated>2026-11-02T08:00:00Z</updated>
    <summary type="html">&lt;p&gt;Jane Roe of Acme Ltd defrauded people&lt;/p&gt;</summary></entry></feed>`,
  'a.json': JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'The Press',
    language: 'en',
    items: [
      {
        id: '1',
        url: 'https://press.example/1',
        title: 'Jane Roe charged with fraud',
        content_html: '<p>Jane Roe of Acme Ltd defrauded people</p>',
        date_published: '2026-11-02T08:00:00Z',
      },
    ],
  }),
  'a.csv':
    'title,url,text,date,publisher,language\nJane Roe charged with fraud,https://press.example/1,Jane Roe of Acme Ltd defrauded people,2026-11-02,The Press,en',
  'a.rdf': `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>The Press</title></channel>
    <item><title>Jane Roe charged with fraud</title><link>https://press.example/1</link><description>Jane Roe of Acme Ltd defrauded people</description><dc:date>2026-11-02</dc:date></item></rdf:RDF>`,
};

describe('feeds', () => {
  for (const [name, content] of Object.entries(feeds)) {
    it(`${name} is read: the named entities, with the article`, async () => {
      const { found, issuedAt } = await read({ [name]: content });
      const [person, organization] = found;
      assert.equal(issuedAt, '2026-11-02');
      assert.ok(person?.names.some(({ value }) => value === 'Jane Roe'));
      assert.ok(organization?.names.some(({ value }) => value === 'Acme Ltd'));
      const { article } = person ?? {};
      assert.deepEqual(
        [article?.title, article?.url, article?.date, article?.publisher, article?.categories],
        ['Jane Roe charged with fraud', 'https://press.example/1', '2026-11-02', 'The Press', ['fraud-linked']],
      );
      assert.doesNotMatch(article?.snippet ?? '', /[<>]|Evil|script/);
    });
  }

  it('of several files are one, and an article of two feeds is one', async () => {
    assert.equal((await read(feeds)).found.length, 2);
  });

  it('omit what is not adverse, and what has no address that a reader could open', async () => {
    const harmless = '<item><title>Jane Roe bakes</title><link>https://press.example/2</link></item>';
    const script = '<item><title>Jane Roe fraud</title><link>javascript:alert(1)</link></item>';
    const none = '<item><title>Jane Roe fraud</title></item>';
    assert.deepEqual((await read({ 'a.xml': rss(harmless + script + none) })).found, []);
  });

  const refused: readonly (readonly [what: string, name: string, content: string])[] = [
    [
      'a document type',
      'a.xml',
      `<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${rss('<item><title>&b;</title></item>')}`,
    ],
    ['an entity of a file', 'a.xml', `<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss>&x;</rss>`],
    ['an undeclared entity', 'a.xml', rss('<item><title>&nobody;</title></item>')],
    ['another root', 'a.xml', '<html><body/></html>'],
    ['an end in the middle', 'a.xml', rss(item).slice(0, -40)],
    ['a thousand elements in each other', 'a.xml', rss('<a>'.repeat(1000))],
    ['nothing in it', 'a.xml', ''],
    ['no JSON', 'a.json', '{'],
    ['JSON of another shape', 'a.json', '[]'],
    ['JSON deep in itself', 'a.json', '['.repeat(2_000_000)],
    ['other columns', 'a.csv', 'a,b\n1,2'],
    ['an ending of no feed', 'a.exe', 'MZ'],
  ];
  for (const [what, name, content] of refused) {
    it(`with ${what} is refused`, async () => {
      await assert.rejects(read({ [name]: content }), SourceBroken);
    });
  }

  it('of one element without an end are refused before they fill the memory', async () => {
    const endless = Readable.from(
      (function* () {
        yield Buffer.from('<rss><channel><item><title>');
        for (let at = 0; at < 10_000; at += 1) yield Buffer.alloc(10_000, 'a');
      })(),
    );
    await assert.rejects(read({ 'a.xml': endless }), SourceBroken);
  });

  it('of 100 MB are read in a bounded memory', async () => {
    const many = Readable.from(
      (function* () {
        yield Buffer.from('<rss><channel><title>The Press</title><language>en</language>');
        const filler = 'The baker bakes bread. '.repeat(400);
        for (let at = 0; at < 11_000; at += 1) {
          yield Buffer.from(
            `<item><title>Jane Roe ${at}</title><link>https://press.example/${at}</link><description>${filler}</description></item>`,
          );
        }
        yield Buffer.from('</channel></rss>');
      })(),
    );
    const before = process.memoryUsage().rss;
    assert.deepEqual((await read({ 'a.xml': many })).found, []);
    assert.ok(process.memoryUsage().rss - before < 200_000_000);
  });
});

describe('the text of HTML', () => {
  it('has neither markup nor scripts, and single blanks', () => {
    assert.equal(plainText('<p>A &amp; B&nbsp;&#8211; &#x41;</p>\n <style>p{}</style>c &lt;b&gt;'), 'A & B – A c <b>');
  });

  it('is extracted quickly from hostile input', () => {
    for (const piece of ['<', '<script>', '&', '&#', '<a ', '</script', '&#x110000;']) plainText(piece.repeat(100_000));
  });
});
