/** Synthetic people: names as printed, as in a zone (Doc 9303 part 3, section 6) and in the holder's own script. */
import type { Draw } from './random.ts';

/** Name as printed, as in a zone, and in the native script if there is one. */
export interface PersonName {
  readonly printed: string;
  readonly zone: string;
  readonly native: string | null;
}

type Row = readonly [printed: string, zone?: string, native?: string];

interface Names {
  readonly last: readonly Row[];
  readonly first: readonly Row[];
}

/** Names by the ISO 639-1 code of their language. */
export const NAMES: Readonly<Record<string, Names>> = {
  en: {
    last: [
      ['HATHAWAY'],
      ["O'DONNELL", 'ODONNELL'],
      ['WHITCOMBE'],
      ['FITZROY'],
      ['QUIGLEY'],
      ['BRADSHAW-LEE', 'BRADSHAW LEE'],
    ],
    first: [['EDITH'], ['OSWIN'], ['MAEVE'], ['JASPER LEO'], ['PHILIPPA'], ['DEX']],
  },
  de: {
    last: [
      ['MÜHLBERGER', 'MUEHLBERGER'],
      ['GROSSKOPF'],
      ['VON DER AUE'],
      ['KÖSTLIN', 'KOESTLIN'],
      ['JÄGERMEYR', 'JAEGERMEYR'],
      ['ILG'],
    ],
    first: [['JÖRG', 'JOERG'], ['LIESELOTTE'], ['ANKE SIBYLLE'], ['UWE'], ['KÄTHE', 'KAETHE'], ['GERNOT']],
  },
  fr: {
    last: [
      ['LEFÈVRE', 'LEFEVRE'],
      ['BEAUCHÊNE', 'BEAUCHENE'],
      ["D'ARBOIS", 'DARBOIS'],
      ['GUÉRINOT', 'GUERINOT'],
      ['PETITJEAN'],
      ['ROUX'],
    ],
    first: [
      ['HÉLOÏSE', 'HELOISE'],
      ['JEAN-LUC', 'JEAN LUC'],
      ['AURÉLIEN', 'AURELIEN'],
      ['SOLÈNE MARIE', 'SOLENE MARIE'],
      ['GUY'],
      ['CLÉMENCE', 'CLEMENCE'],
    ],
  },
  es: {
    last: [
      ['NÚÑEZ ORTEGA', 'NUNEZ ORTEGA'],
      ['VILLALOBOS'],
      ['ECHEVERRÍA SOL', 'ECHEVERRIA SOL'],
      ['PEÑA ROJAS', 'PENA ROJAS'],
      ['LÓPEZ HARO', 'LOPEZ HARO'],
    ],
    first: [['INÉS', 'INES'], ['BEGOÑA', 'BEGONA'], ['XAVIER'], ['MARÍA JOSÉ', 'MARIA JOSE'], ['ÍÑIGO', 'INIGO']],
  },
  pl: {
    last: [
      ['WIŚNIEWSKA', 'WISNIEWSKA'],
      ['ŻÓŁTOWSKI', 'ZOLTOWSKI'],
      ['BŁASZCZYK', 'BLASZCZYK'],
      ['GRZĘDA', 'GRZEDA'],
      ['MAŃKOWSKI', 'MANKOWSKI'],
    ],
    first: [['ŁUCJA', 'LUCJA'], ['GRZEGORZ'], ['BOGUMIŁA ANNA', 'BOGUMILA ANNA'], ['WITOLD'], ['JĘDRZEJ', 'JEDRZEJ']],
  },
  cs: {
    last: [
      ['DVOŘÁČEK', 'DVORACEK'],
      ['HŘEBÍKOVÁ', 'HREBIKOVA'],
      ['ŠŤASTNÝ', 'STASTNY'],
      ['KŮRKA', 'KURKA'],
      ['ZÍMOVÁ', 'ZIMOVA'],
    ],
    first: [['ONDŘEJ', 'ONDREJ'], ['BOŽENA', 'BOZENA'], ['JIŘÍ', 'JIRI'], ['ZDISLAVA'], ['LUDĚK', 'LUDEK']],
  },
  sv: {
    last: [
      ['ÅKERBLOM', 'AAKERBLOM'],
      ['SJÖGREN', 'SJOEGREN'],
      ['WÄSTERLUND', 'WAESTERLUND'],
      ['QVIST'],
      ['BERGSTRÖM', 'BERGSTROEM'],
    ],
    first: [['ÅSA', 'AASA'], ['BJÖRN', 'BJOERN'], ['MÄRTA LOVISA', 'MAERTA LOVISA'], ['SIXTEN'], ['GÖTE', 'GOETE']],
  },
  tr: {
    last: [
      ['ÖZGÜLER', 'OEZGUELER'],
      ['ÇELİKBAŞ', 'CELIKBAS'],
      ['YILDIRIMOĞLU', 'YILDIRIMOGLU'],
      ['AKSU'],
      ['GÜNDÜZ', 'GUENDUEZ'],
    ],
    first: [['GÜLŞEN', 'GUELSEN'], ['İBRAHİM', 'IBRAHIM'], ['ÇAĞLA', 'CAGLA'], ['MERT'], ['AYŞE NUR', 'AYSE NUR']],
  },
  hu: {
    last: [['SZŐLLŐSI', 'SZOLLOSI'], ['KÁLLAY', 'KALLAY'], ['NYÍRI', 'NYIRI'], ['FÖLDVÁRY', 'FOELDVARY'], ['VAS']],
    first: [
      ['ZSÓFIA', 'ZSOFIA'],
      ['LÁSZLÓ', 'LASZLO'],
      ['ÁGNES ILONA', 'AGNES ILONA'],
      ['BENCE'],
      ['GYÖNGYI', 'GYOENGYI'],
    ],
  },
  uk: {
    last: [
      ['SHEVCHUK', 'SHEVCHUK', 'ШЕВЧУК'],
      ['HONCHARENKO', 'HONCHARENKO', 'ГОНЧАРЕНКО'],
      ['LYSENKO', 'LYSENKO', 'ЛИСЕНКО'],
      ['KOVAL', 'KOVAL', 'КОВАЛЬ'],
    ],
    first: [
      ['OKSANA', 'OKSANA', 'ОКСАНА'],
      ['TARAS', 'TARAS', 'ТАРАС'],
      ['BOHDAN', 'BOHDAN', 'БОГДАН'],
      ['MARTA', 'MARTA', 'МАРТА'],
    ],
  },
  el: {
    last: [
      ['PAPADAKIS', 'PAPADAKIS', 'ΠΑΠΑΔΑΚΗΣ'],
      ['GEORGIOU', 'GEORGIOU', 'ΓΕΩΡΓΙΟΥ'],
      ['NIKOLAIDOU', 'NIKOLAIDOU', 'ΝΙΚΟΛΑΪΔΟΥ'],
      ['VLACHOS', 'VLACHOS', 'ΒΛΑΧΟΣ'],
    ],
    first: [
      ['ELENI', 'ELENI', 'ΕΛΕΝΗ'],
      ['DIMITRIOS', 'DIMITRIOS', 'ΔΗΜΗΤΡΙΟΣ'],
      ['SOFIA', 'SOFIA', 'ΣΟΦΙΑ'],
      ['STAVROS', 'STAVROS', 'ΣΤΑΥΡΟΣ'],
    ],
  },
  ja: {
    last: [
      ['TANIGUCHI', 'TANIGUCHI', 'タニグチ'],
      ['HOSHINO', 'HOSHINO', 'ホシノ'],
      ['KUROSAWA', 'KUROSAWA', 'クロサワ'],
    ],
    first: [
      ['AKEMI', 'AKEMI', 'アケミ'],
      ['SATOSHI', 'SATOSHI', 'サトシ'],
      ['NAOKO', 'NAOKO', 'ナオコ'],
    ],
  },
  ko: {
    last: [
      ['HWANG', 'HWANG', '황'],
      ['SEO', 'SEO', '서'],
      ['NAMGUNG', 'NAMGUNG', '남궁'],
    ],
    first: [
      ['EUNJI', 'EUNJI', '은지'],
      ['DOHYUN', 'DOHYUN', '도현'],
      ['SEOYEON', 'SEOYEON', '서연'],
    ],
  },
  ar: {
    last: [
      ['AL-HADDAD', 'AL HADDAD', 'الحداد'],
      ['MANSOUR', 'MANSOUR', 'منصور'],
      ['KHOURY', 'KHOURY', 'خوري'],
    ],
    first: [
      ['LAYLA', 'LAYLA', 'ليلى'],
      ['OMAR', 'OMAR', 'عمر'],
      ['NADIA', 'NADIA', 'نادية'],
    ],
  },
};

function nameOf([printed, zone, native]: Row): PersonName {
  return { printed, zone: zone ?? printed, native: native ?? null };
}

export interface Person {
  readonly last: PersonName;
  readonly first: PersonName;
  readonly sex: 'M' | 'F';
  /** Date of birth, YYYY-MM-DD. */
  readonly birth: string;
}

/** Draws a day between two years as YYYY-MM-DD. */
export function drawDay(draw: Draw, from: number, to: number): string {
  const pad = (value: number): string => String(value).padStart(2, '0');
  return `${draw.whole(from, to)}-${pad(draw.whole(1, 12))}-${pad(draw.whole(1, 28))}`;
}

export function drawPerson(draw: Draw, language: string): Person {
  const names = NAMES[language];
  if (names === undefined) throw new RangeError(`no names in ${language}`);
  const [last, first] = [nameOf(draw.pick(names.last)), nameOf(draw.pick(names.first))];
  return { last, first, sex: draw.pick(['M', 'F']), birth: drawDay(draw, 1942, 2004) };
}
