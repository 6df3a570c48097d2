import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fontsOf, splitRuns } from './fonts.ts';

const runsOf = (text: string) => splitRuns(text, 'regular');

describe('splitRuns', () => {
  const cases: readonly (readonly [script: string, text: string, font: RegExp])[] = [
    ['Latin', 'Ada', /noto-sans-latin-400/],
    ['Cyrillic', 'Ольга', /noto-sans-cyrillic-400/],
    ['Greek', 'Γιώργος', /noto-sans-greek-400/],
    ['Devanagari', 'अनिता', /noto-sans-devanagari-400/],
    ['Thai', 'สมชาย', /noto-sans-thai-thai-400/],
    ['Arabic', 'محمد علي', /DejaVuSans$/],
    ['Hebrew', 'דוד כהן', /DejaVuSans$/],
  ];
  for (const [script, text, font] of cases) {
    it(`writes ${script} with one font that has it`, () => {
      const runs = runsOf(text);
      assert.deepEqual(
        runs.map((run) => run.text),
        [text],
      );
      assert.match(runs[0]?.font.name ?? '', font);
    });
  }

  it('writes Han, Kana and Hangul with their own families, drawn with an outline', () => {
    for (const [text, family] of [
      ['张三', 'noto-sans-sc'],
      ['タロウ', 'noto-sans-sc'],
      ['김철수', 'noto-sans-kr'],
    ] as const) {
      const runs = runsOf(text);
      assert.equal(runs.map((run) => run.text).join(''), text);
      for (const { font } of runs) assert.ok(font.thin && font.name.includes(family), font.name);
    }
  });

  it('keeps every character of a mixed text in reading order, control characters as spaces', () => {
    const text = 'Ada 张三\tمحمد';
    assert.equal(
      runsOf(text)
        .map((run) => run.text)
        .join(''),
      'Ada 张三 محمد',
    );
  });

  it('keeps a combining mark with its base letter', () => {
    assert.equal(runsOf('q\u0301')[0]?.text, 'q\u0301');
  });
});

describe('fontsOf', () => {
  it('names each font once, in both weights', () => {
    assert.deepEqual(
      fontsOf(['Ada', 'Eve']).map(({ name }) => /(\d+)-normal/.exec(name)?.[1]),
      ['400', '700'],
    );
  });
});
