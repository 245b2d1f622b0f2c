import type { ReactNode } from "react";
import { Accordion } from "../../accordion/Accordion";

export interface TripQuestion {
  question: string;
  answer: ReactNode;
}

export interface QuestionListProps {
  questions: readonly TripQuestion[];
  headingLevel?: 2 | 3 | 4;
}

export function QuestionList({ questions, headingLevel = 3 }: QuestionListProps) {
  if (questions.length === 0) return null;
  const items = questions.map(({ question, answer }, index) => ({
    id: `frage-${index + 1}`,
    title: question,
    content: answer,
  }));
  return <Accordion items={items} headingLevel={headingLevel} />;
}
