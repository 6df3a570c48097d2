"""Writes cases.csv (pairs by phenomenon) and strangers.csv (ordinary names that are on no list).

Needs Python with faker 40, pypinyin, korean-romanizer, transliterate and nicknames: what makes the cases shares no table with
what reads them, and the lists below were written for it. Every draw is by a fixed seed, and the half of a case (fit, kept)
follows from the words that make it, so that no word of a kept case was fitted on in the same phenomenon.
"""
import csv
import random
import re
import zlib
from pathlib import Path

from faker import Faker
from faker.providers.person.ja_JP import Provider as Japanese
from korean_romanizer.romanizer import Romanizer
from nicknames import NickNamer
from pypinyin import lazy_pinyin
from transliterate import translit

here = Path(__file__).parent
draw = random.Random(20261124)
rows, seen = [], set()


def half(word):
    return "kept" if zlib.crc32(word.lower().encode()) % 2 else "fit"


def add(phenomenon, culture, left, right, same, word=None, kind="person"):
    left, right = " ".join(left.split()), " ".join(right.split())
    if left.lower() == right.lower() and same or (phenomenon, left, right) in seen:
        return
    seen.add((phenomenon, left, right))
    rows.append([phenomenon, culture, kind, left, right, str(same).lower(), half(word or left)])


def faker(locale):
    made = Faker(locale)
    made.seed_instance(zlib.crc32(locale.encode()))
    return made


LATIN = "en_GB en_US de_DE fr_FR es_ES it_IT pl_PL nl_NL sv_SE no_NO da_DK fi_FI cs_CZ sk_SK hu_HU ro_RO hr_HR sl_SI pt_BR pt_PT tr_TR az_AZ id_ID vi_VN lt_LT lv_LV et_EE en_IN en_NG fil_PH es_MX es_CO de_AT de_CH en_IE ga_IE yo_NG zu_ZA tw_GH sw".split()
CYRILLIC = {"ru_RU": "ru", "uk_UA": "uk", "bg_BG": "bg"}
people = {}
for locale in LATIN + list(CYRILLIC) + ["el_GR", "ka_GE", "hy_AM"]:
    try:
        source = faker(locale)
        people[locale] = [(source.first_name(), source.last_name()) for _ in range(160)]
    except Exception:
        continue
cultures = [locale for locale in LATIN if locale in people]


def someone(culture=None):
    chosen = culture or draw.choice(cultures)
    return (*draw.choice(people[chosen]), chosen)


def typo(word, kind):
    if len(word) < 5:
        return None
    at = draw.randrange(1, len(word) - 1)
    if kind == "substituted":
        return word[:at] + draw.choice([c for c in "abdegiklmnoprstuvz" if c != word[at].lower()]) + word[at + 1:]
    if kind == "left out":
        return word[:at] + word[at + 1:]
    if kind == "added":
        return word[:at] + draw.choice("aehilnrst") + word[at:]
    return word[:at] + word[at + 1] + word[at] + word[at + 2:] if at + 1 < len(word) and word[at] != word[at + 1] else None


for kind in ["substituted", "left out", "added", "swapped"]:
    for _ in range(40):
        first, last, culture = someone()
        wrong = typo(last, kind)
        if wrong and " " not in last:
            add(f"typo: letter {kind}", culture, f"{first} {wrong}", f"{first} {last}", True, last)
for _ in range(40):
    first, last, culture = someone()
    add("order: family name first", culture, f"{last} {first}", f"{first} {last}", True, last)
    first, last, culture = someone()
    add("order: comma", culture, f"{last.upper()}, {first}", f"{first} {last}", True, last)
for _ in range(60):
    first, last, culture = someone()
    second = someone(culture)[0]
    if second == first or not first[0].isascii() or not second[0].isascii():
        continue
    shape = draw.choice(["{a}. {l}", "{a} {l}", "{l}, {a}."])
    add("initials: given name", culture, shape.format(a=first[0], l=last), f"{first} {last}", True, last)
    shape = draw.choice(["{a}. {b}. {l}", "{a}.{b}. {l}", "{a} {b} {l}", "{l} {a}.{b}."])
    add("initials: two given names", culture, shape.format(a=first[0], b=second[0], l=last), f"{first} {second} {last}", True, last)
    other = draw.choice([c for c in "BCDFGHKLMNPRSTVZ" if c not in (first[0].upper(), second[0].upper())])
    add("initials: of somebody else", culture, f"{other}. {last}", f"{first} {last}", False, last)
for _ in range(50):
    first, last, culture = someone()
    second = someone(culture)[0]
    if second == first:
        continue
    add("middle name left out", culture, f"{first} {last}", f"{first} {second} {last}", True, last)
    third, fourth = someone(culture)[0], someone(culture)[1]
    if third not in (first, second) and fourth != last:
        add("one part is another", culture, f"{first} {second} {last}", f"{first} {third} {last}", False, first + last)
        add("one part is another", culture, f"{first} {last}", f"{third} {last}", False, first + third + last)
        add("one part is another", culture, f"{first} {last}", f"{first} {fourth}", False, first + last + fourth)
nick = NickNamer()
for name in sorted("william robert richard margaret elizabeth edward james john thomas charles katherine michael joseph daniel samuel benjamin nicholas anthony andrew alexander patricia barbara susan deborah rebecca christopher matthew gregory stephen theodore lawrence walter henry frederick eugene gerald ronald donald kenneth timothy jeffrey leonard raymond victoria veronica jacqueline stephanie jennifer abigail dorothy frances virginia josephine caroline".split()):
    for short in sorted(nick.nicknames_of(name) or [])[:3]:
        last = draw.choice(people["en_US"])[1]
        add("short name: English", "en", f"{short.title()} {last}", f"{name.title()} {last}", True, name)
SHORT = {
    "Slavic": "Aleksei Alyosha;Anatoly Tolya;Andrei Andryusha;Boris Borya;Dmitri Dima;Dmitri Mitya;Egor Gosha;Ekaterina Katya;Elena Lena;Evgeny Zhenya;Fyodor Fedya;Gennady Gena;Georgy Zhora;Grigory Grisha;Ivan Vanya;Konstantin Kostya;Leonid Lyonya;Lev Lyova;Lyudmila Lyuda;Maria Masha;Mikhail Misha;Nadezhda Nadya;Natalia Natasha;Nikolai Kolya;Olga Olya;Pavel Pasha;Pyotr Petya;Semyon Syoma;Sergei Seryozha;Sofia Sonya;Stanislav Stas;Stepan Styopa;Svetlana Sveta;Tatiana Tanya;Valentin Valya;Vasily Vasya;Viktor Vitya;Vladimir Volodya;Vladimir Vova;Vladislav Vlad;Vyacheslav Slava;Yakov Yasha;Yulia Yulya;Yuri Yura;Zinaida Zina;Jakub Kuba;Stanisław Staszek;Wojciech Wojtek;Katarzyna Kasia;Małgorzata Gosia;Krzysztof Krzyś;Zbigniew Zbyszek;Tadeusz Tadek;František Franta;Josef Pepa;Václav Vašek;Aleksandar Aca;Slobodan Boba;Vladimir Vlada;Predrag Peđa;Dragan Gagi;Georgi Gosho;Dimitar Mitko",
    "Spanish and Portuguese": "Francisco Paco;Francisco Pancho;Francisco Kiko;José Pepe;Jesús Chucho;Ignacio Nacho;Eduardo Lalo;Enrique Quique;Guillermo Memo;Guadalupe Lupe;Dolores Lola;Concepción Concha;Mercedes Merche;Rosario Charo;Manuel Manolo;Alejandro Álex;Alberto Beto;Fernando Nando;Gregorio Goyo;Joaquín Quino;Salvador Chava;Santiago Chago;Luis Lucho;Antonio Toño;Rafael Rafa;Consuelo Chelo;Isabel Chabela;Ramón Moncho;Vicente Chente;Alfonso Poncho;José Zé;Francisco Chico;Luiz Lula;Sebastião Tião",
    "Turkic and Semitic": "Mehmet Memo;İbrahim İbo;Süleyman Sülo;Abdullah Apo;Fatma Fatoş;Abdulrahman Abdo;Mohammad Hamada;Yitzhak Itzik;Yaakov Kobi;Mordechai Motti;Moshe Moishe;Shlomo Shloimi;David Dudi;Avraham Avi;Binyamin Benny;Yosef Yossi;Nathan Nati;Yehuda Yudi;Gabriel Gabi;Raphael Rafi;Israel Srulik;Chaim Haim;Nursultan Nurik;Gholamreza Reza;Abdulaziz Aziz;Jamaluddin Jamal",
    "the rest of Europe": "Johannes Hannes;Johann Hans;Josef Sepp;Heinrich Heinz;Friedrich Fritz;Wilhelm Willi;Maximilian Max;Matthias Hias;Katharina Kathi;Elisabeth Liesel;Margarete Gretel;Ulrich Uli;Joachim Jochen;Ludwig Lutz;Nikolaus Klaus;Cornelis Kees;Hendrik Henk;Jacobus Jaap;Wilhelmus Wim;Petrus Piet;Lars Lasse;Per Pelle;Karl Kalle;Giuseppe Beppe;Giovanni Gianni;Francesco Ciccio;Vincenzo Enzo;Luigi Gigi;Lorenzo Renzo;Domenico Mimmo;Salvatore Totò;Filippo Pippo;Alessandro Sandro;Ioannis Yannis;Dimitrios Mitsos;Konstantinos Kostas;Georgios Giorgos;Panagiotis Takis;Athanasios Thanasis;Emmanouil Manolis;Evangelos Vangelis;Spyridon Spyros;Istvan Pista;Laszlo Laci;Ferenc Feri;Sandor Sanyi;Jozsef Joska;Gheorghe Ghita;Nicolae Nicu",
}
LOCALES = {"Slavic": "pl_PL", "Spanish and Portuguese": "es_MX", "Turkic and Semitic": "tr_TR", "the rest of Europe": "de_DE"}
for culture, names in SHORT.items():
    for pair in names.split(";"):
        full, short = pair.split()
        last = draw.choice(people[LOCALES[culture]])[1]
        add(f"short name: {culture}", culture, f"{short} {last}", f"{full} {last}", True, full)
for left, right in [("Bill", "Robert"), ("Jack", "James"), ("Ted", "Thomas"), ("Dima", "Denis"), ("Sasha", "Sergei"), ("Kolya", "Konstantin"), ("Paco", "Pablo"), ("Pepe", "Pedro"), ("Nacho", "Ignazio Carlo"), ("Kostas", "Kyriakos"), ("Heinz", "Hans"), ("Fritz", "Franz"), ("Peggy", "Patricia"), ("Vova", "Valery"), ("Gosia", "Grażyna"), ("Lalo", "Leandro"), ("Misha", "Matvei"), ("Katya", "Ksenia"), ("Memo", "Metin"), ("Enzo", "Ennio")]:
    last = draw.choice(people["it_IT"])[1]
    add("short name: of another name", "mixed", f"{left} {last}", f"{right} {last}", False, left)
for locale, language in CYRILLIC.items():
    for first, last in people[locale][:60]:
        written = f"{first} {last}"
        latin = translit(written, language, reversed=True).replace("'", "")
        if not re.fullmatch(r"[A-Za-z \-]+", latin):
            continue
        add(f"native script: Cyrillic", locale, latin, written, True, last)
for locale, language in {"el_GR": "el", "ka_GE": "ka", "hy_AM": "hy"}.items():
    for first, last in people.get(locale, [])[:45]:
        written = f"{first} {last}"
        latin = translit(written, language, reversed=True)
        if re.fullmatch(r"[A-Za-z' \-]+", latin):
            add(f"native script: {'Greek' if language == 'el' else 'Georgian and Armenian'}", locale, latin.replace("'", ""), written, True, last)
SYSTEMS = "Yeltsin Eltsin;Khrushchev Chruschtschow;Khrushchev Hruščëv;Gorbachev Gorbatschow;Tchaikovsky Chaikovskii;Tchaikovsky Tschaikowski;Dostoevsky Dostojewski;Shcherbakov Ščerbakov;Shcherbakov Schtscherbakow;Zhukov Schukow;Zhukov Žukov;Yushchenko Juschtschenko;Yanukovych Janukowitsch;Zelenskyy Selenskyj;Lukashenko Lukaschenka;Mikhail Michail;Yevgeny Jewgeni;Aleksei Alexej;Sergey Siergiej;Yuri Jurij;Dmitry Dimitrij;Shevchenko Szewczenko;Kovalchuk Kowaltschuk;Ovechkin Owetschkin;Chernenko Tschernenko;Kharitonov Charitonow;Tsvetaeva Zwetajewa;Vysotsky Wyssozki;Vasilyev Wassiljew;Solovyov Solowjow".split(";")
for pair in SYSTEMS:
    left, right = pair.split()
    first = draw.choice(["Ivan", "Anna", "Boris", "Vera", "Oleg", "Nina"])
    add("romanisation: Cyrillic by several systems", "ru", f"{first} {left}", f"{first} {right}", True, left)
chinese = faker("zh_CN")
for _ in range(70):
    name = chinese.name()
    given = lazy_pinyin(name[1:])
    family = lazy_pinyin(name[:1])[0]
    if len(name) not in (2, 3):
        continue
    joined = "".join(given)
    shape = draw.choice(["{f} {g}", "{g} {f}", "{f} {h}", "{f}, {g}"])
    add("native script: Han", "zh", shape.format(f=family.title(), g=joined.title(), h="-".join(given).title()), name, True, name)
WG = "Mao Zedong|Mao Tse-tung;Zhou Enlai|Chou En-lai;Deng Xiaoping|Teng Hsiao-ping;Jiang Jieshi|Chiang Chieh-shih;Zhang Xueliang|Chang Hsueh-liang;Lin Biao|Lin Piao;Zhu De|Chu Teh;Hua Guofeng|Hua Kuo-feng;Zhao Ziyang|Chao Tzu-yang;Jiang Zemin|Chiang Tse-min;Li Denghui|Lee Teng-hui;Ma Yingjiu|Ma Ying-jeou;Cai Yingwen|Tsai Ing-wen;Song Qingling|Soong Ching-ling;Jiang Jingguo|Chiang Ching-kuo;Liu Shaoqi|Liu Shao-chi;Peng Dehuai|Peng Te-huai;Zhang Guotao|Chang Kuo-tao;Chen Duxiu|Chen Tu-hsiu;Qu Qiubai|Chu Chiu-pai;Xu Xiangqian|Hsu Hsiang-chien;Ye Jianying|Yeh Chien-ying;Gao Gang|Kao Kang;Kang Sheng|Kang Sheng;Xie Fuzhi|Hsieh Fu-chih;Bo Yibo|Po I-po;Wang Jingwei|Wang Ching-wei;Sun Zhongshan|Sun Chung-shan;Guo Taiming|Kuo Tai-ming;Xu Zhimo|Hsu Chih-mo;Zhuang Zedong|Chuang Tse-tung;Zhang Zhongmou|Chang Chung-mou;Wang Jianmin|Wang Chien-ming;Zhou Jielun|Chou Chieh-lun;Deng Lijun|Teng Li-chun;Su Zhenchang|Su Tseng-chang;Lai Qingde|Lai Ching-te;Chen Shuibian|Chen Shui-bian;Lian Zhan|Lien Chan;Xiao Meiqin|Hsiao Bi-khim"
for pair in WG.split(";"):
    left, right = pair.split("|")
    if left != right and "Bi-khim" not in right:
        add("romanisation: Chinese by several systems", "zh", left, right, True, left)
CANTONESE = "Chan Tai Man|陳大文;Wong Kar Wai|王家衛;Leung Chun Ying|梁振英;Lam Cheng Yuet Ngor|林鄭月娥;Lee Ka Shing|李嘉誠;Chow Yun Fat|周潤發;Cheung Kwok Wing|張國榮;Ng Man Tat|吳孟達;Yeung Sum|楊森;Tsang Yam Kuen|曾蔭權;Ho Hung Sun|何鴻燊;Kwok Tak Shing|郭得勝;Lau Tak Wah|劉德華;Mak Ka Pik|麥嘉碧;Tang Ping Yuen|唐炳源;Fung King Hey|馮景禧;Szeto Wah|司徒華;Yip Man|葉問;Law Kwun Chung|羅冠聰;Tse Ting Fung|謝霆鋒"
for pair in CANTONESE.split(";"):
    left, right = pair.split("|")
    add("romanisation: Cantonese against Han", "yue", left, right, True, left)
SOUTHERN = "Chan Chen;Wong Huang;Cheung Zhang;Lam Lin;Ng Wu;Leung Liang;Chow Zhou;Yip Ye;Kwok Guo;Lau Liu;Tsang Zeng;Yeung Yang;Tan Chen;Lim Lin;Teo Zhang;Goh Wu;Ong Wang;Koh Xu;Ho He;Fung Feng;Tang Deng;Mak Mai;Kwan Guan;Szeto Situ;Choi Cai;Chua Cai;Tay Zheng;Chong Zhang;Yap Ye;Low Luo"
for pair in SOUTHERN.split(";"):
    left, right = pair.split()
    given = draw.choice(["Michael", "Grace", "Peter", "Janet", "Vincent", "Audrey"])
    add("romanisation: Chinese surnames of the south", "zh", f"{given} {left}", f"{given} {right}", True, left)
korean = faker("ko_KR")
for _ in range(60):
    name = korean.name()
    if len(name) != 3:
        continue
    parts = [Romanizer(each).romanize() for each in name]
    shape = draw.choice(["{a} {b}{c}", "{a} {b}-{c}", "{b}{c} {a}", "{a} {b} {c}"])
    add("native script: Hangul", "ko", shape.format(a=parts[0].title(), b=parts[1].title(), c=parts[2]), name, True, name)
KOREAN = "Kim Jong Un|Gim Jeongeun;Park Geun Hye|Bak Geunhye;Lee Myung Bak|I Myeongbak;Roh Moo Hyun|No Muhyeon;Moon Jae In|Mun Jaein;Yoon Suk Yeol|Yun Seokyeol;Ri Sol Ju|Lee Seol Joo;Choe Ryong Hae|Choi Ryong-hae;Jang Song Thaek|Jang Seong-taek;Kim Yo Jong|Kim Yeojeong;Hwang Pyong So|Hwang Byeongseo;Pak Pong Ju|Park Bong-ju;Ri Yong Ho|Lee Yong-ho;Kim Kye Gwan|Kim Gye-gwan;Chong Kyong Du|Jeong Gyeong-du;Paek Nam Sun|Baek Nam-sun;Ban Ki Moon|Ban Gimun;Chung Mong Koo|Jeong Monggu;Lee Kun Hee|Yi Geonhui;Shin Kyuk Ho|Sin Gyeokho;Koo Bon Moo|Gu Bonmu;Chey Tae Won|Choi Taewon;Huh Chang Soo|Heo Changsu;Cho Yang Ho|Jo Yangho;Sohn Kee Chung|Son Gijeong;Hong Joon Pyo|Hong Junpyo;Kang Kyung Wha|Gang Gyeonghwa;Rhee Syngman|Yi Seungman;Kim Dae Jung|Gim Daejung;Chun Doo Hwan|Jeon Duhwan"
for pair in KOREAN.split(";"):
    left, right = pair.split("|")
    add("romanisation: Korean by several systems", "ko", left, right, True, left)
given = [*Japanese.first_name_male_pairs, *Japanese.first_name_female_pairs]
families = list(Japanese.last_name_pairs)
for _ in range(60):
    first, last = draw.choice(given), draw.choice(families)
    add("native script: Kana", "ja", f"{first[2]} {last[2]}", f"{last[1]} {first[1]}", True, last[2])
    if draw.random() < 0.4:
        add("native script: Kanji", "ja", f"{first[2]} {last[2]}", f"{last[0]} {first[0]}", True, last[2])
ARABIC = "محمد Mohammed Muhamad Mohamad;أحمد Ahmad Ahmed;عبد الله Abdullah Abdallah;خالد Khaled Khalid;حسين Hussein Hossein Husayn;يوسف Youssef Yusuf;عبد الرحمن Abdurrahman Abdelrahman;إبراهيم Ibrahim Brahim;طارق Tareq Tariq Tarek;سعيد Saeed Said Saïd;مصطفى Mustafa Moustafa;عمر Omar Umar;جمال Jamal Gamal Djamel;ناصر Nasser Nasir;حمزة Hamza Hamzah;ياسر Yasser Yasir;عائشة Aisha Aicha Ayesha;فاطمة Fatima Fatma;زينب Zainab Zeinab Zaynab;خديجة Khadija Khadidja;صلاح الدين Salahuddin Salah al-Din Saladdin;نور الدين Noureddine Nuruddin;عبد القادر Abdelkader Abdul Qadir;قاسم Qasim Kassem Gassem;شريف Sharif Cherif Shareef;وليد Walid Waleed Oualid;منصور Mansour Mansur;بلال Bilal Belal".split(";")
FAMILY = "الحسيني al-Husseini Elhoussaini;الزهراني al-Zahrani Alzahrani;القحطاني al-Qahtani Alkahtani;المصري al-Masri El Masry;الخطيب al-Khatib Elkhateeb;العبيدي al-Obeidi Al Ubaydi;حداد Haddad Hadad;منصور Mansour Mansoor;بن علي Ben Ali Bin Ali;شاهين Shaheen Chahine;التكريتي al-Tikriti Altakriti;الجبوري al-Jubouri Aljabouri;درويش Darwish Darwiche;سليمان Suleiman Soliman;النجار al-Najjar Elnaggar".split(";")
for entry in ARABIC:
    words = re.match(r"([\u0600-\u06ff ]+) (.*)", entry)
    for family in FAMILY[:6] if draw.random() < 0.6 else FAMILY[6:11]:
        last = re.match(r"([\u0600-\u06ff ]+) (.*)", family)
        forms = re.findall(r"(?:Abdul |Salah al-)?[^ ]+", words[2])
        lasts = re.findall(r"(?:El |Al |Ben |Bin )?[^ ]+", last[2])
        if draw.random() < 0.5:
            add("native script: Arabic", "ar", f"{draw.choice(forms)} {draw.choice(lasts)}", f"{words[1]} {last[1]}", True, forms[0])
        if len(forms) > 1 and len(lasts) > 1:
            add("romanisation: Arabic by several writers", "ar", f"{forms[0]} {lasts[0]}", f"{forms[-1]} {lasts[-1]}", True, forms[0])
HEBREW = "בנימין נתניהו|Benjamin Netanyahu;יצחק רבין|Yitzhak Rabin;שמעון פרס|Shimon Peres;אהוד אולמרט|Ehud Olmert;משה דיין|Moshe Dayan;גולדה מאיר|Golda Meir;דוד בן גוריון|David Ben-Gurion;אריאל שרון|Ariel Sharon;יאיר לפיד|Yair Lapid;נפתלי בנט|Naftali Bennett;אביגדור ליברמן|Avigdor Lieberman;ציפי לבני|Tzipi Livni;ראובן ריבלין|Reuven Rivlin;יעקב כץ|Yaakov Katz;שרה לוי|Sarah Levy;רחל אברהם|Rachel Avraham;מרדכי גבאי|Mordechai Gabbay;חיים וייצמן|Chaim Weizmann;אברהם פרידמן|Avraham Friedman;יוסף שפירא|Yosef Shapira;מרים גולדשטיין|Miriam Goldstein;נתן שרנסקי|Natan Sharansky;דליה איציק|Dalia Itzik;גדעון סער|Gideon Saar;תמר זנדברג|Tamar Zandberg;אלי כהן|Eli Cohen;רות ביידר|Ruth Bader;עמוס עוז|Amos Oz;שלמה ארצי|Shlomo Artzi;חנה סנש|Hannah Szenes"
PERSIAN = "محمود احمدی نژاد|Mahmoud Ahmadinejad;حسن روحانی|Hassan Rouhani;علی خامنه ای|Ali Khamenei;قاسم سلیمانی|Qassem Soleimani;جواد ظریف|Javad Zarif;ابراهیم رئیسی|Ebrahim Raisi;مهدی کروبی|Mehdi Karroubi;علی لاریجانی|Ali Larijani;رضا پهلوی|Reza Pahlavi;فرح دیبا|Farah Diba;شیرین عبادی|Shirin Ebadi;نرگس محمدی|Narges Mohammadi;پرویز مشرف|Parviz Musharraf;داریوش مهرجویی|Dariush Mehrjui;اصغر فرهادی|Asghar Farhadi;گلشیفته فراهانی|Golshifteh Farahani;بهروز وثوقی|Behrouz Vossoughi;فروغ فرخزاد|Forough Farrokhzad;سهراب سپهری|Sohrab Sepehri;کیمیا علیزاده|Kimia Alizadeh"
THAI = "ทักษิณ ชินวัตร|Thaksin Shinawatra;ประยุทธ์ จันทร์โอชา|Prayut Chan-o-cha;ยิ่งลักษณ์ ชินวัตร|Yingluck Shinawatra;อภิสิทธิ์ เวชชาชีวะ|Abhisit Vejjajiva;สมชาย วงศ์สวัสดิ์|Somchai Wongsawat;สมัคร สุนทรเวช|Samak Sundaravej;ชวน หลีกภัย|Chuan Leekpai;เศรษฐา ทวีสิน|Srettha Thavisin;แพทองธาร ชินวัตร|Paetongtarn Shinawatra;พิธา ลิ้มเจริญรัตน์|Pita Limjaroenrat;อนุทิน ชาญวีรกูล|Anutin Charnvirakul;สุเทพ เทือกสุบรรณ|Suthep Thaugsuban;ธนาธร จึงรุ่งเรืองกิจ|Thanathorn Juangroongruangkit;กรณ์ จาติกวณิช|Korn Chatikavanij;บรรหาร ศิลปอาชา|Banharn Silpa-archa"
INDIC = "नरेन्द्र मोदी|Narendra Modi;राहुल गांधी|Rahul Gandhi;अमित शाह|Amit Shah;राजनाथ सिंह|Rajnath Singh;अरविंद केजरीवाल|Arvind Kejriwal;लालू प्रसाद यादव|Lalu Prasad Yadav;सुषमा स्वराज|Sushma Swaraj;प्रणब मुखर्जी|Pranab Mukherjee;योगी आदित्यनाथ|Yogi Adityanath;नीतीश कुमार|Nitish Kumar;शरद पवार|Sharad Pawar;देवेंद्र फडणवीस|Devendra Fadnavis;स्मृति ईरानी|Smriti Irani;पुष्प कमल दाहाल|Pushpa Kamal Dahal;केपी शर्मा ओली|KP Sharma Oli;শেখ হাসিনা|Sheikh Hasina;খালেদা জিয়া|Khaleda Zia;মমতা বন্দ্যোপাধ্যায়|Mamata Bandyopadhyay;முத்துவேல் கருணாநிதி|Muthuvel Karunanidhi;எடப்பாடி பழனிசாமி|Edappadi Palaniswami;దేవేంద్ర గౌడ|Devendra Gowda;రేవంత్ రెడ్డి|Revanth Reddy;ಸಿದ್ದರಾಮಯ್ಯ|Siddaramaiah;പിണറായി വിജയൻ|Pinarayi Vijayan"
ETHIOPIC = "አቢይ አህመድ|Abiy Ahmed;መለስ ዜናዊ|Meles Zenawi;ኃይለማርያም ደሳለኝ|Hailemariam Desalegn;ሣህለወርቅ ዘውዴ|Sahle-Work Zewde;ደመቀ መኮንን|Demeke Mekonnen;ብርሃኑ ነጋ|Berhanu Nega;ኢሳያስ አፈወርቂ|Isaias Afwerki;ጌታቸው ረዳ|Getachew Reda"
for culture, pairs, name in [("he", HEBREW, "Hebrew"), ("fa", PERSIAN, "Persian"), ("th", THAI, "Thai"), ("in", INDIC, "Indic"), ("am", ETHIOPIC, "Ethiopic")]:
    for pair in pairs.split(";"):
        native, latin = pair.split("|")
        add(f"native script: {name}", culture, latin, native, True, latin)
for phenomenon, locale, pairs in [
    ("diacritics and their two-letter forms", "de_DE", "Müller Mueller;Schröder Schroeder;Jäger Jaeger;Groß Gross;Weiß Weiss;Köhler Koehler;Bäcker Baecker;Kühn Kuehn;Straßer Strasser;Lüdenscheidt Luedenscheidt;Søren Soeren;Åkesson Aakesson;Grønholt Groenholt;Øyen Oyen;Bjørnsson Bjornsson;Þórsson Thorsson;Đorđević Djordjevic;Łukasiewicz Lukasiewicz;Señorans Senorans;Gonçalves Goncalves;Šarūnas Sharunas;Çelik Chelik;Yılmaz Yilmaz;Gökçe Goekce;Öztürk Oeztuerk"),
    ("spaces and hyphens", "fr_FR", "Jean-Claude JeanClaude;Anne-Marie Annemarie;De_la_Cruz Delacruz;Van_der_Berg Vanderberg;Mac_Donald MacDonald;O_Brien OBrien;Abdel_Rahman Abdelrahman;Le_Blanc Leblanc;San_Martín Sanmartin;Di_Stefano Distefano;Saint-Pierre Saintpierre;Von_Trapp Vontrapp;Abu_Bakr Abubakr;Nasr_Allah Nasrallah;Ter_Petrosyan Terpetrosyan;Dos_Santos Dossantos;Du_Pont Dupont;Al_Assad Alassad;Ben_Salah Bensalah;Fitz_Gerald Fitzgerald"),
]:
    for pair in pairs.split(";"):
        left, right = (each.replace("_", " ") for each in pair.split())
        other = draw.choice(people[locale])[0 if phenomenon.startswith("d") else 1]
        add(phenomenon, locale, f"{other} {left}", f"{other} {right}", True, left)
for _ in range(45):
    first, one, culture = someone("es_MX")
    two = someone("es_ES")[1]
    first, one, two = first.split()[0], one.split()[0], two.split()[0]
    if one == two:
        continue
    add("surnames: one of two left out", "es", f"{first} {one}", f"{first} {one} {two}", True, one + two)
    first, maiden, culture = someone("de_DE")
    married = someone("de_DE")[1]
    add("surnames: married and born", "de", f"{first} {maiden}-{married}", f"{first} {maiden}", True, maiden)
TITLES = "Dr. {n};Prof. {n};Sheikh {n};Hajji {n};General {n};Sir {n};Mullah {n};{n}, PhD;Señor {n};Mr {n};His Excellency {n};Ayatollah {n};Ing. {n};Col. {n};Maulana {n};Hon. {n};Princess {n};Imam {n};Rev. {n};{n} Esq."
for shape in TITLES.split(";"):
    for _ in range(3):
        first, last, culture = someone()
        add("title or honorific", culture, shape.format(n=f"{first} {last}"), f"{first} {last}", True, shape + last)
KUNYA = "Abu Omar;Abu Hafs;Abu Musab;Umm Salama;Abu Yusuf;Abou Bakr"
for kunya in KUNYA.split(";"):
    for name in ["Khalid al-Masri", "Tariq Mansour", "Hamza Darwish", "Yasir al-Najjar", "Bilal Haddad", "Walid Shaheen"]:
        add("kunya added", "ar", f"{kunya} {name}", name, True, kunya + name)
ARAB = ["Ahmad", "Khalid", "Omar", "Yusuf", "Hamza", "Tariq", "Salim", "Nasir", "Faisal", "Majid", "Rashid", "Jabir"]
for _ in range(30):
    son, father = draw.sample(ARAB, 2)
    relation = draw.choice(["bin", "ibn", "ben"])
    tail = draw.choice(["", " al-Masri", " al-Harbi", " al-Otaibi"])
    add("father and son exchanged", "ar", f"{son} {relation} {father}{tail}", f"{father} {relation} {son}{tail}", False, son + father)
    add("relation word written otherwise", "ar", f"{son} bin {father}{tail}", f"{son} {draw.choice(['ibn', 'ben', 'b.'])} {father}{tail}", True, son + father)
for _ in range(25):
    first, last, culture = someone("en_US")
    add("generation: one leaves it out", "en", f"{first} {last}", f"{first} {last} {draw.choice(['Jr.', 'III', 'Junior'])}", True, last)
    add("generation: another", "en", f"{first} {last} {draw.choice(['Jr.', 'II'])}", f"{first} {last} {draw.choice(['Sr.', 'III', 'IV'])}", False, last)
PATRONYMICS = "Ivanovich Petrovich Sergeevich Alexandrovich Nikolaevich Vladimirovich Mikhailovich Dmitrievich".split()
for first, last in people["ru_RU"][:40]:
    latin = translit(f"{first} {last}", "ru", reversed=True).replace("'", "")
    a, b = latin.split()[0], latin.split()[-1]
    one, two = draw.sample(PATRONYMICS, 2)
    add("patronymic added", "ru", f"{a} {b}", f"{b} {a} {one}", True, b)
    add("patronymic of somebody else", "ru", f"{a} {one} {b}", f"{a} {two} {b}", False, b)
SLIPS = [("l", "1"), ("o", "0"), ("i", "l"), ("rn", "m"), ("cl", "d"), ("vv", "w")]
for _ in range(60):
    first, last, culture = someone()
    a, b = draw.choice(SLIPS)
    if a in last[1:]:
        add("letters misread", culture, f"{first} {last[0] + last[1:].replace(a, b, 1)}", f"{first} {last}", True, last)
WORDS = "Northgate Bluefin Harborline Tamarisk Zenithal Quarrystone Velmora Ostrava Kestrel Danvers Orlovka Silkroad Amberley Torvald Mirador Castellan Redwood Hallmark Pinnacle Baltika Sanderling Corvus Ilmarinen Palmyra Levant".split()
FIELDS = "Trading Shipping Petroleum Logistics Construction Investment Electronics Aviation Mining Chemicals".split()
FORMS = [("GmbH", "Gesellschaft mit beschränkter Haftung"), ("LLC", "Limited Liability Company"), ("Ltd", "Limited"), ("S.A.", "Société Anonyme"), ("AG", "Aktiengesellschaft"), ("OOO", "Obshchestvo s ogranichennoy otvetstvennostyu"), ("PJSC", "Public Joint Stock Company"), ("B.V.", "Besloten Vennootschap"), ("S.r.l.", "Società a responsabilità limitata"), ("Inc.", "Incorporated"), ("Co.", "Company"), ("Corp.", "Corporation"), ("A/S", "Aktieselskab"), ("Oy", "Osakeyhtiö"), ("Sp. z o.o.", "Spółka z ograniczoną odpowiedzialnością")]
for word in WORDS:
    field, other = draw.sample(FIELDS, 2)
    short, long = draw.choice(FORMS)
    add("organization: legal form written out", "org", f"{word} {field} {short}", f"{word} {field} {long}", True, word, "organization")
    add("organization: legal form left out", "org", f"{word} {field}", f"{word} {field} {short}", True, word, "organization")
    add("organization: another field", "org", f"{word} {field} {short}", f"{word} {other} {short}", False, word, "organization")
    other_word = draw.choice([each for each in WORDS if each != word])
    add("organization: another name", "org", f"{word} {field} {short}", f"{other_word} {field} {short}", False, word, "organization")
    number = draw.randrange(1, 60)
    add("organization: another number", "org", f"{word} {field} No. {number}", f"{word} {field} No. {number + draw.randrange(1, 9)}", False, word, "organization")
    numeral = draw.choice(["II", "III", "IV", "VI", "VII", "IX"])
    add("organization: another Roman number", "org", f"{word} {field} Fund {numeral}", f"{word} {field} Fund {draw.choice([each for each in ['V', 'VIII', 'XI', 'XII']])}", False, word, "organization")
    value = {"II": 2, "III": 3, "IV": 4, "VI": 6, "VII": 7, "IX": 9}[numeral]
    add("organization: number written otherwise", "org", f"{word} {field} Fund {numeral}", f"{word} {field} Fund {value}", True, word, "organization")
    one, two = draw.sample(["France", "Brazil", "Ukraine", "Vietnam", "Nigeria", "Panama", "Cyprus", "Serbia"], 2)
    add("organization: another country", "org", f"{word} {field} {one} {short}", f"{word} {field} {two} {short}", False, word, "organization")
    wrong = typo(word, "substituted") or word
    add("organization: typo", "org", f"{wrong} {field} {short}", f"{word} {field} {short}", True, word, "organization")
    add("organization: word abbreviated", "org", f"{word} International {field} {short}", f"{word} Intl. {field} {short}", True, word, "organization")
    add("organization: spaces", "org", f"{word[:4]} {word[4:]} {field} {short}", f"{word} {field} {short}", True, word, "organization")
for _ in range(20):
    letters = "".join(draw.sample("ABCDFGHKLMNPRSTVZ", 3))
    field = draw.choice(FIELDS)
    add("organization: letters with dots", "org", f"{'.'.join(letters)}. {field} Ltd", f"{letters} {field} Ltd", True, letters, "organization")
    other = letters[:2] + draw.choice([c for c in "BCDFGHKLMNPRSTVZ" if c not in letters])
    add("organization: other letters", "org", f"{letters} {field} Ltd", f"{other} {field} Ltd", False, letters, "organization")
SHIPS = "Adrian Darya;Sea Phoenix;Ocean Star;Golden Lotus;Horse;Baltic Breeze;Artura;Sabiti;Amber;Happiness;Fortune;Ariana".split(";")
for ship in SHIPS:
    one, two = draw.sample(range(1, 12), 2)
    add("vessel: another number", "ship", f"{ship} {one}", f"{ship} {two}", False, ship, "organization")
    add("vessel: with its prefix", "ship", f"MV {ship} {one}", f"{ship} {one}", True, ship, "organization")
for _ in range(60):
    first, last, culture = someone()
    other_first, other_last, _culture = someone(culture)
    if len({first, last, other_first, other_last}) == 4:
        add("somebody else with one name alike", culture, f"{first} {last}", f"{first} {other_last}", False, first + last)
        add("one name alone", culture, first, f"{first} {last}", False, first + last)

with open(here / "cases.csv", "w", newline="") as file:
    writer = csv.writer(file)
    writer.writerow(["phenomenon", "culture", "kind", "left", "right", "same", "half"])
    writer.writerows(rows)
ROMANISED = {"zh": lambda f: " ".join(part.title() for part in [*lazy_pinyin(f[0]), "".join(lazy_pinyin(f[1:]))]), "ko": lambda f: Romanizer(f[0]).romanize().title() + " " + Romanizer(f[1:]).romanize().title()}
strangers = []
counted = sorted(locale for locale in people if locale in LATIN)
for locale in counted:
    source = faker(locale)
    source.seed_instance(zlib.crc32((locale + " strangers").encode()))
    strangers += [[locale, f"{source.first_name()} {source.last_name()}"] for _ in range(52)]
for locale, language in {**CYRILLIC, "el_GR": "el", "ka_GE": "ka", "hy_AM": "hy"}.items():
    strangers += [[locale, translit(f"{f} {l}", language, reversed=True).replace("'", "")] for f, l in people.get(locale, [])[60:110]]
for _ in range(60):
    strangers.append(["zh_CN", ROMANISED["zh"](chinese.name())])
    strangers.append(["ko_KR", ROMANISED["ko"](korean.name())])
    first, last = draw.choice(given), draw.choice(families)
    strangers.append(["ja_JP", f"{first[2]} {last[2]}"])
unique = list(dict.fromkeys(map(tuple, strangers)))
with open(here / "strangers.csv", "w", newline="") as file:
    writer = csv.writer(file)
    writer.writerow(["culture", "name"])
    writer.writerows(unique)
from collections import Counter
print(len(rows), Counter(row[6] for row in rows), len(unique), len(counted), len({row[0] for row in rows}), len({row[1] for row in rows}))
