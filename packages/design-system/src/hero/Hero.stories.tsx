import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { landscapePicture } from "../fixtures/picture";
import { SearchForm } from "../search-form/SearchForm";
import { Hero } from "./Hero";

function Search() {
  const [value, setValue] = useState("");
  return <SearchForm action="/de/reisesuche" value={value} onValueChange={setValue} />;
}

const meta = {
  title: "Page parts/Hero",
  component: Hero,
  parameters: { layout: "fullscreen" },
  args: {
    title: "Wege, die man nicht vergisst.",
    kicker: "Geführte Wanderreisen",
    lead: "Von Hütte zu Hütte, am Fjord entlang, durch stille Wälder: kleine Gruppen, erfahrene Reiseleitung, ehrliche Beschreibungen.",
    picture: landscapePicture,
    caption: "Stubaier Alpen, Tirol",
    search: <Search />,
  },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {};
export const Short: Story = {
  args: {
    size: "short",
    title: "Wie können wir helfen?",
    kicker: "Hilfe",
    picture: undefined,
    caption: undefined,
    search: undefined,
  },
};
