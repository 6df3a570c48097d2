/** Search results: open one, preview it in the list, or select it for a bulk action. */

import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { mostChosen } from '../../../client/bulk.ts';
import type { Inquiry } from '../../../client/resources.ts';
import { useEnvironment } from '../../../shell/session.ts';
import { BulkBar } from './bulk-bar.tsx';
import { InquiryTable } from './inquiry-table.tsx';
import { Preview } from './preview.tsx';

export interface FoundProps {
  readonly rows: readonly Inquiry[];
  readonly hasMore: boolean;
  readonly onMore: () => Promise<void>;
  /** Reads all inquiries that can be selected at once. */
  readonly onAll: () => Promise<readonly Inquiry[]>;
}

const idsOf = (rows: readonly Inquiry[]): ReadonlySet<string> => new Set(rows.map(({ id }) => id));

export function Found({ rows, hasMore, onMore, onAll }: FoundProps) {
  const { kind } = useEnvironment();
  const navigate = useNavigate();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [looked, setLooked] = useState<string | null>(null);
  const shown = rows.find(({ id }) => id === looked);
  const chosen = rows.filter(({ id }) => selected.has(id));
  const isAll = chosen.length >= mostChosen || (!hasMore && chosen.length === rows.length);
  return (
    <>
      {chosen.length > 0 && (
        <BulkBar
          chosen={chosen}
          onChooseAll={isAll ? undefined : async () => setSelected(idsOf(await onAll()))}
          onClear={() => setSelected(new Set())}
        />
      )}
      <InquiryTable
        rows={rows}
        onOpen={({ id }) => void navigate({ to: `/${kind}/inquiries/${id}` })}
        onEnd={() => {
          if (hasMore) void onMore();
        }}
        onPreview={({ id }) => setLooked(id)}
        selected={selected}
        onSelect={setSelected}
      />
      {shown !== undefined && <Preview inquiry={shown} onClose={() => setLooked(null)} />}
    </>
  );
}
