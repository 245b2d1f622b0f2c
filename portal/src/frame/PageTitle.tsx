import { usePortalServices } from "../services";

/** The document's title; React puts it into the head. */
export function PageTitle({ children }: { children: string }) {
  const { config } = usePortalServices();
  return <title>{`${children} – ${config.name}`}</title>;
}
