import { usePlainField } from "../aria/usePlainField";
import { Checkbox } from "../checkbox/Checkbox";
import { describedBy, Field } from "../field/Field";
import { Icon } from "../icon/Icon";
import { caretDownIcon } from "../icon/icons";
import { comboBoxMicrocopy } from "../microcopy/comboBoxMicrocopy";
import { type ComboBoxOption, flatOptions, isGroup } from "./comboBoxOptions";
import { groupName } from "./comboBoxStyles";
import type { MultiComboBoxProps } from "./comboBoxProps";
import { Disclosure, DisclosureBox, Summary } from "./plainStyles";

export interface PlainMultiComboBoxProps extends MultiComboBoxProps {
  id: string;
  onHandOver: (focused: boolean) => void;
}

/** The same field as checkboxes in a disclosure, as high as the field that follows. */
export function PlainMultiComboBox({ onHandOver, ...props }: PlainMultiComboBoxProps) {
  const { id, name, values, options, disabled, hint, error, labelOf } = props;
  const texts = { ...comboBoxMicrocopy, ...props.texts };
  const frame = usePlainField(checkedValues, (checked, focused) => {
    if (checked.join("\n") !== inOrder(values, options).join("\n")) props.onValuesChange(checked);
    onHandOver(focused);
  });
  const present = new Set(flatOptions(options).map(({ value }) => value));
  const elsewhere = values
    .filter((value) => !present.has(value))
    .map((value): ComboBoxOption => ({ value, label: labelOf?.(value) ?? value }));
  const line = (option: ComboBoxOption) => (
    <Checkbox
      key={option.value}
      name={name}
      value={option.value}
      label={option.label}
      aside={option.aside}
      disabled={disabled || option.disabled}
      defaultChecked={values.includes(option.value)}
    />
  );
  return (
    <Field {...props} controlId={id} labelId={`${id}-label`} labelElement="span">
      <div ref={frame}>
        <Disclosure>
          <Summary
            id={id}
            aria-labelledby={`${id}-label ${id}`}
            aria-describedby={describedBy(id, { hint, error })["aria-describedby"]}
          >
            {texts.selected(values.length)}
            <Icon icon={caretDownIcon} />
          </Summary>
          <DisclosureBox role="group" aria-labelledby={`${id}-label`}>
            {elsewhere.map(line)}
            {options.map((item) =>
              isGroup(item) ? (
                <div key={item.label}>
                  <p className={groupName().className}>{item.label}</p>
                  {item.options.map(line)}
                </div>
              ) : (
                line(item)
              ),
            )}
          </DisclosureBox>
        </Disclosure>
      </div>
    </Field>
  );
}

function checkedValues(frame: HTMLElement): string[] {
  return [...frame.querySelectorAll<HTMLInputElement>("input:checked")].map(({ value }) => value);
}

/** The values as the checkboxes give them, to see whether anything was changed before scripts ran. */
function inOrder(values: readonly string[], options: MultiComboBoxProps["options"]): string[] {
  const present = flatOptions(options).map(({ value }) => value);
  return [
    ...values.filter((value) => !present.includes(value)),
    ...present.filter((value) => values.includes(value)),
  ];
}
