/** Editor of one rule set: its draft is written, backtested, run as a shadow, and published. */

import { useParams } from '@tanstack/react-router';
import { type RuleDocument, type RuleSet, ruleSetMutations, ruleSetQuery } from '../../client/rule-sets.ts';
import { useQuery } from '../../client/use-query.ts';
import { Card } from '../../kit/card.tsx';
import { LeaveGuard } from '../../kit/leave-guard.tsx';
import { Overtaken } from '../../kit/overtaken.tsx';
import { Page } from '../../kit/page.tsx';
import { QueryView } from '../../kit/query-view.tsx';
import { SettingsForm } from '../../kit/settings-form.tsx';
import { toast } from '../../kit/toast.tsx';
import { type EditOfSaved, useEditOfSaved } from '../../kit/use-edit-of-saved.ts';
import { useApi, useHasRight } from '../../shell/session.ts';
import { useMutations } from '../../shell/use-mutations.ts';
import { usePageTexts } from '../../texts/use-texts.tsx';
import { isChanged } from './changes.ts';
import { Backtest } from './parts/backtest.tsx';
import { Decide } from './parts/decide.tsx';
import { Faults } from './parts/faults.tsx';
import { Outcomes } from './parts/outcomes.tsx';
import { Readable } from './parts/readable.tsx';
import { Rules } from './parts/rules.tsx';
import { Snoozes } from './parts/snoozes.tsx';

export function RuleSetPage() {
  const { ruleSet: texts } = usePageTexts();
  const { ruleSetId = '' } = useParams({ strict: false }) as { ruleSetId?: string };
  const found = useQuery(ruleSetQuery(useApi(), ruleSetId));
  const ruleSet = found.data?.data;
  return (
    <Page title={ruleSet?.attributes.name ?? texts.title}>
      <QueryView query={found} lines={10} />
      {ruleSet !== undefined && <Known key={ruleSet.id} ruleSet={ruleSet} />}
    </Page>
  );
}

function Known({ ruleSet }: { readonly ruleSet: RuleSet }) {
  const { attributes } = ruleSet;
  const mayChange = useHasRight()('setting.write');
  const edit = useEditOfSaved(attributes.draft, attributes.revision);
  return (
    <>
      <Faults ruleSet={ruleSet} of="live" />
      <LeaveGuard isChanged={mayChange && edit.isChanged} />
      {mayChange && <Decide ruleSet={ruleSet} isUnsaved={isChanged(attributes.draft, edit.typed)} />}
      <Draft ruleSet={ruleSet} edit={edit} mayChange={mayChange} />
      {mayChange && <Backtest ruleSetId={ruleSet.id} draft={edit.typed} />}
      <Snoozes ruleSetId={ruleSet.id} />
    </>
  );
}

interface DraftProps {
  readonly ruleSet: RuleSet;
  readonly edit: EditOfSaved<RuleDocument>;
  readonly mayChange: boolean;
}

function Draft({ ruleSet, edit, mayChange }: DraftProps) {
  const { ruleSet: texts } = usePageTexts();
  const { attributes, id } = ruleSet;
  const { saveDraft } = useMutations(ruleSetMutations);
  const { typed: draft, setTyped: onChange, save } = edit;
  const send = async () => {
    const isSaved = await save(async (revision) => (await saveDraft(id, draft, revision)).data.attributes.revision);
    if (isSaved) toast('good', texts.saved);
  };
  // Errors belong to the draft as saved: a rule that was edited since has not been checked yet.
  const problemAt = (pointer: string, isChanged: boolean): string | undefined =>
    isChanged
      ? undefined
      : attributes.faults.find((fault) => fault.of === 'draft' && fault.pointer.endsWith(pointer))?.message;
  return (
    <SettingsForm mayChange={mayChange} save={texts.save} onSave={send}>
      <Overtaken {...edit} />
      <Card title={texts.rules} help={texts.rulesHelp}>
        <Rules
          rules={draft.rules}
          saved={attributes.draft.rules}
          problemAt={problemAt}
          mayChange={mayChange}
          onChange={(rules) => onChange({ ...draft, rules })}
        />
        <Readable typeId={attributes['transaction-type-id']} />
      </Card>
      <Card title={texts.outcomes} help={texts.outcomesHelp}>
        <Outcomes
          outcomes={draft.outcomes}
          saved={attributes.draft.outcomes}
          typeId={attributes['transaction-type-id']}
          problemAt={problemAt}
          mayChange={mayChange}
          onChange={(outcomes) => onChange({ ...draft, outcomes })}
        />
      </Card>
    </SettingsForm>
  );
}
