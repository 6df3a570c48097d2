/**
 * Label-anchored reading of the visual zone by a document model: values right of, below or on the line of their labels.
 */
import type { Box, DocumentAttribute } from '../facts.ts';
import type { TextLine } from '../picture-facts.ts';
import { WEAK_CHARACTER } from '../text/weak-character.ts';
import { findApproximately } from './approximate-match.ts';
import type { DocumentModel, LabelRule } from './models/document-model.ts';
import { dateStyle, partsOfDate } from './printed-dates.ts';
import { readValue } from './read-value.ts';

export interface FieldCandidate {
  readonly attribute: DocumentAttribute;
  /** Value as the model formats it: dates YYYY-MM-DD, others as printed without the label. */
  readonly value: string;
  readonly confidence: number;
  readonly box: Box;
}

interface LabelMatch {
  readonly rule: LabelRule;
  readonly start: number;
  readonly end: number;
}

const WEAK_CONFIDENCE = 0.55;

/**
 * True if a character in a part of the line was recognized with low confidence; for the whole line if its place is
 * unknown.
 */
function isWeak({ text, weakest = 1, weakAt }: TextLine, part: string): boolean {
  if (weakest >= WEAK_CHARACTER) return false;
  const at = text.indexOf(part);
  if (weakAt === undefined || at < 0) return true;
  const countOf = (of: string): number => [...of.replaceAll(/\s/g, '')].length;
  const start = countOf(text.slice(0, at));
  return weakAt.some((place) => place >= start && place < start + countOf(part));
}

/**
 * Returns the confidence of a value on a line: that of the line, but low if a character in its part of the line is
 * weak.
 */
export function lineConfidence(line: TextLine, part: string = line.text): number {
  return isWeak(line, part) ? Math.min(line.confidence, WEAK_CONFIDENCE) : line.confidence;
}

/** Returns the confidence of the date on a line, independent of the line's other text. */
export function dateConfidence(line: TextLine, text: string = line.text): number {
  return Math.min(...partsOfDate(text).map((part) => lineConfidence(line, part)));
}

/** Trust in a value by its position, as a share of the line's confidence. */
const TRUST = { behind: 1, atEnd: 0.97, right: 0.97, below: 0.97 } as const;

export function foldText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
}

/** Returns the labels of a line from left to right without overlap; earlier rules win. */
function labelsIn(text: string, model: DocumentModel): readonly LabelMatch[] {
  const folded = foldText(text);
  const found: LabelMatch[] = [];
  for (const rule of model.rules) {
    const match = rule.label.exec(folded);
    if (!match || (rule.atStart === true && match.index !== 0)) continue;
    const [start, end] = [match.index, match.index + match[0].length];
    if (end > start && found.every((other) => end <= other.start || start >= other.end))
      found.push({ rule, start, end });
  }
  return found.length > 0 ? found.sort((a, b) => a.start - b.start) : captionsIn(folded, model);
}

/** Letters of a caption per lost or substituted letter tolerated. */
const LETTERS_A_FAULT = 5;

/** Returns captions with reading errors; each takes its whole line, since its place in it is uncertain. */
function captionsIn(folded: string, model: DocumentModel): readonly LabelMatch[] {
  const letters = folded.replaceAll(/[^A-Z]/g, '');
  let best: { readonly rule: LabelRule; readonly share: number } | null = null;
  for (const { attribute, kind, words } of model.captions) {
    for (const word of words) {
      const match = findApproximately(letters, word, Math.floor(word.length / LETTERS_A_FAULT));
      const share = match === null ? 1 : match.distance / word.length;
      if (match !== null && share < (best?.share ?? 1)) best = { rule: { attribute, kind, label: /.*/ }, share };
    }
  }
  return best === null ? [] : [{ rule: best.rule, start: 0, end: folded.length }];
}

function middleY(box: Box): number {
  return box.y + box.height / 2;
}

function isRightOf(label: Box, value: Box): boolean {
  const gap = value.x - (label.x + label.width);
  const near = Math.abs(middleY(label) - middleY(value)) < 0.6 * Math.max(label.height, value.height);
  return near && gap > -label.height && gap < 7 * Math.max(label.height, value.height);
}

function isBelow(label: Box, value: Box): boolean {
  const gap = value.y - (label.y + label.height);
  const aligned = Math.abs(value.x - label.x) < 2 * Math.max(label.height, value.height);
  return aligned && gap > -0.6 * value.height && gap < 2 * Math.max(label.height, value.height);
}

/** Returns the lines that may have the value of a label, nearest first. */
function neighbours(label: Box, lines: readonly TextLine[], placement: 'right' | 'below'): readonly TextLine[] {
  const fits = placement === 'right' ? isRightOf : isBelow;
  const distance = (box: Box): number => (placement === 'right' ? box.x - label.x : box.y - label.y);
  return lines
    .filter((line) => line.box !== label && distance(line.box) > 0 && fits(label, line.box))
    .sort((a, b) => distance(a.box) - distance(b.box))
    .slice(0, 2);
}

/** Inputs of reading one side. */
interface Context {
  readonly lines: readonly TextLine[];
  readonly model: DocumentModel;
  /** Day of the reading, YYYY-MM-DD, for two-digit years. */
  readonly asOf: string | undefined;
}

/** Trust below which a misread caption may be another one. */
const DOUBTFUL_CAPTION = 0.7;
const DOUBTFUL_TRUST = 0.8;

function captionTrust({ confidence }: TextLine): number {
  return confidence < DOUBTFUL_CAPTION ? DOUBTFUL_TRUST : 1;
}

function candidate(
  rule: LabelRule,
  text: string,
  line: TextLine,
  trust: number,
  context: Context,
): FieldCandidate | null {
  if (rule.attribute === null) return null;
  const value = readValue(text, rule.kind, dateStyle(context.model, rule.attribute, context.asOf));
  return value === null
    ? null
    : {
        attribute: rule.attribute,
        value,
        confidence: (rule.kind === 'date' ? dateConfidence(line, text) : lineConfidence(line, text)) * trust,
        box: line.box,
      };
}

/** Returns the part of a neighbouring line before any label of its own. */
function beforeLabels(line: TextLine, model: DocumentModel): string {
  const first = labelsIn(line.text, model)[0];
  return first ? line.text.slice(0, first.start) : line.text;
}

function besideLabel(rule: LabelRule, line: TextLine, context: Context): FieldCandidate | null {
  const { lines, model } = context;
  const trust = captionTrust(line);
  for (const placement of model.placement) {
    for (const neighbour of neighbours(line.box, lines, placement)) {
      const found = candidate(rule, beforeLabels(neighbour, model), neighbour, TRUST[placement] * trust, context);
      if (found) return found;
    }
  }
  return null;
}

/** Capitalized words at the end of a line whose caption has small letters. */
const CAPITALS_AT_END = /(?<=\p{Ll}[\p{L}.)]*[\s.:·/]+)\p{Lu}[\p{Lu}\p{M}'’. -]*$/u;
const NUMBER_AT_END = /(?:^|\s)((?=(?:\S*\d){3})[A-Z0-9-]{5,})$/u;
const SEX_AT_END = /\s([MFX])$/u;

/** Returns the value on the line of a caption that takes the whole line; null if there is only the caption. */
function valueAtEnd(text: string, kind: LabelRule['kind']): string | null {
  const line = text.trim();
  if (kind === 'date') return /[\dOQDIL]*\d.*\d[\dOQDIL]*/u.exec(line)?.[0] ?? line;
  if (kind === 'number') return NUMBER_AT_END.exec(line)?.[1] ?? null;
  if (kind === 'sex') return SEX_AT_END.exec(line)?.[1] ?? null;
  return kind === 'name' || kind === 'given-names' || kind === 'text'
    ? (CAPITALS_AT_END.exec(line)?.[0] ?? null)
    : null;
}

function atEnd(rule: LabelRule, line: TextLine, context: Context): FieldCandidate | null {
  const value = valueAtEnd(line.text, rule.kind);
  if (value === null || (rule.kind !== 'date' && labelsIn(value, context.model).length > 0)) return null;
  return candidate(rule, value, line, TRUST.atEnd, context);
}

/** Finds all values on the line, right of or below labels; several for one attribute are possible. */
export function findFields(lines: readonly TextLine[], model: DocumentModel, asOf?: string): readonly FieldCandidate[] {
  const context: Context = { lines, model, asOf };
  const found: FieldCandidate[] = [];
  for (const line of lines) {
    const labels = labelsIn(line.text, model);
    for (const [index, { rule, end }] of labels.entries()) {
      const next = labels[index + 1];
      const isWhole = labels.length === 1 && end === foldText(line.text).length;
      const behind = isWhole
        ? atEnd(rule, line, context)
        : candidate(rule, line.text.slice(end, next?.start), line, TRUST.behind, context);
      const isLast = next === undefined;
      const value = behind ?? (isLast || labels.length === 1 ? besideLabel(rule, line, context) : null);
      if (value) found.push(value);
    }
  }
  return found;
}
