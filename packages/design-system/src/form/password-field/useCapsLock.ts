import { useState, type KeyboardEvent } from "react";

/** Known with the first key; forgotten when the field is left, because other windows change it unseen. */
export function useCapsLock() {
  const [isOn, setOn] = useState(false);
  // Filled in by a password manager, a field gets key events without a modifier state.
  const look = (event: KeyboardEvent) => {
    if (typeof event.getModifierState === "function") setOn(event.getModifierState("CapsLock"));
  };
  return { isOn, handlers: { onKeyDown: look, onKeyUp: look, onBlur: () => setOn(false) } };
}
