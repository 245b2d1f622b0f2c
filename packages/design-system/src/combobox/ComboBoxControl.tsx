import { useContext, type Ref } from "react";
import { Button } from "react-aria-components/Button";
import { ComboBoxStateContext } from "react-aria-components/ComboBox";
import { Group } from "react-aria-components/Group";
import { Input } from "react-aria-components/Input";
import { Popover } from "react-aria-components/Popover";
import { BoxButton, boxButton, ControlBox, listPopover } from "../aria/ariaStyles";
import { useOverlayContainer } from "../aria/useOverlayContainer";
import { Icon } from "../icon/Icon";
import { caretDownIcon, xIcon } from "../icon/icons";
import { input } from "./comboBoxStyles";
import { OptionList, type OptionListProps } from "./OptionList";

export interface ComboBoxControlProps extends OptionListProps {
  inputRef: Ref<HTMLInputElement>;
  placeholder?: string;
  invalid: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  /** Shows the button that empties the field. */
  onClear?: () => void;
  clearLabel: string;
}

/** Input, buttons and list inside of React Aria's combobox. */
export function ComboBoxControl(props: ComboBoxControlProps) {
  const { inputRef, placeholder, invalid, disabled, readOnly, onClear, clearLabel, ...list } = props;
  const [frameRef, container] = useOverlayContainer();
  return (
    <>
      <ControlBox
        as={Group}
        role="presentation"
        ref={frameRef}
        data-state={invalid ? "invalid" : "valid"}
        data-disabled={disabled || undefined}
        data-readonly={readOnly || undefined}
      >
        <Input ref={inputRef} className={input().className} placeholder={placeholder} />
        {onClear && !disabled && !readOnly && <ClearButton label={clearLabel} onClear={onClear} />}
        <Button className={boxButton().className} aria-label={list.texts.open}>
          <Icon icon={caretDownIcon} />
        </Button>
      </ControlBox>
      <Popover
        className={listPopover().className}
        placement="bottom start"
        offset={4}
        // As wide as the field also where that reaches the window's edges: a page that scrolls closes the list.
        containerPadding={0}
        UNSTABLE_portalContainer={container}
      >
        <OptionList {...list} />
      </Popover>
    </>
  );
}

function ClearButton({ label, onClear }: { label: string; onClear: () => void }) {
  const isOpen = useContext(ComboBoxStateContext)?.isOpen;
  return (
    <BoxButton
      type="button"
      aria-label={label}
      title={label}
      // While the list is open, React Aria hides everything beside it and the input from screen readers.
      tabIndex={isOpen ? -1 : undefined}
      // The input keeps the focus; leaving it would put back what is being cleared.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClear}
    >
      <Icon icon={xIcon} size="sm" />
    </BoxButton>
  );
}
