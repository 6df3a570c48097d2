/**
 * Names in running text: sequences of capitalised words and, in scripts without capitals, the text in quotes or in the
 * title. A sequence is returned as a whole and in pieces: a word before a name, such as a title or the first word of a
 * sentence, may be capitalised without being part of it. Pure.
 */

export interface NamesInText {
  /** Names of two words or more. */
  readonly persons: readonly string[];
  readonly organizations: readonly string[];
}

const mostCharacters = 4_000;
/** Maximum number of names per kind and text. */
const mostNames = 150;
const mostWordsOfARun = 12;
const mostOfAPerson = 4;
const mostOfAnOrganization = 5;

const particles =
  "(?:d['’]|al|el|ad|as|ash|at|an|bin|ibn|ben|bint|abu|abd|da|das|de|del|della|der|den|des|di|do|dos|du|la|le|ter|ten|van|von|vom|zu|zur|y|e|af|av)";
/** One word of a name: capital first, hyphens and apostrophes inside, a dot behind initials. */
const word = "(?:(?:al|el|ad|as|ash|at)-)?\\p{Lu}[\\p{L}\\p{M}\\p{N}]*(?:['’&-][\\p{L}\\p{N}][\\p{L}\\p{M}]*)*\\.?";
const runPattern = new RegExp(
  `(?<![\\p{L}\\p{N}])${word}(?:[ \\u00a0]+(?:(?:${particles}|&|and|und|et|of|für)[ \\u00a0]+){0,2}${word})*`,
  'gu',
);
/** A word's possessive ending, which is grammar and not a part of the name. */
const possessive = /['’]s$/u;
const quotes = /[«“”„"『「《〈‹]([^«»“”„"』」》〉›]{2,60})[»“”"』」》〉›]/gu;
const capitals = /\p{Lu}/u;
const caseless = /[\p{Lo}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Han}]/u;
const syllabic = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Words that begin sentences and titles of articles, and are no names. */
const common = new Set(
  (
    'the a an in on at by for of to and or but if as is was were are be he she it they we i you his her their this that these those ' +
    'after before when while who what why how where police court judge president minister former new more one two mr mrs ms dr ' +
    'der die das ein eine einer er sie es wir ich in im am bei nach vor mit und oder aber wenn als ist war herr frau ' +
    'le la les un une des il elle ils elles on nous dans en au aux et ou mais si ce cette ces l d m mme ' +
    'el los las un una unos unas en al y o pero si este esta estos estas su sus que se no'
  ).split(' '),
);

const isCommon = (text: string): boolean => common.has(text.toLowerCase().replace(/\.$/, ''));

function* windows(words: readonly string[], least: number, most: number): Generator<string> {
  for (let length = Math.min(most, words.length); length >= least; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const piece = words.slice(from, from + length);
      if (startsName(piece[0] ?? '') && endsName(piece.at(-1) ?? '')) yield piece.join(' ');
    }
  }
}

const startsName = (text: string): boolean =>
  !isCommon(text) && /\p{L}/u.test(text) && !/^(and|und|et|of|für|&)$/u.test(text);
const endsName = (text: string): boolean => capitals.test(text) || caseless.test(text);

/** Matches a word that ends a sentence, and no initial or title. */
const endsSentence = /\p{L}{4,}\.$/u;

function* sentencesOf(words: readonly string[]): Generator<string[]> {
  let from = 0;
  for (const [at, text] of words.entries()) {
    if (at + 1 < words.length && at + 1 - from < mostWordsOfARun && !endsSentence.test(text)) continue;
    yield words.slice(from, at + 1);
    from = at + 1;
  }
}

/**
 * Yields the run without common words at its beginning. Yields several runs if it crosses the end of a sentence, or is
 * too long for one name.
 */
function* wordsOfRun(run: string): Generator<string[]> {
  for (const words of sentencesOf(run.split(/[ \u00a0]+/))) {
    const bare = words.map((each) => each.replace(possessive, '').replace(endsSentence, (text) => text.slice(0, -1)));
    // Some of these words are family names elsewhere, so a short run is a name both with and without them.
    if (bare.length > 1 && bare.length <= mostOfAPerson) yield bare;
    const first = bare.findIndex(startsName);
    if (first > 0 || (first === 0 && (bare.length === 1 || bare.length > mostOfAPerson))) yield bare.slice(first);
  }
}

class Names {
  readonly persons = new Set<string>();
  readonly organizations = new Set<string>();

  #add(into: Set<string>, pieces: Iterable<string>): void {
    for (const piece of pieces) {
      if (into.size >= mostNames) return;
      into.add(piece);
    }
  }

  addRun(words: readonly string[]): void {
    if (words.length > 1 && words.length <= mostOfAPerson) this.#add(this.persons, [words.join(' ')]);
    this.#add(this.persons, windows(words, 2, mostOfAPerson));
    if (words.length > mostOfAnOrganization) this.#add(this.organizations, [words.join(' ')]);
    this.#add(this.organizations, windows(words, 2, mostOfAnOrganization));
    this.#add(
      this.organizations,
      words.filter((each) => each.length > 2 && startsName(each) && endsName(each)),
    );
  }

  /** Adds text in a script without capitals, in which names look like other words. */
  addPiece(text: string): void {
    const isSyllabic = syllabic.test(text);
    const words = isSyllabic ? [...text].filter((each) => caseless.test(each)) : text.split(/\s+/).filter(Boolean);
    const join = (piece: string) => (isSyllabic ? piece.replaceAll(' ', '') : piece);
    for (const into of [this.persons, this.organizations]) {
      this.#add(into, [text.trim(), ...[...windows(words, 2, mostOfAPerson)].map(join)]);
    }
  }
}

export function namesInText(title: string, body: string): NamesInText {
  const text = `${title}\n${body.slice(0, mostCharacters)}`;
  const names = new Names();
  for (const [run] of text.matchAll(runPattern)) for (const words of wordsOfRun(run)) names.addRun(words);
  const quoted = [...text.matchAll(quotes)].map(([, inside = '']) => inside);
  for (const piece of [...quoted, ...title.split(/[\n,.:;|–—!?،。、，：]/)]) {
    if (caseless.test(piece) && !capitals.test(piece)) names.addPiece(piece);
  }
  return { persons: [...names.persons], organizations: [...names.organizations] };
}
