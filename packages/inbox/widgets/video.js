for (const place of document.querySelectorAll('[data-widget="video-consultation"]:empty')) {
  const frame = document.createElement("iframe");
  frame.src = new URL("video.html", document.currentScript.src);
  frame.title = "Terminkalender der Videoberatung";
  place.append(frame);
}
