import type { StoryObj } from "@storybook/react-vite";
import { FlowPage } from "../page/FlowPage";
import { StateView } from "../page/StateView";
import type { Flow } from "./flow";
import { reach, type Sight, type Where } from "./reach";
import { isInState } from "./states";

/** `state` is the one that the story shows; the statechart shows all. */
export interface FlowArgs {
  flow: string;
  state?: string;
}

export type FlowStory = StoryObj<FlowArgs>;

export function metaOf({ purpose }: Flow) {
  return {
    parameters: { controls: { disable: true }, docs: { description: { component: purpose } } },
    argTypes: { flow: { control: false as const }, state: { control: false as const } },
  };
}

/**
 * The flow's components in one of its states, brought there by events.
 * @param where which of the state's contexts, where they look different
 */
export function stateOf(flow: Flow, state: string, where?: Where): FlowStory {
  return {
    args: { flow: flow.name, state },
    loaders: [async () => ({ sight: await reach(flow, state, where) })],
    render: (_args, { loaded }) => <StateView flow={flow} state={state} sight={sightOf(loaded)} />,
    play: ({ loaded, canvasElement }) => {
      const shown = canvasElement.querySelector<HTMLElement>("[data-flow-state]")?.dataset["flowState"];
      if (!isInState(sightOf(loaded).snapshot(), state) || shown !== state)
        throw new Error(`${flow.name}: ${shown ?? "nothing"} is shown in place of ${state}`);
    },
  };
}

/** The statechart with the live state, beside the components to play with. */
export function chartOf(flow: Flow): FlowStory {
  return {
    args: { flow: flow.name },
    parameters: { layout: "fullscreen" },
    render: () => <FlowPage flow={flow} />,
    play: async ({ canvas }) => {
      await canvas.findByRole("group", { name: /: states$/ }, { timeout: 10_000 });
    },
  };
}

function sightOf(loaded: Record<string, unknown>): Sight {
  return loaded["sight"] as Sight;
}
