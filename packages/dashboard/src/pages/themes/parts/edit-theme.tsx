/** A form for a theme with a preview; unreadable colours are reported while typing, and refused. */

import type { ThemeSet } from '../../../client/resources.ts';
import { revisionOf } from '../../../client/revision.ts';
import { themeMutations } from '../../../client/themes.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { Overtaken } from '../../../kit/overtaken.tsx';
import { Select } from '../../../kit/select.tsx';
import { Switch } from '../../../kit/switch.tsx';
import { useEditOfSaved } from '../../../kit/use-edit-of-saved.ts';
import { useHasRight } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import {
  colorIn,
  colors,
  fontIn,
  fonts,
  hasDark,
  ownColors,
  radiusIn,
  type Styles,
  type Variant,
  withColor,
  withDark,
  withFont,
  withRadius,
} from '../styles.ts';
import styles from '../themes.module.css';
import { Contrasts } from './contrasts.tsx';
import { Preview } from './preview.tsx';

export interface EditThemeProps {
  /** Theme to edit; null to create one. */
  readonly theme: ThemeSet | null;
  readonly onClose: () => void;
}

interface Typed {
  readonly name: string;
  readonly styles: Styles;
}

const savedOf = (theme: ThemeSet | null): Typed => ({
  name: theme?.attributes.name ?? '',
  styles: theme?.attributes.styles ?? {},
});

export function EditTheme({ theme, onClose }: EditThemeProps) {
  const { themes: texts, kit } = usePageTexts();
  const { save } = useMutations(themeMutations);
  const mayChange = useHasRight()('theme_set.write');
  const edit = useEditOfSaved<Typed>(savedOf(theme), theme === null ? 0 : revisionOf(theme.attributes));
  const { name, styles: typed } = edit.typed;
  const setTyped = (next: Styles) => edit.setTyped({ name, styles: next });
  const send = async () => {
    const attributes = { name: name.trim(), styles: typed };
    if (await edit.save((revision) => save(theme?.id ?? null, attributes, revision))) onClose();
  };
  const fields = (
    <>
      <Overtaken {...edit} />
      <Field
        label={texts.name}
        value={name}
        onChange={(next) => edit.setTyped({ name: next, styles: typed })}
        maxLength={255}
        isRequired
        isDisabled={!mayChange}
      />
      <Variants typed={typed} onChange={setTyped} />
      <Switch isOn={hasDark(typed)} onChange={(isOn) => setTyped(withDark(typed, isOn))}>
        {texts.dark}
      </Switch>
      <Shapes typed={typed} onChange={setTyped} />
    </>
  );
  return (
    <Dialog
      title={theme === null ? texts.make : texts.edit}
      isOpen
      onClose={onClose}
      size="large"
      isDismissable={false}
    >
      {mayChange ? (
        <Form send={kit.save} onSend={send} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
          {fields}
        </Form>
      ) : (
        fields
      )}
    </Dialog>
  );
}

interface StylesProps {
  readonly typed: Styles;
  readonly onChange: (styles: Styles) => void;
}

/** Colours with their preview, for each variant that the theme has. */
function Variants({ typed, onChange }: StylesProps) {
  const { themes: texts } = usePageTexts();
  const shown: readonly Variant[] = hasDark(typed) ? ['light', 'dark'] : ['light'];
  return (
    <>
      {shown.map((variant) => (
        <section key={variant} className={styles['variant']}>
          <h3>{texts.variants[variant]}</h3>
          <div className={styles['sides']}>
            <Colors variant={variant} typed={typed} onChange={onChange} />
            <div>
              <Preview styles={typed} variant={variant} />
              <Contrasts styles={typed} variant={variant} />
            </div>
          </div>
        </section>
      ))}
    </>
  );
}

/** Fields for the corners and the font. */
function Shapes({ typed, onChange }: StylesProps) {
  const { themes: texts } = usePageTexts();
  return (
    <div className={styles['shapes']}>
      <Field
        label={texts.radius}
        type="number"
        value={radiusIn(typed)}
        onChange={(value) => onChange(withRadius(typed, value))}
      />
      <Select
        label={texts.font}
        value={fontIn(typed) === '' ? 'system' : fontIn(typed)}
        onChange={(value) => onChange(withFont(typed, value))}
        choices={fonts.map((value) => ({ value: value as string, label: texts.fonts[value] }))}
      />
    </div>
  );
}

function Colors({ variant, typed, onChange }: StylesProps & { readonly variant: Variant }) {
  const { themes: texts } = usePageTexts();
  return (
    <div className={styles['colors']}>
      {colors.map((name) => (
        <Field
          key={name}
          label={texts.colors[name]}
          value={colorIn(typed, variant, name)}
          onChange={(value) => onChange(withColor(typed, variant, name, value.trim()))}
          help={ownColors[variant][name]}
          maxLength={7}
          autoComplete="off"
          spellCheck="false"
        />
      ))}
    </div>
  );
}
