/** Events in real time: each with its payload, as every API version shows it. */

import { useState } from 'react';
import { eventCatalogueQuery, eventsQuery } from '../../client/events.ts';
import { useInfiniteQuery, useQuery } from '../../client/use-query.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Page } from '../../kit/page.tsx';
import { QueryView } from '../../kit/query-view.tsx';
import { Switch } from '../../kit/switch.tsx';
import { useApi } from '../../shell/session.ts';
import { useFilter } from '../../shell/use-filter.ts';
import { usePageTexts } from '../../texts/use-texts.tsx';
import { EventQuestionForm } from './parts/event-question.tsx';
import { EventTable } from './parts/event-table.tsx';
import { OneEvent } from './parts/one-event.tsx';

export function EventsPage() {
  const { events: texts } = usePageTexts();
  const api = useApi();
  const [{ name = '', object = '', event: opened = '' }, setFilter] = useFilter();
  const [isLive, setLive] = useState(true);
  const question = { name, object };
  const found = useInfiniteQuery(eventsQuery(api, question, isLive));
  const catalogue = useQuery(eventCatalogueQuery(api));
  const rows = found.data?.pages.flatMap(({ data }) => data) ?? [];
  const isNothingThere = found.isSuccess && rows.length === 0 && `${name}${object}` === '';
  const live = (
    <Switch isOn={isLive} onChange={setLive}>
      {texts.live}
    </Switch>
  );
  return (
    <Page title={texts.title} text={texts.text} actions={live}>
      <EventQuestionForm
        key={JSON.stringify(question)}
        question={question}
        names={catalogue.data?.names ?? []}
        onChange={({ name: next, object: about }) => setFilter({ name: next, object: about })}
      />
      <QueryView query={found} lines={8} />
      {isNothingThere && <EmptyState icon="events" title={texts.none} text={texts.noneText} />}
      {found.isSuccess && rows.length === 0 && !isNothingThere && <p>{texts.noneFound}</p>}
      {rows.length > 0 && (
        <EventTable
          rows={rows}
          onOpen={({ id }) => setFilter({ event: id })}
          onEnd={() => {
            if (found.hasNextPage && !found.isFetchingNextPage) void found.fetchNextPage();
          }}
        />
      )}
      {opened !== '' && (
        <OneEvent
          key={opened}
          id={opened}
          versions={catalogue.data?.versions ?? []}
          onClose={() => setFilter({ event: '' })}
        />
      )}
    </Page>
  );
}
