import { useState, type KeyboardEvent, type Ref } from "react";
import { ComboBox as AriaComboBox } from "react-aria-components/ComboBox";
import { GermanLocale } from "../aria/GermanLocale";
import { useTakenFocus } from "../aria/useTakenFocus";
import { describedBy, Field } from "../field/Field";
import { comboBoxMicrocopy } from "../microcopy/comboBoxMicrocopy";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden";
import { ComboBoxControl } from "./ComboBoxControl";
import { optionFilter } from "./comboBoxOptions";
import type { MultiComboBoxProps } from "./comboBoxProps";
import { SelectedChips } from "./SelectedChips";
import { useLabels } from "./useLabels";
import { useQuery } from "./useQuery";

export interface RichMultiComboBoxProps extends MultiComboBoxProps {
  id: string;
  inputRef: Ref<HTMLInputElement | null>;
  takesFocus: boolean;
}

export function RichMultiComboBox(props: RichMultiComboBoxProps) {
  const { id, name, options, values, onValuesChange, disabled, readOnly, required, error, hint } = props;
  const texts = { ...comboBoxMicrocopy, ...props.texts };
  const labels = useLabels(options, props.labelOf);
  const { query, type } = useQuery("", props.onQueryChange);
  const input = useTakenFocus(props.inputRef, props.takesFocus);
  const [listOpen, setListOpen] = useState(false);
  const chosen = values.map((value) => ({ value, label: labels.labelOf(value) || value }));
  const names = chosen.map(({ label }) => label).join(", ");

  const choose = (next: readonly string[]) => {
    labels.remember(next);
    if (next.join("\n") !== values.join("\n")) onValuesChange([...next]);
  };
  const without = (value: string) => choose(values.filter((other) => other !== value));
  const takeLastAway = (event: KeyboardEvent) => {
    const last = values.at(-1);
    if (event.key === "Backspace" && query === "" && last !== undefined && !readOnly) without(last);
  };
  return (
    <GermanLocale>
      <Field {...props} controlId={id} labelId={`${id}-label`}>
        <AriaComboBox
          id={id}
          selectionMode="multiple"
          aria-labelledby={`${id}-label`}
          aria-describedby={describedBy(id, { hint, error }, `${id}-selected`)["aria-describedby"]}
          validationBehavior="aria"
          isInvalid={Boolean(error)}
          isRequired={required}
          isDisabled={disabled}
          isReadOnly={readOnly}
          allowsEmptyCollection
          value={values}
          // Also called when the list closes: the typed text goes, the choices stay.
          onChange={(keys) => {
            type("");
            choose(keys.map(String));
          }}
          inputValue={query}
          onInputChange={type}
          onOpenChange={setListOpen}
          onKeyDown={takeLastAway}
          defaultFilter={props.filtering === "external" ? () => true : optionFilter(options)}
        >
          <ComboBoxControl
            {...{ texts, disabled, readOnly, query }}
            inputRef={input}
            items={options}
            multiple
            loading={props.loading}
            loadError={props.loadError}
            placeholder={
              values.length > 0 ? texts.selected(values.length) : (props.placeholder ?? texts.placeholder)
            }
            invalid={Boolean(error)}
            clearLabel={texts.clearAll}
            onClear={
              values.length > 0
                ? () => {
                    type("");
                    choose([]);
                    input.current?.focus();
                  }
                : undefined
            }
          />
        </AriaComboBox>
        <VisuallyHidden>
          <span id={`${id}-selected`} role="status">
            {values.length > 0 ? texts.selectedList(values.length, names) : texts.selected(0)}
          </span>
        </VisuallyHidden>
        <SelectedChips
          chosen={chosen}
          removable={!disabled && !readOnly}
          {...{ texts, listOpen }}
          onRemove={without}
          onEmptied={() => input.current?.focus()}
        />
        {name &&
          !disabled &&
          values.map((value) => <input key={value} type="hidden" name={name} value={value} />)}
      </Field>
    </GermanLocale>
  );
}
