/** Names in their native script compared with their Latin spelling in documents of the listed states. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { areIncomparable, compareNames } from '../compare-names.ts';
import { spellingsOf } from './spellings.ts';

const agreeing: Readonly<Record<string, string>> = {
  'ICAO and Russia since 2014':
    'Юрий IURII, Щёкин SHCHEKIN, Подъяков PODIEIAKOV, Наталья NATALIA, Хабибуллин KHABIBULLIN, Эльвира ELVIRA, Фёдоров FEDOROV, Дмитрий DMITRII',
  'Russia from 1997 to 2014':
    'Дмитрий DMITRIY, Алексей ALEXEY, Юлия YULIYA, Цой TCOI, Елена YELENA, Андреев ANDREYEV, Подъячев PODYACHEV',
  'the Soviet Union': 'Тарасов TARASSOV, Чехов TCHEKHOV, Жуков JOUKOV, Сергей SERGUEI, Пушкин POUCHKINE',
  'common English spelling': 'Юрий YURY, Семёнов SEMYONOV, Наталья NATALYA, Михаил MIKHAIL',
  Ukraine:
    'Шевченко SHEVCHENKO, ЗЕЛЕНСЬКИЙ ZELENSKYI, Згурський ZGHURSKYI, Юлія YULIIA, Їжакевич YIZHAKEVYCH, Євген YEVHEN, ' +
    "Йосипенко YOSYPENKO, Григорій HRYHORII, Ґалаґан GALAGAN, Щербак SHCHERBAK, Знам'янський ZNAMIANSKYI, Наталія NATALIIA, Сергій SERGIY",
  Belarus:
    'Сяргей SIARHEI, Аляксандр ALIAKSANDR, Яўген YAUHEN, Юрый YURY, Дзмітрый DZMITRY, Міхась MIKHAS, Ёрш YORSH, Алена ALENA',
  Bulgaria:
    'Георгиев GEORGIEV, София SOFIA, Щерев SHTEREV, Христов HRISTOV, Ъглов AGLOV, Йорданов YORDANOV, Юлиян YULIYAN',
  Serbia:
    'Ђорђевић DJORDJEVIC, Ђорђевић DORDEVIC, Ђорђевић Đorđević, Љубица LJUBICA, Чолић COLIC, Жижић ZIZIC, Хаџић HADZIC',
  'North Macedonia': 'Ќосев KJOSEV, Џамбазов DJAMBAZOV, Ѓорѓиев GJORGJIEV, Ѕвезда DZVEZDA, Шутев SHUTEV',
  Mongolia: 'Өнөржаргал UNURJARGAL, Хүрэлбаатар KHURELBAATAR',
  'Greece and Cyprus':
    'Παπαδόπουλος PAPADOPOULOS, ΠΑΠΑΔΟΠΟΥΛΟΣ PAPADOPOULOS, Ευάγγελος EVANGELOS, Μπάμπης BAMPIS, Αυγουστίνος AVGOUSTINOS, ' +
    'Ευθύμιος EFTHYMIOS, Χρήστος CHRISTOS, Σταύρος STAVROS, Ψαράς PSARAS, Ξένος XENOS, Μαΐου MAIOU, Ελευθερία ELEFTHERIA, Μπακογιάννη BAKOGIANNI, Κωνσταντίνος KONSTANTINOS',
  'the table for Arabic': 'محمد MXHMD, عبدالله EBDALLH, فاطمة FAXTTMXAH, مُحَمَّد MXHMMD, حسين XHSYN, مصطفى MXSSXTTFXAY',
  'other marks of Latin letters':
    'Núñez NUNEZ, Núñez NUNXXEZ, Müller MUELLER, Müller MUXXLLER, MULLER MUXXLLER, Müller MULLER, Åkesson AAKESSON, Åkesson AKESSON, ' +
    'Đorđević DJORDJEVIC, Đorđević DORDEVIC, Ødegård OEDEGAARD, Ødegård ODEGARD, Großmann GROSSMANN, Łukasz LUKASZ, Þórdís THORDIS, ' +
    'Işık ISIK, Đỗ DO, Škoda SKODA, Häkkinen HAKKINEN, Häkkinen HAEKKINEN, Sæther SAETHER, Ŧórshavn TORSHAVN, Éloïse ELOISE',
};

/** Different people, including relatives and names that differ by a letter. */
const different =
  'Шевченко SHEVCHUK, Иванов PETROV, Ткаченко TKACHUK, Иван IVANA, Мария MARINA, Ана ANNA, Андрей ANDREA, Олександр OLEKSANDRA, ' +
  'Иванов IVANOVA, Лука LUKAS, Юлія OLHA, Ковальчук KOVALENKO, Шевченко PAPADOPOULOS, Παπαδόπουλος PAPANDREOU, Γεωργίου GEORGIADIS, ' +
  'Παππάς PAPAS, Μαρία MARIO, Núñez NAVAREZ, Đorđević DIMITRIJEVIC, Müller MEIER, Ünal ONAL, Björn BIRN, Ñato NATTO, Ђокић DRAGIC';

const pairs = (text: string): readonly (readonly [string, string])[] =>
  text.split(', ').map((pair) => [pair.slice(0, pair.lastIndexOf(' ')), pair.slice(pair.lastIndexOf(' ') + 1)]);

describe('a name in its own letters', () => {
  for (const [where, names] of Object.entries(agreeing)) {
    for (const [own, latin] of pairs(names)) {
      it(`agrees as ${own} with ${latin} (${where}), in either order`, () => {
        assert.equal(compareNames(own, latin), 'full');
        assert.equal(compareNames(latin.toLowerCase(), own), 'full');
      });
    }
  }

  for (const [own, latin] of pairs(different)) {
    it(`does not agree as ${own} with ${latin}`, () => {
      assert.equal(compareNames(own, latin), 'none');
      assert.equal(compareNames(latin, own), 'none');
      assert.equal(areIncomparable(own, latin), false);
    });
  }

  it('agrees with several names, of which one side has fewer or no space', () => {
    assert.equal(compareNames('Тарас Григорович', 'TARAS'), 'full');
    assert.equal(compareNames('Марія-Олена', 'MARIIA OLENA'), 'full');
    assert.equal(compareNames('Марія-Олена', 'MARIIAOLENA'), 'full');
    assert.equal(compareNames('Αικατερίνη Μαρία', 'AIKATERINI'), 'full');
    assert.equal(compareNames('Тарас', 'OLEH TARASOV'), 'none');
  });

  it('is written by one system at a time', () => {
    assert.ok(!spellingsOf('Юлія').some((words) => words.join('') === 'JULIA'));
    assert.deepEqual(spellingsOf('王'), []);
    assert.deepEqual(spellingsOf(''), []);
    assert.deepEqual(spellingsOf('Ж'.repeat(201)), []);
  });
});

describe('a name in a script that no table spells', () => {
  for (const [own, latin] of pairs(
    'محمد MOHAMMED, فاطمة FATIMA, כהן COHEN, 王 WANG, 김 KIM, たなか TANAKA, მარია MARIAM',
  )) {
    it(`proves nothing as ${own} compared with ${latin}`, () => {
      assert.ok(areIncomparable(own, latin));
      assert.ok(areIncomparable(latin, own));
    });
  }

  it('contradicts another one of the same script', () => {
    for (const [one, other] of pairs('محمد أحمد, 王 李, כהן לוי, たなか 鈴木')) {
      assert.equal(areIncomparable(one, other), false);
      assert.equal(compareNames(one, other), 'none');
      assert.equal(compareNames(one, one), 'full');
    }
  });
});
