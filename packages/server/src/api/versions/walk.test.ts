import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Document, Resource } from '../json-api/document.ts';
import type { VersionChange } from './version-change.ts';
import { downgradeThrough, upgradeThrough } from './walk.ts';

const thing = (attributes: Record<string, unknown>): Resource => ({ type: 'thing/small', id: 't_1', attributes });
const appends = (letter: string, resourceTypes: readonly string[] = ['thing/']): VersionChange => ({
  sentence: letter,
  resourceTypes,
  downgradeResource: (resource) => ({
    ...resource,
    attributes: { ...resource.attributes, walked: `${resource.attributes['walked'] ?? ''}${letter}` },
  }),
  upgradeRequest: (body) => ({ ...body, attributes: { walked: `${body.attributes['walked'] ?? ''}${letter}` } }),
});

const walkedIn = (document: Document) => (document.data as Resource).attributes['walked'];

describe('the walk through changes', () => {
  it('runs from the newest to the oldest in responses, and in reverse in requests', () => {
    const changes = [appends('c'), appends('b'), appends('a')];
    assert.equal(walkedIn(downgradeThrough(changes, { data: thing({}) })), 'cba');
    const target = { resourceType: 'thing', operationId: 'create', knownAttributes: [] };
    assert.deepEqual(upgradeThrough(changes, { attributes: {}, meta: {} }, target).attributes, { walked: 'abc' });
  });

  it('returns a document unchanged when no change affects it', () => {
    const document = { data: thing({ a: 1 }) };
    assert.deepEqual(downgradeThrough([appends('x', ['thing', 'other'])], document), document);
    assert.equal(downgradeThrough([], document).data, document.data);
  });

  it('reaches lists, included resources, and the document inside of a resource', () => {
    const carrier: Resource = { type: 'note', id: 'n_1', attributes: { payload: { data: thing({}) } } };
    const walked = downgradeThrough([appends('x')], { data: [carrier], included: [thing({})] });
    const [first] = walked.data as readonly Resource[];
    assert.equal(walkedIn(first?.attributes['payload'] as Document), 'x');
    assert.equal(walked.included?.[0]?.attributes['walked'], 'x');
  });

  it('treats a payload that is not a document as an attribute', () => {
    for (const payload of [null, 'text', { data: 'text' }, { data: { type: 'thing/small' } }]) {
      const carrier: Resource = { type: 'note', id: 'n_1', attributes: { payload } };
      assert.deepEqual(downgradeThrough([appends('x')], { data: carrier }).data, carrier);
    }
  });

  it('hides attributes from versions before their addition', () => {
    const change: VersionChange = {
      sentence: 'a',
      resourceTypes: ['thing/small'],
      addedAttributes: { 'thing/small': ['b'] },
    };
    assert.deepEqual(downgradeThrough([change], { data: thing({ a: 1, b: 2 }) }).data, thing({ a: 1 }));
  });

  it('never shows the internal member that keeps former attributes', () => {
    const former: Resource = { ...thing({}), formerly: { old: 1 } };
    const carrier: Resource = { type: 'note', id: 'n_1', attributes: { payload: { data: former } } };
    const { data, included } = downgradeThrough([], { data: carrier, included: [former] });
    assert.deepEqual((data as Resource).attributes['payload'], { data: thing({}) });
    assert.deepEqual(included, [thing({})]);
  });
});
