/** Layouts of cards (TD1) whose optional data hold the number of the person. */
import { field, type MrzField, type MrzLayout, replaceFields, td1 } from '../layouts.ts';
import { personalNumber } from './personal-numbers.ts';

function stateOf([first = '']: readonly string[]): string {
  return first.slice(2, 5).replace(/<+$/, '');
}

function holds(lines: readonly string[], { line, start, end }: MrzField): boolean {
  return personalNumber(stateOf(lines), (lines[line] ?? '').slice(start, end)) !== null;
}

function withNumberIn(
  element: 'optional1' | 'optional2',
  line: number,
  start: number,
  end: number,
): Pick<MrzLayout, 'fields' | 'meaning' | 'marks'> {
  const place = field('personalNumber', line, start, end, 'alphanumeric');
  return {
    fields: replaceFields(td1, [place], [element]),
    marks: (lines) => holds(lines, place),
    meaning: {
      identificationNumber: ({ issuingState = '', personalNumber: text = '' }) =>
        personalNumber(issuingState.replace(/<+$/, ''), text),
    },
  };
}

const inFirstLine = withNumberIn('optional1', 0, 15, 30);

export const PERSONAL_NUMBER_LAYOUTS: readonly MrzLayout[] = [
  {
    ...td1,
    ...inFirstLine,
    longNumberField: null,
    // A filler after a full number means that the number of the card continues in the optional data.
    marks: (lines) => inFirstLine.marks?.(lines) === true && !/^.{13}[^<]</.test(lines[0] ?? ''),
  },
  { ...td1, ...withNumberIn('optional2', 1, 18, 29) },
];
