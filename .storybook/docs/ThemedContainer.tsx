import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { useLayoutEffect, useState, type PropsWithChildren } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { themes } from "storybook/theming";
import { darkThemeClass } from "@gratweg/design-system";
import { chosenSite, type Chosen } from "../siteGlobals";

interface GlobalsEvent {
  globals: Chosen;
  /** Without what a single story sets for itself. */
  userGlobals?: Chosen;
}

const chosen = ({ globals, userGlobals }: GlobalsEvent): Chosen => userGlobals ?? globals;

function lastChosen(): Chosen {
  const channel = addons.getChannel();
  const [event] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as GlobalsEvent[];
  return event ? chosen(event) : {};
}

/** Docs pages follow the toolbar's theme and site, also where no story on them does it. */
export function ThemedContainer({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState(lastChosen);
  const dark = globals.theme === "dark";
  useLayoutEffect(() => {
    const channel = addons.getChannel();
    const follow = (event: GlobalsEvent) => setGlobals(chosen(event));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  const { className } = chosenSite(globals).theme;
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.toggle(darkThemeClass, dark);
    classList.add(className);
    return () => classList.remove(className);
  }, [dark, className]);
  return (
    <DocsContainer {...props} theme={dark ? themes.dark : themes.light}>
      {children}
    </DocsContainer>
  );
}
