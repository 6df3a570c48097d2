/** Active matches of a report, including confirmed ones. */

import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { keyOf, matchesOfQuery, type WaitingMatch } from '../../../client/matches.ts';
import type { AnyReport } from '../../../client/reports.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Button, buttonLook } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { QueryView } from '../../../kit/query-view.tsx';
import { ConfirmMatch, DismissMatch } from '../../../screening/decide-match.tsx';
import { MatchView } from '../../../screening/match-view.tsx';
import { useApi, useEnvironment, useHasRight } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export function Matches({ report }: { readonly report: AnyReport }) {
  const { report: texts } = usePageTexts();
  const { kind } = useEnvironment();
  const found = useQuery(matchesOfQuery(useApi(), report.id));
  const rows = found.data?.data ?? [];
  const waiting = rows.find(({ confirmed }) => confirmed === null);
  const review = waiting !== undefined && (
    <Link to={`/${kind}/matches`} search={{ match: keyOf(waiting) }} className={buttonLook()}>
      {texts.review}
    </Link>
  );
  return (
    <>
      <QueryView query={found} lines={6} />
      {found.isSuccess && rows.length === 0 && report.attributes.status === 'ready' && (
        <Card title={texts.matches}>
          <p>{texts.matchesNone}</p>
        </Card>
      )}
      {rows.map((row) => (
        <Card
          key={keyOf(row)}
          title={`${row.match.name}, ${row.match['watchlist-title']}`}
          actions={row === waiting && review}
        >
          <OneMatch waiting={row} />
        </Card>
      ))}
    </>
  );
}

function OneMatch({ waiting }: { readonly waiting: WaitingMatch }) {
  const { matches: texts } = usePageTexts();
  const mayDecide = useHasRight()('report.dismiss');
  const [isExplained, setExplained] = useState(false);
  const [asked, setAsked] = useState<'confirm' | 'dismiss' | null>(null);
  const dialog = { waiting, onClose: () => setAsked(null), onSaid: () => undefined };
  return (
    <>
      <MatchView waiting={waiting} isExplained={isExplained} onExplain={setExplained} />
      {mayDecide && (
        <p>
          <Button onPress={() => setAsked('dismiss')}>{texts.dismiss}</Button>{' '}
          {waiting.confirmed === null && <Button onPress={() => setAsked('confirm')}>{texts.confirm}</Button>}
        </p>
      )}
      {asked === 'confirm' && <ConfirmMatch {...dialog} />}
      {asked === 'dismiss' && <DismissMatch {...dialog} alike={[]} isForAll={false} />}
    </>
  );
}
