/**
 * A form for the permissions of a role. If people hold the role, it first shows what the change grants them and
 * revokes.
 */

import { useState } from 'react';
import { revisionOf } from '../../../client/revision.ts';
import { type Giving, previewRole, type Role, type RolePreview, roleMutations } from '../../../client/roles.ts';
import { templateNamesQuery } from '../../../client/templates.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Button } from '../../../kit/button.tsx';
import { CheckboxGroup } from '../../../kit/checkbox.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { Overtaken } from '../../../kit/overtaken.tsx';
import { PermissionGrid } from '../../../kit/permission-grid.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useEditOfSaved } from '../../../kit/use-edit-of-saved.ts';
import { useApi } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { Changes } from './changes.tsx';

export interface EditRoleProps {
  /** Role to edit; null to create one. */
  readonly edited: Role | null;
  readonly rights: readonly string[];
  readonly mayChange: boolean;
  readonly onClose: () => void;
}

type Draft = Giving & { readonly name: string; readonly description: string };

const empty: Draft = { name: '', description: '', permissions: [], where: ['sandbox'], only: [] };

const draftOf = (role: Role | null): Draft => {
  if (role === null) return empty;
  const { name, description, permissions, where, only } = role.attributes;
  return { name, description, permissions, where, only };
};

export function EditRole({ edited: role, rights, mayChange, onClose }: EditRoleProps) {
  const { roles: texts, kit } = usePageTexts();
  const api = useApi();
  const { save: saveRole } = useMutations(roleMutations);
  const edit = useEditOfSaved(draftOf(role), role === null ? 0 : revisionOf(role.attributes));
  const { typed: draft, setTyped: setDraft } = edit;
  const [preview, setPreview] = useState<RolePreview | null>(null);
  const isFixed = !mayChange || role?.attributes['seeded-as'] === 'owner';
  const save = async () => {
    if (await edit.save((revision) => saveRole(role?.id ?? null, draft, revision))) {
      toast('good', texts.saved);
      onClose();
    } else setPreview(null);
  };
  const look = async () => {
    const { permissions, where, only } = draft;
    setPreview(await previewRole(api, role?.id ?? '', { permissions, where, only }));
  };
  const needsLook = role !== null && preview === null;
  const others = (
    <Button onPress={preview === null ? onClose : () => setPreview(null)}>
      {preview === null ? kit.cancel : texts.back}
    </Button>
  );
  const parts = <Parts draft={draft} onChange={setDraft} rights={rights} isFixed={isFixed} />;
  return (
    <Dialog
      title={role === null ? texts.make : role.attributes.name}
      isOpen
      onClose={onClose}
      size="large"
      isDismissable={isFixed}
    >
      {isFixed ? (
        parts
      ) : (
        <Form send={needsLook ? texts.preview : texts.save} onSend={needsLook ? look : save} others={others}>
          <Overtaken {...edit} />
          {preview === null ? parts : <Changes preview={preview} />}
        </Form>
      )}
    </Dialog>
  );
}

interface PartsProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  readonly rights: readonly string[];
  readonly isFixed: boolean;
}

function Parts({ draft, onChange, rights, isFixed }: PartsProps) {
  const { roles: texts, shell } = usePageTexts();
  const templates = useQuery(templateNamesQuery(useApi()));
  const change = (part: Partial<Draft>) => onChange({ ...draft, ...part });
  const known = templates.data?.data ?? [];
  const elsewhere = draft.only.filter((id) => !known.some((template) => template.id === id));
  return (
    <>
      <Field
        label={texts.name}
        value={draft.name}
        onChange={(name) => change({ name })}
        maxLength={100}
        isRequired
        isDisabled={isFixed}
      />
      <Field
        label={texts.description}
        value={draft.description}
        onChange={(description) => change({ description })}
        maxLength={500}
        isDisabled={isFixed}
      />
      <CheckboxGroup
        label={texts.where}
        value={draft.where}
        onChange={(where) => change({ where })}
        choices={(['sandbox', 'production'] as const).map((kind) => ({
          value: kind,
          label: shell.environments[kind],
          isDisabled: isFixed,
        }))}
      />
      <PermissionGrid
        label={texts.rights}
        permissions={rights}
        value={draft.permissions}
        onChange={(permissions) => change({ permissions })}
        isDisabled={isFixed}
      />
      <CheckboxGroup
        label={texts.only}
        help={texts.onlyHelp}
        value={draft.only}
        onChange={(only) => change({ only })}
        choices={[
          ...known.map(({ id, attributes }) => ({ value: id, label: attributes.name, isDisabled: isFixed })),
          ...elsewhere.map((id) => ({ value: id, label: id, isDisabled: isFixed })),
        ]}
      />
    </>
  );
}
