import type { Ref } from "react";
import { ComboBox as AriaComboBox } from "react-aria-components/ComboBox";
import { GermanLocale } from "../aria/GermanLocale";
import { useTakenFocus } from "../aria/useTakenFocus";
import { describedBy, Field } from "../field/Field";
import { comboBoxMicrocopy } from "../microcopy/comboBoxMicrocopy";
import type { ComboBoxProps } from "./comboBoxProps";
import { ComboBoxControl } from "./ComboBoxControl";
import { optionFilter } from "./comboBoxOptions";
import { useLabels } from "./useLabels";
import { useQuery } from "./useQuery";

export interface RichComboBoxProps extends ComboBoxProps {
  id: string;
  inputRef: Ref<HTMLInputElement | null>;
  takesFocus: boolean;
}

export function RichComboBox(props: RichComboBoxProps) {
  const { id, name, options, value, onValueChange, disabled, readOnly, required, error, hint } = props;
  const texts = { ...comboBoxMicrocopy, ...props.texts };
  const labels = useLabels(options, props.labelOf);
  const label = value && labels.labelOf(value);
  const { query, type, show } = useQuery(label, props.onQueryChange);
  const input = useTakenFocus(props.inputRef, props.takesFocus);

  const choose = (next: string) => {
    labels.remember([next]);
    show(next && labels.labelOf(next));
    if (next !== value) onValueChange(next);
  };
  return (
    <GermanLocale>
      <Field {...props} controlId={id} labelId={`${id}-label`}>
        <AriaComboBox
          id={id}
          aria-labelledby={`${id}-label`}
          aria-describedby={describedBy(id, { hint, error })["aria-describedby"]}
          validationBehavior="aria"
          isInvalid={Boolean(error)}
          isRequired={required}
          isDisabled={disabled}
          isReadOnly={readOnly}
          allowsEmptyCollection
          value={value || null}
          onChange={(key) => choose(key === null ? "" : String(key))}
          inputValue={query}
          onInputChange={(next) => {
            type(next);
            if (next === "" && value) choose("");
          }}
          defaultFilter={props.filtering === "external" ? everything : optionFilter(options)}
        >
          <ComboBoxControl
            {...{ texts, disabled, readOnly }}
            inputRef={input}
            items={options}
            query={query === label ? "" : query}
            multiple={false}
            loading={props.loading}
            loadError={props.loadError}
            placeholder={props.placeholder ?? texts.placeholder}
            invalid={Boolean(error)}
            clearLabel={texts.clear}
            onClear={
              value || query
                ? () => {
                    type("");
                    choose("");
                    input.current?.focus();
                  }
                : undefined
            }
          />
        </AriaComboBox>
        {name && !disabled && <input type="hidden" name={name} value={value} />}
      </Field>
    </GermanLocale>
  );
}

function everything() {
  return true;
}
