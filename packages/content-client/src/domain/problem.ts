/** Why something of the content was left out; for a log. */
export interface ContentProblem {
  type: string;
  documentId: string;
  field: string;
  reason: string;
}
export type ReportProblem = (problem: ContentProblem) => void;
