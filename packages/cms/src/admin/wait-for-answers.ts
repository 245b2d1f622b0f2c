import { adminApi } from "@strapi/strapi/admin";

interface Definition {
  onQueryStarted?: unknown;
  invalidatesTags?: unknown;
}
type Change = (definition?: Definition) => void;

/**
 * Strapi shows a change before the server has taken it and takes it back when it is refused, with all that was typed. And it asks for
 * what was just deleted once more, which answers „Not Found“.
 */
export function waitForAnswers(): void {
  const endpoints: Record<string, Change> = {
    updateDocument: (definition) => {
      delete definition?.onQueryStarted;
    },
    deleteDocument: (definition) => {
      if (!definition) return;
      definition.invalidatesTags = (_result: unknown, _error: unknown, { model }: { model: string }) => [
        { type: "Document", id: `${model}_LIST` },
        "RecentDocumentList",
        "CountDocuments",
      ];
    },
  };
  adminApi.enhanceEndpoints({ endpoints });
}
