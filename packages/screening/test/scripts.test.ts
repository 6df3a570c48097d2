/** Names in native script against Latin spellings: a row per rule that matches them, and pairs that must not match. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compareNames } from '../src/compare/compare-names.ts';
import { entityOf } from '../src/entity.ts';
import { analyse } from '../src/names/analyse.ts';
import { cantoneseSpellings } from '../src/names/cantonese.ts';
import { japaneseKey, japaneseReadings } from '../src/names/japanese.ts';
import { screenName } from '../src/screen.ts';
import { buildSegment } from '../src/segment/build.ts';
import { openSegment } from '../src/segment/open.ts';
import { nativeSkeletons } from '../src/text/native-skeleton.ts';

const together: readonly (readonly [string, string, string])[] = [
  ['Shinzo Abe', '安倍 晋三', 'Kanji, family and given name by the table'],
  ['Junichiro Koizumi', '小泉 純一郎', 'Kanji of five characters'],
  ['Taro Aso', '麻生 太郎', 'Kanji with a long vowel'],
  ['Chan Kwok Keung', '陳國強', 'Cantonese, each character'],
  ['Abdul Rahman Hassan', 'عبد الرحمن حسن', 'Arabic, the servant of'],
  ['Walid Jumblatt', 'وليد جنبلاط', 'Arabic, w that is heard'],
  ['Chaim Herzog', 'חיים הרצוג', 'Hebrew, ts in one letter'],
  ['Bhumibol Adulyadej', 'ภูมิพล อดุลยเดช', 'Thai, letters that end otherwise than they begin'],
  ['Jawaharlal Nehru', 'जवाहरलाल नेहरू', 'Devanagari'],
  ['Serzh Sargsyan', 'Սերժ Սարգսյան', 'Armenian'],
  ['Mixeil Saakashvili', 'მიხეილ სააკაშვილი', 'Georgian as scholars write it'],
  ['Dzhokhar Dudayev', 'Джохар Дудаев', 'Cyrillic, j of two letters'],
];

const apart: readonly (readonly [string, string, string])[] = [
  ['Kenji Tanaka', '安倍 晋三', 'another name in Kanji'],
  ['Lee Ka Shing', '陳國強', 'another name in Cantonese'],
  ['Omar Haddad', 'عبد الرحمن حسن', 'another name in Arabic'],
  ['Moshe Levy', 'חיים הרצוג', 'another name in Hebrew'],
];

describe('names in their own script', () => {
  for (const [latin, native, what] of together) {
    it(`${what}: ${latin} is ${native}`, () => {
      const { score } = compareNames(latin, native, 'person');
      assert.ok(score >= 0.7, `${score}`);
    });

    it(`${what}: ${native} is found by ${latin}, and vice versa`, () => {
      for (const [asked, listed] of [
        [latin, native],
        [native, latin],
      ] as const) {
        const names = [{ value: listed, type: 'primary_name', quality: 'strong' }] as const;
        const segment = openSegment(buildSegment([entityOf({ key: '1', kind: 'person', names })]).buffer);
        assert.equal(screenName(segment, analyse(asked, 'person'), { threshold: 0.7 }).length, 1, asked);
      }
    });
  }

  for (const [latin, native, what] of apart) {
    it(`${what}: ${latin} is not ${native}`, () => {
      const { score } = compareNames(latin, native, 'person');
      assert.ok(score < 0.5, `${score}`);
    });
  }
});

describe('readings', () => {
  const keys: readonly (readonly [string, string])[] = [
    ['yousuke', 'yosuke'],
    ['ohno', 'ono'],
    ['tutomu', 'tsutomu'],
    ['sinzi', 'shinji'],
    ['namba', 'nanba'],
  ];
  for (const [one, other] of keys) {
    it(`${one} is read as ${other}`, () => assert.equal(japaneseKey(one), japaneseKey(other)));
  }

  it('a word that cannot be Japanese has no key', () => assert.equal(japaneseKey('smith'), null));

  it('a name that is in no table is read by its characters', () =>
    assert.ok(japaneseReadings('裕助').includes('yusuke')));

  it('a character of Cantonese is spelled by habit', () => {
    assert.ok(cantoneseSpellings('陳').includes('chan'));
    assert.ok(cantoneseSpellings('張').includes('cheung'));
    assert.deepEqual(cantoneseSpellings('x'), []);
  });

  it('a letter with several spellings gives several skeletons, up to a limit', () => {
    assert.ok(nativeSkeletons('ثامر', 'thamr').includes('smr'));
    assert.ok(nativeSkeletons('ثامر', 'thamr').includes('tmr'));
    assert.ok(nativeSkeletons('ظذث'.repeat(20), '').length <= 200);
  });
});
