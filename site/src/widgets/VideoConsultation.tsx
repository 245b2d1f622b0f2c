import { paths } from "@gratweg/contracts/routes";
import type { VideoDialogProps } from "@gratweg/page-parts";
import { navigate } from "gatsby";
import { lazy, Suspense, useEffect } from "react";

const VideoDialog = lazy(() =>
  import(/* webpackChunkName: "video-dialog" */ "./VideoDialog").catch(() => ({ default: SupportPage })),
);

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
  useEffect(() => void navigate(paths.support()), []);
  return null;
}
