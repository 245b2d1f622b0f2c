import { paths } from "@gratweg/contracts/routes";
import type { VideoDialogProps } from "@gratweg/page-parts";
import { lazy, Suspense, useEffect } from "react";
import { usePortalServices } from "../services";

const VideoDialog = lazy(() => import("./VideoDialog").catch(() => ({ default: SupportPage })));

/** The video consultation's dialog; nothing of it arrives before it is opened. */
export function VideoConsultation(props: VideoDialogProps) {
  if (!props.open) return null;
  return (
    <Suspense fallback={null}>
      <VideoDialog {...props} />
    </Suspense>
  );
}

/** In place of a dialog that could not be loaded: the page with the other ways. */
function SupportPage(_: VideoDialogProps) {
  const { leave } = usePortalServices();
  useEffect(() => leave(paths.support()), [leave]);
  return null;
}
