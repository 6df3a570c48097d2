import assert from 'node:assert/strict';
import { test } from 'node:test';
import { caseModules, drawnTabs, tabsOf } from './layout.ts';

const shipped = {
  tabs: [
    { name: 'Overview', modules: ['info', 'objects', 'checklist', 'comments'] },
    { name: 'Timeline', modules: ['events'] },
  ],
};

test('what no tab names follows on the first one', () => {
  const [first, second] = drawnTabs(shipped, 'Case');
  assert.deepEqual(first?.modules, ['info', 'objects', 'checklist', 'comments', 'fields', 'attachments', 'related']);
  assert.deepEqual(second, { name: 'Timeline', modules: ['events'] });
});

test('a layout that says nothing draws everything on one tab', () => {
  for (const layout of [{}, { tabs: 'all' }, { tabs: [] }, { tabs: [null, 3] }]) {
    assert.deepEqual(drawnTabs(layout, 'Case'), [{ name: 'Case', modules: [...caseModules] }]);
  }
});

test('parts that nobody knows, or that stand there twice, are passed over', () => {
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

test('every part is drawn once, whatever the layout', () => {
  const layouts = [shipped, {}, { tabs: [{ modules: ['events'] }, { name: 'B', modules: ['events', 'info'] }] }];
  for (const layout of layouts) {
    const drawn = drawnTabs(layout, 'Case').flatMap(({ modules }) => modules);
    assert.deepEqual(drawn.toSorted(), caseModules.toSorted());
  }
});
