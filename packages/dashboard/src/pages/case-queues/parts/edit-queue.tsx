/** A form for a queue: deadline, order and people of its cases. */

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hoursOf, secondsOf } from '../../../cases/hours.ts';
import { caseQueueMutations, policiesQuery, queueSettingsQuery, type ShownQueue } from '../../../client/case-staff.ts';
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

function Settings({ id, queue, onClose }: SettingsProps) {
  const { caseQueues: texts, kit } = usePageTexts();
  const api = useApi();
  const { save, archive: end } = useMutations(caseQueueMutations);
  const policies = useQuery(policiesQuery(api));
  const { settings } = queue;
  const [name, setName] = useState(queue.name);
  const [hours, setHours] = useState(hoursOf(settings['sla-seconds']));
  const [order, setOrder] = useState(settings.order ?? 'sla');
  const [stops, setStops] = useState(settings['snooze-stops-clock'] ?? false);
  const [policy, setPolicy] = useState(settings['assignment-policy-id'] ?? nobody);
  const [calendar, setCalendar] = useState(settings.calendar ? JSON.stringify(settings.calendar, null, 2) : '');
  const seconds = secondsOf(hours);
  const parsed = calendarOf(calendar);
  const done = (told: string) => {
    toast('good', told);
    onClose();
  };
  const send = async () => {
    if (seconds === undefined || parsed === undefined) return;
    const attributes = {
      name: name.trim(),
      settings: {
        calendar: parsed,
        'sla-seconds': seconds,
        'snooze-stops-clock': stops,
        order,
        'assignment-policy-id': policy === nobody ? null : policy,
      },
    };
    await save(id, attributes);
    done(texts.saved);
  };
  const archive = async () => {
    if (id !== null) await end(id);
    done(texts.archived);
  };
  return (
    <>
      <Form send={kit.save} onSend={send} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
        <Field label={texts.name} value={name} onChange={setName} maxLength={100} isRequired autoFocus />
        <Field
          label={texts.sla}
          help={texts.slaHelp}
          value={hours}
          onChange={setHours}
          inputMode="decimal"
          {...(seconds === undefined ? { problem: texts.slaWrong } : {})}
        />
        <Select
          label={texts.order}
          value={order}
          onChange={setOrder}
          choices={(['sla', 'created'] as const).map((value) => ({ value, label: texts.orders[value] }))}
        />
        <Select
          label={texts.policy}
          value={policy}
          onChange={setPolicy}
          choices={[
            { value: nobody, label: texts.noPolicy },
            ...(policies.data?.policies ?? []).map((each) => ({ value: each.id, label: each.name })),
          ]}
        />
        <Switch isOn={stops} onChange={setStops}>
          {texts.stops}
        </Switch>
        <Field
          label={texts.calendar}
          help={texts.calendarHelp}
          value={calendar}
          onChange={setCalendar}
          rows={4}
          maxLength={20_000}
          {...(parsed === undefined ? { problem: texts.calendarWrong } : {})}
        />
      </Form>
      {id !== null && !queue['is-default'] && (
        <Form send={texts.archive} onSend={archive} isDanger>
          <p>{texts.archiveText}</p>
        </Form>
      )}
    </>
  );
}
