import { adminApi } from "@strapi/strapi/admin";

export interface EditorSignIn {
  id: number;
  name: string;
  email: string;
  isActive: boolean;
  roles: string[];
  hasSecondFactor: boolean;
  sessions: { device: string | null; since: string | null; last: string }[];
}

const editorsApi = adminApi.enhanceEndpoints({ addTagTypes: ["EditorSignIns"] }).injectEndpoints({
  endpoints: (builder) => ({
    editorSignIns: builder.query<EditorSignIn[], void>({
      query: () => ({ url: "/gratweg/editors", method: "GET" }),
      transformResponse: ({ data }: { data: EditorSignIn[] }) => data,
      providesTags: ["EditorSignIns"],
      keepUnusedDataFor: 2,
    }),
    endEditorSessions: builder.mutation<unknown, number>({
      query: (id) => ({ url: `/gratweg/editors/${id}/sessions`, method: "DELETE" }),
      invalidatesTags: ["EditorSignIns"],
    }),
    resetSecondFactor: builder.mutation<unknown, number>({
      query: (id) => ({ url: `/gratweg/editors/${id}/second-factor`, method: "DELETE" }),
      invalidatesTags: ["EditorSignIns"],
    }),
  }),
});

export const { useEditorSignInsQuery, useEndEditorSessionsMutation, useResetSecondFactorMutation } =
  editorsApi;
