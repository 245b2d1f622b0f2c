import { useCoreServices } from "../coreServices";

/** The document's title; React puts it into the head. */
export function PageTitle({ children }: { children: string }) {
  const { config } = useCoreServices();
  return <title>{`${children} – ${config.name}`}</title>;
}
