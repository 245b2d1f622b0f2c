import { usePlainField } from "../aria/usePlainField";
import { describedBy, Field } from "../field/Field";
import { Icon } from "../icon/Icon";
import { caretDownIcon } from "../icon/icons";
import { comboBoxMicrocopy } from "../microcopy/comboBoxMicrocopy";
import { NativeSelect, SelectFrame } from "../select/selectStyles";
import type { ComboBoxProps } from "./comboBoxProps";
import { type ComboBoxOption, flatOptions, isGroup } from "./comboBoxOptions";

export interface PlainComboBoxProps extends ComboBoxProps {
  id: string;
  onHandOver: (focused: boolean) => void;
}

/** The same field as a plain select. */
export function PlainComboBox({ onHandOver, ...props }: PlainComboBoxProps) {
  const { id, name, value, options, disabled, required, hint, error, labelOf } = props;
  const texts = { ...comboBoxMicrocopy, ...props.texts };
  const frame = usePlainField(
    (element) => element.querySelector("select")?.value ?? "",
    (chosen, focused) => {
      if (chosen !== value) props.onValueChange(chosen);
      onHandOver(focused);
    },
  );
  const isElsewhere = value && !flatOptions(options).some((option) => option.value === value);
  return (
    <Field {...props} controlId={id}>
      <SelectFrame ref={frame}>
        <NativeSelect
          {...{ id, name, disabled }}
          aria-required={required}
          defaultValue={value}
          {...describedBy(id, { hint, error })}
        >
          <option value="">{texts.none}</option>
          {isElsewhere && <option value={value}>{labelOf?.(value) ?? value}</option>}
          {options.map((item) =>
            isGroup(item) ? (
              <optgroup key={item.label} label={item.label}>
                {item.options.map(plainOption)}
              </optgroup>
            ) : (
              plainOption(item)
            ),
          )}
        </NativeSelect>
        <Icon icon={caretDownIcon} />
      </SelectFrame>
    </Field>
  );
}

function plainOption({ value, label, disabled }: ComboBoxOption) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  );
}
