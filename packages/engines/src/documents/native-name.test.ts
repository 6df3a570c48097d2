import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import opentype from 'opentype.js';
import sharp from 'sharp';
import type { TextLine } from '../picture-facts.ts';
import { createTextReader } from '../text/recognize-text.ts';
import { type LatinName, readNativeName } from './native-name.ts';

function lines(...texts: readonly string[]): TextLine[] {
  return texts.map((text, index) => ({
    text,
    confidence: 0.97,
    box: { x: 50, y: 50 + 50 * index, width: text.length * 30, height: 36 },
  }));
}

function name(texts: readonly string[], latin: LatinName | null): readonly (string | undefined)[] {
  const read = readNativeName(lines(...texts), latin);
  return [read['native-name-last']?.[0]?.value, read['native-name-first']?.[0]?.value];
}

const NOTHING = [undefined, undefined];

for (const [printed, last, first, expected] of [
  [['张三', 'ZHANG, SAN'], 'ZHANG', 'SAN', ['张', '三']],
  [['姓名/Name 李国庆 LI, GUOQING'], 'LI', 'GUOQING', ['李', '国庆']],
  [['欧阳修'], 'OUYANG', 'XIU', ['欧阳', '修']],
  [['曾庆红'], 'ZENG', 'QINGHONG', ['曾', '庆红']],
  [['吕小明'], 'LYU', 'XIAOMING', ['吕', '小明']],
  [['中华人民共和国', '王小明'], 'WANG', 'XIAOMING', ['王', '小明']],
  [['张三'], 'WANG', 'WEI', NOTHING],
  [['护照'], 'WANG', 'WEI', NOTHING],
] as const) {
  test(`"${printed.join(' ')}" next to ${last} ${first} is ${expected.join(' ')}`, () => {
    assert.deepEqual(name(printed, { last, first }), expected);
  });
}

for (const [printed, expected] of [
  ['姓名 张三', ['张', '三']],
  ['姓名陳大文', ['陳', '大文']],
  ['姓名 司马相如', ['司马', '相如']],
  ['氏名 山田 太郎', ['山田', '太郎']],
  ['姓名 性别', NOTHING],
  ['张三', NOTHING],
  ['姓名', NOTHING],
] as const) {
  test(`"${printed}" without a Latin name is ${expected.join(' ')}`, () => {
    assert.deepEqual(name([printed], null), expected);
  });
}

test('a name found only by its caption has less confidence than one that a Latin name confirms', () => {
  const confidence = (latin: LatinName | null) =>
    readNativeName(lines('姓名 张三'), latin)['native-name-last']?.[0]?.confidence ?? 0;
  assert.ok(confidence(null) < confidence({ last: 'ZHANG', first: 'SAN' }));
});

/** Draws lines in a Chinese typeface. */
async function drawn(texts: readonly string[]): Promise<{ data: Buffer; width: number; height: number }> {
  const file = createRequire(import.meta.url).resolve(
    '@fontsource/zcool-xiaowei/files/zcool-xiaowei-chinese-simplified-400-normal.woff',
  );
  const bytes = readFileSync(file);
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  const commands = texts.flatMap((text, index) => font.getPath(text, 40, 80 + index * 80, 40).commands);
  const path = commands
    .map((command) => {
      if (command.type === 'Z') return 'Z';
      const end = `${command.x} ${command.y}`;
      if (command.type === 'C') return `C${command.x1} ${command.y1} ${command.x2} ${command.y2} ${end}`;
      return command.type === 'Q' ? `Q${command.x1} ${command.y1} ${end}` : `${command.type}${end}`;
    })
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="400"><rect width="700" height="400" fill="#eef2f6"/><path d="${path}" fill="#222"/></svg>`;
  const picture = sharp(Buffer.from(svg)).blur(0.8).flatten().removeAlpha().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

test('names in Chinese characters are read from a picture', async () => {
  const reader = await createTextReader();
  for (const [texts, latin, expected] of [
    [['李国庆', 'LI GUOQING'], { last: 'LI', first: 'GUOQING' }, ['李', '国庆']],
    [['姓名 王小明'], null, ['王', '小明']],
  ] as const) {
    const read = readNativeName(await reader.read(await drawn(texts)), latin);
    assert.deepEqual([read['native-name-last']?.[0]?.value, read['native-name-first']?.[0]?.value], expected);
  }
});

for (const [last, first, latinLast, latinFirst] of [
  ['ΠΑΠΑΔΑΚΗΣ', 'ΔΗΜΗΤΡΙΟΣ', 'PAPADAKIS', 'DIMITRIOS'],
  ['ΓΕΩΡΓΙΟΥ', 'ΕΛΕΝΗ', 'GEORGIOU', 'ELENI'],
  ['ΧΡΗΣΤΟΥ', 'ΣΟΦΙΑ', 'CHRISTOU', 'SOFIA'],
  ['タニグチ', 'サトシ', 'TANIGUCHI', 'SATOSHI'],
  ['クロサワ', 'ナオコ', 'KUROSAWA', 'NAOKO'],
] as const) {
  test(`${last} ${first} sounds like ${latinLast} ${latinFirst} and like no other name`, () => {
    const texts = ['Επώνυμο / Surname', last, first];
    assert.deepEqual(name(texts, { last: latinLast, first: latinFirst }), [last, first]);
    assert.deepEqual(name(texts, { last: 'SCHNEIDER', first: 'WOLFGANG' }), NOTHING);
  });
}

for (const [printed, last, first, why] of [
  [['ΔΕΑΤΙΟ', 'ΣΟΦΙΑ'], 'PAPADAKIS', 'SOFIA', 'a title sounds like some letters of the name'],
  [['ΠΑΠΑΔΑΚΗΣ', 'ΟΦΙΑ'], 'PAPADAKIS', 'SOFIA', 'a letter at the beginning was not read'],
  [['ΠΑΠΑΔΑΚ', 'ΣΟΦΙΑ'], 'PAPADAKIS', 'SOFIA', 'letters at the end were not read'],
] as const) {
  test(`${printed.join(' ')} is not a name where ${why}`, () => {
    assert.deepEqual(name(printed, { last, first }), NOTHING);
  });
}
