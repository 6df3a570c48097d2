/** A form for a queue: deadline, order and people of its cases. */

import { useState } from 'react';
import { hoursOf, secondsOf } from '../../../cases/hours.ts';
import { caseQueueMutations, policiesQuery, queueSettingsQuery, type ShownQueue } from '../../../client/case-staff.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { Select } from '../../../kit/select.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { Switch } from '../../../kit/switch.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useApi } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { calendarOf } from '../calendar.ts';

export interface EditQueueProps {
  /** Id of the queue; null to create one. */
  readonly id: string | null;
  readonly onClose: () => void;
}

const fresh: Pick<ShownQueue, 'name' | 'settings'> & { readonly 'is-default': boolean } = {
  name: '',
  settings: {},
  'is-default': false,
};

export function EditQueue({ id, onClose }: EditQueueProps) {
  const { caseQueues: texts } = usePageTexts();
  const found = useQuery({ ...queueSettingsQuery(useApi(), id ?? ''), enabled: id !== null });
  const queue = id === null ? fresh : found.data;
  return (
    <Dialog title={id === null ? texts.make : texts.change} isOpen onClose={onClose} isDismissable={false}>
      {queue === undefined ? <Skeleton lines={4} /> : <Settings id={id} queue={queue} onClose={onClose} />}
    </Dialog>
  );
}

interface SettingsProps extends EditQueueProps {
  readonly queue: typeof fresh;
}

const nobody = 'nobody';

/** Returns the settings of a queue as the fields show them. */
const typedOf = ({ name, settings }: typeof fresh) => ({
  name,
  hours: hoursOf(settings['sla-seconds']),
  order: settings.order ?? 'sla',
  stops: settings['snooze-stops-clock'] ?? false,
  policy: settings['assignment-policy-id'] ?? nobody,
  calendar: settings.calendar ? JSON.stringify(settings.calendar, null, 2) : '',
});

/** Returns the typed settings, their parsed values (undefined if invalid), and the function that saves them. */
function useSettings({ id, queue, onClose }: SettingsProps) {
  const { caseQueues: texts } = usePageTexts();
  const { save } = useMutations(caseQueueMutations);
  const [typed, setTyped] = useState(() => typedOf(queue));
  const set = (change: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...change }));
  const seconds = secondsOf(typed.hours);
  const calendar = calendarOf(typed.calendar);
  const send = async () => {
    if (seconds === undefined || calendar === undefined) return;
    const attributes = {
      name: typed.name.trim(),
      settings: {
        calendar,
        'sla-seconds': seconds,
        'snooze-stops-clock': typed.stops,
        order: typed.order,
        'assignment-policy-id': typed.policy === nobody ? null : typed.policy,
      },
    };
    await save(id, attributes);
    toast('good', texts.saved);
    onClose();
  };
  return { typed, set, seconds, calendar, send };
}

function Settings(props: SettingsProps) {
  const { id, queue, onClose } = props;
  const { caseQueues: texts, kit } = usePageTexts();
  const { typed, set, seconds, calendar, send } = useSettings(props);
  const policies = useQuery(policiesQuery(useApi()));
  return (
    <>
      <Form send={kit.save} onSend={send} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
        <Field
          label={texts.name}
          value={typed.name}
          onChange={(name) => set({ name })}
          maxLength={100}
          isRequired
          autoFocus
        />
        <Field
          label={texts.sla}
          help={texts.slaHelp}
          value={typed.hours}
          onChange={(hours) => set({ hours })}
          inputMode="decimal"
          {...(seconds === undefined ? { problem: texts.slaWrong } : {})}
        />
        <Select
          label={texts.order}
          value={typed.order}
          onChange={(order) => set({ order })}
          choices={(['sla', 'created'] as const).map((value) => ({ value, label: texts.orders[value] }))}
        />
        <Select
          label={texts.policy}
          value={typed.policy}
          onChange={(policy) => set({ policy })}
          choices={[
            { value: nobody, label: texts.noPolicy },
            ...(policies.data?.policies ?? []).map((each) => ({ value: each.id, label: each.name })),
          ]}
        />
        <Switch isOn={typed.stops} onChange={(stops) => set({ stops })}>
          {texts.stops}
        </Switch>
        <Field
          label={texts.calendar}
          help={texts.calendarHelp}
          value={typed.calendar}
          onChange={(text) => set({ calendar: text })}
          rows={4}
          maxLength={20_000}
          {...(calendar === undefined ? { problem: texts.calendarWrong } : {})}
        />
      </Form>
      {id !== null && !queue['is-default'] && <Archive id={id} onClose={onClose} />}
    </>
  );
}

function Archive({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { caseQueues: texts } = usePageTexts();
  const { archive } = useMutations(caseQueueMutations);
  const send = async () => {
    await archive(id);
    toast('good', texts.archived);
    onClose();
  };
  return (
    <Form send={texts.archive} onSend={send} isDanger>
      <p>{texts.archiveText}</p>
    </Form>
  );
}
