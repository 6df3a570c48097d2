/** A menu of the columns of the list; the choice is kept in this browser. */
import { Button } from '../../../kit/button.tsx';
import { Menu } from '../../../kit/menu.tsx';
import { changePreferences, usePreferences } from '../../../shell/preferences.ts';
import { useHasRight } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { type ColumnId, offeredTo, shownOf, switched } from '../columns.ts';

export function ColumnsMenu() {
  const { inquiries: texts } = usePageTexts();
  const { inquiryColumns: chosen } = usePreferences();
  const offered = offeredTo(useHasRight());
  const titleOf = (id: ColumnId): string => (id === 'last-event' ? texts.columns.lastEvent : texts.columns[id]);
  return (
    <Menu
      label={texts.columnsMenu}
      groups={[
        {
          id: 'columns',
          title: texts.columnsMenu,
          checked: shownOf(offered, chosen),
          entries: offered.map((id) => ({
            id,
            label: titleOf(id),
            onAction: () => changePreferences({ inquiryColumns: switched(chosen, id) }),
          })),
        },
      ]}
    >
      <Button icon="down">{texts.columnsMenu}</Button>
    </Menu>
  );
}
