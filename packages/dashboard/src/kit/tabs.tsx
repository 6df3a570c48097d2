/** Tabs of a page; arrow keys move between them. */
import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import styles from './tabs.module.css';

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly { readonly id: string; readonly name: string; readonly content: ReactNode }[];
}

export function Tabs({ label, tabs }: TabsProps) {
  return (
    <AriaTabs className={styles['tabs'] ?? ''}>
      <TabList aria-label={label} className={styles['list'] ?? ''}>
        {tabs.map(({ id, name }) => (
          <Tab key={id} id={id} className={styles['tab'] ?? ''}>
            {name}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={styles['panel'] ?? ''}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
