/** Hostile PDF files that expand, repeat, reference or request too much. */
import type { Random } from '@countersign/specimens';
import { garbage, type HostileKind, remember } from './kind.ts';
import { packed, pdfFile, stream } from './pdf-file.ts';

const repeated = (text: string, times: number): string => text.repeat(times);

/** Builds forms that each draw the next one several times: the last is drawn `times` to the power of `depth` times. */
function formFan(depth: number, times: number, last: string): Buffer {
  const form = (index: number) =>
    stream(
      index === depth ? last : repeated('/F Do ', times),
      `/Type/XObject/Subtype/Form/BBox[0 0 600 700]/Resources<</XObject<</F ${index + 6} 0 R>>>>`,
    );
  return pdfFile({
    resources: '/XObject<</F 5 0 R>>',
    contents: stream(repeated('/F Do ', times)),
    further: Array.from({ length: depth + 1 }, (_, index) => form(index)),
  });
}

function pictureOf(random: Random, width: number, height: number, entries: string, data: Buffer): Buffer {
  const picture = packed(
    data,
    `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}${entries}`,
    random.integer(1, 2),
  );
  return pdfFile({
    resources: '/XObject<</I 5 0 R>>',
    contents: stream('600 0 0 700 0 0 cm /I Do'),
    further: [picture],
  });
}

const action = (body: string): string => `/OpenAction<<${body}>>/AA<</WC<<${body}>>>>`;

export const pdfKinds: readonly HostileKind[] = [
  {
    name: 'pdf: contents that unpack to gigabytes',
    make: (random) => {
      const [what, times] = [random.pick([' ', 'q ', '0 0 m ', '\0']), random.integer(1, 3)];
      const make = () => pdfFile({ contents: packed(Buffer.alloc(300_000_000, what), '', times) });
      return remember(`contents ${what} ${times}`, make);
    },
  },
  {
    name: 'pdf: an object stream that unpacks to gigabytes',
    make: (random) => {
      const times = random.integer(1, 2);
      const filler = () => packed(Buffer.alloc(300_000_000, ' '), '/Type/ObjStm/N 1000000/First 10', times);
      return remember(`objects ${times}`, () => pdfFile({ further: [filler()] }));
    },
  },
  {
    name: 'pdf: a picture of a billion pixels',
    make: (random) =>
      pictureOf(
        random,
        random.integer(10_000, 40_000),
        random.integer(10_000, 40_000),
        random.pick(['/ColorSpace/DeviceRGB/BitsPerComponent 8', '/ColorSpace/DeviceGray/BitsPerComponent 1']),
        Buffer.alloc(80_000_000),
      ),
  },
  {
    name: 'pdf: a picture in a coding of garbage',
    make: (random) => {
      const filter = random.pick(['/JPXDecode', '/JBIG2Decode', '/CCITTFaxDecode', '/DCTDecode', '/RunLengthDecode']);
      const entries = `/Subtype/Image/Width 3000/Height 3000/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter${filter}`;
      return pdfFile({
        resources: '/XObject<</I 5 0 R>>',
        contents: stream('600 0 0 700 0 0 cm /I Do'),
        further: [stream(garbage(random, random.integer(10, 3000)), entries)],
      });
    },
  },
  { name: 'pdf: forms that draw each other', make: () => formFan(1, 3, '/F Do /F Do') },
  {
    name: 'pdf: forms that draw the next many times',
    make: (random) => formFan(random.integer(4, 12), random.integer(5, 30), '0 0 600 700 re f'),
  },
  {
    name: 'pdf: a page box of no sense',
    make: (random) =>
      pdfFile({
        mediaBox: random.pick([
          '[0 0 100000000 100000000]',
          '[0 0 0 0]',
          '[0 0 1 1000000]',
          '[-1e30 -1e30 1e30 1e30]',
          '[700 800 0 0]',
          '[nan nan nan nan]',
          '[0 0 0.00001 0.00001]',
          '3 0 R',
        ]),
        page: random.pick(['', '/Rotate 90', '/Rotate 45', '/UserUnit 1000000', '/CropBox[0 0 -5 -5]']),
      }),
  },
  {
    name: 'pdf: no page, or more than there are',
    make: (random) =>
      pdfFile({
        pages: random.pick([
          '<</Type/Pages/Kids[]/Count 0>>',
          '<</Type/Pages/Kids[3 0 R]/Count 2000000000>>',
          '<</Type/Pages/Kids[3 0 R]/Count -7>>',
          '<</Type/Pages/Kids[99 0 R]/Count 1>>',
          '<</Type/Pages>>',
        ]),
      }),
  },
  {
    name: 'pdf: a page tree that contains itself',
    make: () => pdfFile({ pages: '<</Type/Pages/Kids[2 0 R 2 0 R 3 0 R]/Count 1000>>' }),
  },
  {
    name: 'pdf: many pages',
    make: (random) => {
      const count = random.integer(11, 20_000);
      return pdfFile({ pages: `<</Type/Pages/Kids[${repeated('3 0 R ', count)}]/Count ${count}>>` });
    },
  },
  {
    name: 'pdf: tables that point at themselves',
    make: (random) =>
      pdfFile(
        random.pick([
          { trailer: '/Prev 9' },
          { trailer: `/Prev ${random.integer(0, 3000)}` },
          { trailer: '/XRefStm 9' },
          { startxref: '9' },
          { startxref: '0' },
          { startxref: '99999999999999999999' },
          { startxref: '-1' },
        ]),
      ),
  },
  {
    name: 'pdf: without its end',
    make: (random, { pdf }) => pdf.subarray(0, Math.max(20, pdf.lastIndexOf('xref') - random.integer(0, 300))),
  },
  {
    name: 'pdf: needs a password',
    make: (random) => {
      const text = (length: number) => `<${garbage(random, length).toString('hex')}>`;
      const version = random.pick(['/V 1/R 2', '/V 2/R 3/Length 128', '/V 4/R 4/Length 128', '/V 5/R 6/Length 256']);
      return pdfFile({
        trailer: `/ID[${text(16)}${text(16)}]/Encrypt<</Filter/Standard${version}/P -44/O${text(32)}/U${text(32)}>>`,
      });
    },
  },
  {
    name: 'pdf: scripts and launches',
    make: (random) =>
      pdfFile({
        catalogue: action(
          random.pick([
            '/S/JavaScript/JS(while(true){app.alert(1)})',
            '/S/Launch/F(/bin/sh)/Win<</F(cmd.exe)/P(/c calc)>>',
            '/S/URI/URI(http://127.0.0.1:1/)',
            '/S/SubmitForm/F(http://127.0.0.1:1/)',
            '/S/GoToR/F(\\\\\\\\127.0.0.1\\\\share)',
          ]),
        ),
      }),
  },
  {
    name: 'pdf: files inside',
    make: (random) =>
      pdfFile({
        catalogue: '/Names<</EmbeddedFiles<</Names[(a.exe)5 0 R]>>>>',
        further: ['<</Type/Filespec/F(a.exe)/EF<</F 6 0 R>>>>', stream(garbage(random, 900), '/Type/EmbeddedFile')],
      }),
  },
  {
    name: 'pdf: a form in XML',
    make: () =>
      pdfFile({
        catalogue: '/AcroForm<</XFA 5 0 R/Fields[]>>/NeedsRendering true',
        further: [stream('<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><xdp:xdp>&e;</xdp:xdp>')],
      }),
  },
  {
    name: 'pdf: brackets a hundred thousand deep',
    make: (random) => {
      const depth = random.integer(1000, 200_000);
      const [open, close] = random.pick([
        ['[', ']'],
        ['<</A', '>>'],
        ['(', ')'],
      ]);
      const nest = repeated(open, depth) + repeated(close, depth);
      return random.pick([true, false])
        ? pdfFile({ page: `/X ${nest}` })
        : pdfFile({ contents: stream(`${repeated('q ', depth)}${nest}${repeated('Q ', depth)}`) });
    },
  },
  {
    name: 'pdf: a pattern of tiny steps',
    make: (random) =>
      pdfFile({
        resources: '/Pattern<</P 5 0 R>>',
        contents: stream('/Pattern cs /P scn 0 0 612 792 re f'),
        further: [
          stream(
            '0 0 1 1 re f',
            `/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 1 1]/XStep ${random.pick(['0.001', '0', '1e-30', '0.3'])}/YStep ${random.pick(['0.001', '0', '0.3'])}/Resources<<>>`,
          ),
        ],
      }),
  },
  {
    name: 'pdf: a shading that counts forever',
    make: (random) =>
      pdfFile({
        resources: '/Shading<</S 5 0 R>>',
        contents: stream('/S sh'),
        further: [
          '<</ShadingType 1/ColorSpace/DeviceRGB/Domain[0 1 0 1]/Matrix[612 0 0 792 0 0]/Function 6 0 R>>',
          stream(
            `{${repeated('dup mul 2 copy exch sin ', random.integer(10, 4000))} pop pop 0 0 0}`,
            '/FunctionType 4/Domain[0 1 0 1]/Range[0 1 0 1 0 1]',
          ),
        ],
      }),
  },
  {
    name: 'pdf: letters that draw letters',
    make: () =>
      pdfFile({
        resources: '/Font<</T 5 0 R>>',
        contents: stream(`BT /T 200 Tf ${repeated('(aaaaaaaaaaaaaaaa) Tj ', 2000)} ET`),
        further: [
          '<</Type/Font/Subtype/Type3/FontBBox[0 0 1000 1000]/FontMatrix[.001 0 0 .001 0 0]/CharProcs<</a 6 0 R>>/Encoding<</Differences[97/a]>>/FirstChar 97/LastChar 97/Widths[1]/Resources<</Font<</T 5 0 R>>>>>>',
          stream('1000 0 d0 BT /T 1 Tf (aaaaaaaaaaaaaaaaaaaa) Tj ET 0 0 900 900 re f'),
        ],
      }),
  },
  {
    name: 'pdf: a font of garbage',
    make: (random) =>
      pdfFile({
        resources: '/Font<</T 5 0 R>>',
        contents: stream('BT /T 40 Tf 50 500 Td (Hostile) Tj ET'),
        further: [
          '<</Type/Font/Subtype/TrueType/BaseFont/X/FontDescriptor 6 0 R/FirstChar 0/LastChar 255/Widths[]>>',
          '<</Type/FontDescriptor/FontName/X/Flags 4/FontFile2 7 0 R>>',
          packed(Buffer.concat([Buffer.from('\0\x01\0\0', 'latin1'), garbage(random, random.integer(10, 4000))])),
        ],
      }),
  },
  {
    name: 'pdf: a hundred thousand annotations',
    make: (random) =>
      pdfFile({
        page: `/Annots[${repeated('5 0 R ', random.integer(1000, 100_000))}]`,
        further: [
          '<</Type/Annot/Subtype/Stamp/Rect[0 0 600 700]/AP<</N 6 0 R>>>>',
          stream('0 0 600 700 re f', '/Type/XObject/Subtype/Form/BBox[0 0 600 700]'),
        ],
      }),
  },
  {
    name: 'pdf: a mask that masks itself',
    make: () =>
      pdfFile({
        resources: '/ExtGState<</G 5 0 R>>/XObject<</F 6 0 R>>',
        contents: stream('/G gs 0 0 612 792 re f /F Do'),
        further: [
          '<</Type/ExtGState/SMask<</Type/Mask/S/Luminosity/G 6 0 R>>>>',
          stream(
            '/G gs 0 0 612 792 re f',
            '/Type/XObject/Subtype/Form/BBox[0 0 612 792]/Group<</S/Transparency/CS/DeviceRGB>>/Resources<</ExtGState<</G 5 0 R>>>>',
          ),
        ],
      }),
  },
  {
    name: 'pdf: a million strokes',
    make: (random) => {
      const strokes = repeated('0 0 m 612 792 l S 9 0 0 9 3 3 c S ', random.integer(10_000, 600_000));
      return pdfFile({ contents: packed(Buffer.from(strokes)) });
    },
  },
  {
    name: 'pdf: a signature of no sense',
    make: (random) =>
      pdfFile({
        catalogue: '/AcroForm<</SigFlags 3/Fields[5 0 R]>>',
        further: [
          '<</FT/Sig/T(s)/V 6 0 R>>',
          `<</Type/Sig/ByteRange[${random.pick(['0 9', '0 99999999999 5 -4', repeated('1 ', 5000), ''])}]/Contents<00>>>`,
        ],
      }),
  },
];
