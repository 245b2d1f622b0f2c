import { AnchorMdx } from "@storybook/addon-docs/blocks";
import { Heading, Stack, Text } from "@gratweg/design-system";
import type { Family } from "./family";
import { Bullets, DoDont, FactTable, Keyboard, Part, PropsNote, Sheet, Ways } from "./parts";

const docsPath = (title: string) => `?path=/docs/${title.toLowerCase().replace(/[^a-z0-9]+/g, "-")}--docs`;

/** The docs page of a family: purpose, choice, examples to follow and to avoid, keyboard, wording. */
export function FamilyPage({ family }: { family: Family }) {
  return (
    <Sheet>
      <Stack gap="2">
        <Heading level={1}>{family.title}</Heading>
        <Text size="lg" width="measure">
          {family.purpose}
        </Text>
      </Stack>
      <Part title="When to use">
        <Bullets items={family.use} />
      </Part>
      <Part title="When something else is better">
        <Bullets items={family.avoid} />
      </Part>
      <Part title="Do and don’t">
        {family.comparisons.map((comparison) => (
          <DoDont key={comparison.do.why} comparison={comparison} />
        ))}
      </Part>
      {family.props && (
        <Part title="Props worth a word">
          <PropsNote notes={family.props} />
        </Part>
      )}
      {family.keyboard && (
        <Part title="Keyboard">
          <Keyboard rows={family.keyboard} />
        </Part>
      )}
      {family.wording && (
        <Part title="German texts">
          <FactTable
            label="German texts"
            head={["Write", "Not", "Because"]}
            rows={family.wording.map(({ write, notThis, because }) => [write, notThis ?? "–", because])}
          />
        </Part>
      )}
      <Part title="Components">
        <Ways>
          {family.related.map((title) => (
            <AnchorMdx key={title} href={docsPath(title)} target="_self">
              {title.slice(title.indexOf("/") + 1)}
            </AnchorMdx>
          ))}
        </Ways>
      </Part>
    </Sheet>
  );
}

/** Every example to follow on one page: the story that holds them to axe. */
export function GoodExamples({ family }: { family: Family }) {
  return (
    <Stack gap="4">
      {family.comparisons.map((comparison) => (
        <div key={comparison.do.why}>{comparison.do.example}</div>
      ))}
    </Stack>
  );
}
