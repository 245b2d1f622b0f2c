for (const place of document.querySelectorAll('[data-widget="reviews"]:empty')) {
  const frame = document.createElement("iframe");
  frame.src = new URL("reviews.html", document.currentScript.src);
  frame.title = "Bewertungen";
  place.append(frame);
}
