import assert from 'node:assert/strict';
import { test } from 'node:test';
import { caseModules, drawnTabs, tabsOf } from './layout.ts';

const shipped = {
  tabs: [
    { name: 'Overview', modules: ['info', 'objects', 'checklist', 'comments'] },
    { name: 'Timeline', modules: ['events'] },
  ],
};

test('sections that no tab lists are added to the first tab', () => {
  const [first, second] = drawnTabs(shipped, 'Case');
  assert.deepEqual(first?.modules, ['info', 'objects', 'checklist', 'comments', 'fields', 'attachments', 'related']);
  assert.deepEqual(second, { name: 'Timeline', modules: ['events'] });
});

test('an empty layout shows every section on one tab', () => {
  for (const layout of [{}, { tabs: 'all' }, { tabs: [] }, { tabs: [null, 3] }]) {
    assert.deepEqual(drawnTabs(layout, 'Case'), [{ name: 'Case', modules: [...caseModules] }]);
  }
});

test('unknown and repeated sections are ignored', () => {
  const tabs = tabsOf({
    tabs: [
      { name: 'A', modules: ['info', 'graph', 'info'] },
      { name: 'B', modules: ['info'] },
    ],
  });
  assert.deepEqual(tabs, [
    { name: 'A', modules: ['info'] },
    { name: 'B', modules: [] },
  ]);
});

test('every layout shows each section exactly once', () => {
  const layouts = [shipped, {}, { tabs: [{ modules: ['events'] }, { name: 'B', modules: ['events', 'info'] }] }];
  for (const layout of layouts) {
    const drawn = drawnTabs(layout, 'Case').flatMap(({ modules }) => modules);
    assert.deepEqual(drawn.toSorted(), caseModules.toSorted());
  }
});
