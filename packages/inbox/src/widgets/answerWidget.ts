import { CALENDAR_SCRIPT, reviewsPage, videoPage, WIDGET_STYLE } from "./pages";

export interface WidgetAnswer {
  type: string;
  body: string;
}

/** Local stand-ins of the two third parties: a script each, and the frame that it opens. Undefined for every other path. */
export function answerWidget(path: string, now: Date): WidgetAnswer | undefined {
  switch (path) {
    case "/widgets/video.js":
      return script("video-consultation", "video.html", "Terminkalender der Videoberatung");
    case "/widgets/reviews.js":
      return script("reviews", "reviews.html", "Bewertungen");
    case "/widgets/video.html":
      return { type: "text/html", body: videoPage(now) };
    case "/widgets/reviews.html":
      return { type: "text/html", body: reviewsPage() };
    case "/widgets/calendar.js":
      return { type: "text/javascript", body: CALENDAR_SCRIPT };
    case "/widgets/widgets.css":
      return { type: "text/css", body: WIDGET_STYLE };
    default:
      return undefined;
  }
}

/** What such scripts do: find their element, and put a frame of their own into it. */
function script(name: string, page: string, title: string): WidgetAnswer {
  return {
    type: "text/javascript",
    body: `"use strict";
(() => {
  const page = new URL(${JSON.stringify(page)}, document.currentScript.src).href;
  for (const place of document.querySelectorAll('[data-widget="${name}"]:empty')) {
    const frame = document.createElement("iframe");
    frame.src = page;
    frame.title = ${JSON.stringify(title)};
    place.append(frame);
  }
})();
`,
  };
}

/** Any site may show these frames; they ask nobody but this process. */
export const WIDGET_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'";
