import { Accordion, RichText } from "@gratweg/design-system";
import type { QuestionModel } from "../editorial-models";
import { questionAnchor } from "./questionAnchor";

interface QuestionsProps {
  /** Begins the anchor of each question; unique on the page. */
  id: string;
  items: QuestionModel[];
}

/** Questions under a section's title (level 2). */
export function Questions({ id, items }: QuestionsProps) {
  return (
    <Accordion
      headingLevel={3}
      items={items.map(({ question, answer }, index) => ({
        id: questionAnchor(id, index),
        title: question,
        content: <RichText content={answer} headingOffset={2} />,
      }))}
    />
  );
}
