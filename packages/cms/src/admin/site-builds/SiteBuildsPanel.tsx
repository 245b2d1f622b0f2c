import { Flex, Typography } from "@strapi/design-system";
import { adminApi } from "@strapi/strapi/admin";
import type { SiteBuild } from "../../domain/site-builds/site-builds";
import { moment } from "../booking-desk/format";
import { builds as texts, words } from "../microcopy";

const NOT_ON_SITES =
  /^(?:plugin::|api::(?:booking|outbox-mail|newsletter-subscriber|contract-declaration|audit-entry|subscription|payment-event)\.)/;
const LOOK_MS = 3000;

const api = adminApi.injectEndpoints({
  endpoints: (builder) => ({
    siteBuilds: builder.query<
      { builds: SiteBuild[] | null; isAtOnce: boolean },
      { model: string; documentId: string }
    >({
      query: ({ model, documentId }) => ({
        url: `/gratweg/site-builds/${model}/${documentId}`,
        method: "GET",
      }),
      transformResponse: ({ data }: { data: { builds: SiteBuild[] | null; isAtOnce: boolean } }) => data,
    }),
  }),
});

interface PanelProps {
  model: string;
  document?: { documentId?: string; status?: string };
}

/** Beside the form of what appears on sites: whether visitors see it yet. */
export function SiteBuildsPanel({ model, document }: PanelProps) {
  if (NOT_ON_SITES.test(model)) return null;
  const { documentId, status } = document ?? {};
  const content =
    documentId === undefined || status === "draft" ? (
      <Typography>{texts.draft}</Typography>
    ) : (
      <Builds model={model} documentId={documentId} />
    );
  return { title: texts.panel, content };
}

function Builds(entry: { model: string; documentId: string }) {
  const { data } = api.useSiteBuildsQuery(entry, { pollingInterval: LOOK_MS });
  if (!data) return null;
  if (data.isAtOnce) return <Typography>{texts.atOnce}</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={1} width="100%" role="status">
      {!data.builds?.length && <Typography>{texts.away}</Typography>}
      {data.builds?.map(({ site, state, since, reason }) => (
        <Typography key={site} textColor={state === "failed" ? "danger600" : undefined}>
          {words[site] ?? site}: {texts.state(state, moment(new Date(since).toISOString()), reason)}
        </Typography>
      ))}
      <Typography variant="pi" textColor="neutral600">
        {texts.live}
      </Typography>
    </Flex>
  );
}
