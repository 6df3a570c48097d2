import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { attributesOf, isFilled, lineOf, linesIn, shownItem } from './item-values.ts';

describe('the input for an item', () => {
  for (const [kind, typed, attributes, line] of [
    [
      'email-address',
      { value: ' ada@example.com ' },
      { value: 'ada@example.com', 'match-type': 'email_address' },
      'ada@example.com',
    ],
    ['email-address', { value: '@bad.example' }, { value: 'bad.example', 'match-type': 'domain' }, '@bad.example'],
    [
      'name',
      { 'name-first': 'Ada, Augusta', 'name-last': 'Byron' },
      { 'name-first': 'Ada, Augusta', 'name-last': 'Byron' },
      'Ada  Augusta,Byron',
    ],
    ['name', { 'name-last': 'Byron' }, { 'name-first': '', 'name-last': 'Byron' }, ',Byron'],
    [
      'geolocation',
      { latitude: '52.5', longitude: '-13.4', 'radius-meters': '500' },
      { latitude: 52.5, longitude: -13.4, 'radius-meters': 500 },
      '52.5,-13.4,500',
    ],
    ['government-id-number', { 'id-number': 'D-1' }, { 'id-class': '', 'id-number': 'D-1' }, ',D-1'],
  ] as const) {
    it(`of kind ${kind} is sent as attributes, and previewed as the line ${line}`, () => {
      assert.ok(isFilled(kind, typed));
      assert.deepEqual(attributesOf(kind, typed), attributes);
      assert.equal(lineOf(kind, typed), line);
    });
  }

  for (const [what, kind, typed] of [
    ['nothing', 'string', {}],
    ['a name without letters', 'name', { 'name-first': ' ' }],
    ['a place without a radius', 'geolocation', { latitude: '1', longitude: '2' }],
    ['a place that is no number', 'geolocation', { latitude: 'north', longitude: '2', 'radius-meters': '3' }],
  ] as const) {
    it(`is incomplete when it is ${what}`, () => assert.equal(isFilled(kind, typed), false));
  }
});

describe('pasted lines', () => {
  it('are split at the line ends of every system, without empty lines at the end', () => {
    assert.deepEqual(linesIn('a\r\nb\n\nc\r\n\n'), ['a', 'b', '', 'c']);
  });
});

describe('an item in one line', () => {
  for (const [kind, values, line] of [
    ['email-address', { value: 'bad.example', 'match-type': 'domain' }, '@bad.example'],
    ['geolocation', { latitude: 1, longitude: 2, 'radius-meters': 30 }, '1, 2 (30 m)'],
    ['government-id-number', { 'id-class': 'dl', 'id-number': 'D-1' }, 'dl D-1'],
    ['geolocation', {}, ''],
    ['name', {}, ''],
  ] as const) {
    it(`of kind ${kind} is "${line}"`, () => assert.equal(shownItem(kind, values), line));
  }
});
