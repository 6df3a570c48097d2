/** Loaders of a kind return attributes that match its schema. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Type } from 'typebox';
import { createRegistry, defineKind } from './slice.ts';

const colour = {
  type: 'colour',
  readPermission: null,
  includable: [],
  attributes: Type.Object({ name: Type.String() }),
} as const;

const resource = (attributes: { readonly name: string }) => ({ type: 'colour', id: 'col_1', attributes });

describe('a kind', () => {
  it('is found by the type of its resources', () => {
    const kind = defineKind({ ...colour, load: async () => [resource({ name: 'red' })] });
    const registry = createRegistry([{ kinds: [kind], endpoints: [], events: [] }]);
    assert.equal(registry.kindOf('colour'), kind);
    assert.throws(() => registry.kindOf('shape'), /no slice renders shape/);
  });
});

describe('a relationship', () => {
  const slice = { kinds: [], endpoints: [], events: [] };
  const including = { ...colour, includable: ['paint'] };

  it('refers to the type that a slice declares, or to several', () => {
    const registry = createRegistry([{ ...slice, relationTypes: { paint: 'colour', owner: null } }]);
    assert.deepEqual(
      ['paint', 'owner', 'other'].map((name) => registry.relationTypeOf(name)),
      ['colour', null, undefined],
    );
  });

  it('is declared by one slice, and by one where a kind includes it', () => {
    const declaring = { ...slice, relationTypes: { paint: 'colour' } };
    assert.throws(() => createRegistry([declaring, declaring]), /two slices declare the relationship paint/);
    assert.throws(() => createRegistry([{ ...slice, kinds: [including] }]), /colour includes paint, which no slice/);
    assert.throws(() => createRegistry([{ ...slice, dashboardKinds: [including] }]), /colour includes paint/);
    assert.equal(createRegistry([{ ...declaring, kinds: [including] }]).kindOf('colour'), including);
  });
});

/** Lines that must not compile. */
export function linesThatDoNotCompile(): void {
  // @ts-expect-error: an attribute that the schema declares is missing
  defineKind({ ...colour, load: async () => [{ type: 'colour', id: 'col_1', attributes: {} }] });
  // @ts-expect-error: the schema declares another type
  defineKind({ ...colour, load: async () => [{ type: 'colour', id: 'col_1', attributes: { name: 7 } }] });
}
