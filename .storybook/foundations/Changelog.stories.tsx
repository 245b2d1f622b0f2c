import type { Meta, StoryObj } from "@storybook/react-vite";
import changelog from "../../packages/design-system/CHANGELOG.md?raw";
import { parseChangelog } from "./changelogEntries";
import { Heading, Stack } from "@gratweg/design-system";
import { Points, Sheet, Topic } from "./parts";

const meta = {
  title: "Foundations/Changelog",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;

export const Changelog: StoryObj = {
  render: () => (
    <Sheet
      title="Changelog"
      lead="What changed for those who install the design system. Versions follow SemVer: a renamed prop, role or export is a new major version; the public API report fails on an unannounced change."
    >
      {parseChangelog(changelog).map(({ version, groups }) => (
        <Topic key={version} title={version}>
          <Stack gap="3">
            {groups.map(({ title, entries }) => (
              <Stack key={title} gap="1">
                <Heading level={3} size="h4">
                  {title}
                </Heading>
                <Points items={entries} />
              </Stack>
            ))}
          </Stack>
        </Topic>
      ))}
    </Sheet>
  ),
};
