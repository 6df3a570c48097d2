/** Tabs of the case page, each with its parts in order. */
import { type CaseModule, type CaseTab, caseModules, tabsOf } from '../../../cases/layout.ts';
import type { TemplateDocument } from '../../../client/case-templates.ts';
import { Button, IconButton } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Field } from '../../../kit/field.tsx';
import { Menu } from '../../../kit/menu.tsx';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../case-template.module.css';

export interface LayoutProps {
  readonly layout: TemplateDocument['layout'];
  readonly mayChange: boolean;
  readonly onChange: (layout: TemplateDocument['layout']) => void;
}

export function Layout({ layout, mayChange, onChange }: LayoutProps) {
  const { caseTemplates: texts } = usePageTexts();
  const tabs = tabsOf(layout);
  const save = (next: readonly CaseTab[]) => onChange({ ...layout, tabs: next });
  const set = (index: number, change: Partial<CaseTab>) =>
    save(tabs.map((tab, at) => (at === index ? { ...tab, ...change } : tab)));
  const named = tabs.flatMap(({ modules }) => modules);
  const free = caseModules.filter((module) => !named.includes(module));
  return (
    <Card title={texts.layout} help={texts.layoutHelp}>
      <ol className={styles['rows']}>
        {tabs.map((tab, index) => (
          // Names are editable, so they cannot be keys.
          // biome-ignore lint/suspicious/noArrayIndexKey: a tab is its place
          <li key={index} className={styles['row']}>
            <div className={styles['status']}>
              <Field
                label={fill(texts.tab, { number: String(index + 1) })}
                value={tab.name}
                onChange={(name) => set(index, { name })}
                maxLength={100}
                isRequired
                isDisabled={!mayChange}
              />
              <Parts tab={tab} mayChange={mayChange} onChange={(modules) => set(index, { modules })} />
              {mayChange && free.length > 0 && (
                <AddPart free={free} onAdd={(module) => set(index, { modules: [...tab.modules, module] })} />
              )}
            </div>
            {mayChange && tabs.length > 1 && (
              <IconButton
                icon="close"
                label={fill(texts.remove, { name: tab.name })}
                onPress={() => save(tabs.filter((_each, at) => at !== index))}
              />
            )}
          </li>
        ))}
      </ol>
      {mayChange && (
        <div>
          <Button icon="plus" onPress={() => save([...tabs, { name: '', modules: [] }])}>
            {texts.addTab}
          </Button>
        </div>
      )}
    </Card>
  );
}

interface AddPartProps {
  readonly free: readonly CaseModule[];
  readonly onAdd: (module: CaseModule) => void;
}

function AddPart({ free, onAdd }: AddPartProps) {
  const { caseTemplates: texts } = usePageTexts();
  const entries = free.map((id) => ({ id, label: texts.modules[id], onAction: () => onAdd(id) }));
  return (
    <div>
      <Menu label={texts.addPart} groups={[{ id: 'parts', entries }]}>
        <Button icon="plus" look="plain">
          {texts.addPart}
        </Button>
      </Menu>
    </div>
  );
}

interface PartsProps {
  readonly tab: CaseTab;
  readonly mayChange: boolean;
  readonly onChange: (modules: readonly CaseModule[]) => void;
}

function Parts({ tab: { name, modules }, mayChange, onChange }: PartsProps) {
  const { caseTemplates: texts } = usePageTexts();
  const up = (index: number) =>
    onChange(modules.map((each, at) => modules[at === index ? index - 1 : at === index - 1 ? index : at] ?? each));
  return (
    <ol className={styles['parts']} aria-label={fill(texts.parts, { name })}>
      {modules.map((module, index) => {
        const words = { module: texts.modules[module], name };
        return (
          <li key={module} className={styles['part']}>
            <span className={styles['grow']}>{texts.modules[module]}</span>
            {mayChange && index > 0 && (
              <IconButton icon="up" label={fill(texts.moduleUp, words)} onPress={() => up(index)} />
            )}
            {mayChange && (
              <IconButton
                icon="close"
                label={fill(texts.moduleRemove, words)}
                onPress={() => onChange(modules.filter((each) => each !== module))}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}
