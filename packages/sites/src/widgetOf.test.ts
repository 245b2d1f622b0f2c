import { widgetOf } from "./widgetOf";

const script = "https://termine.example/v1.js";

it("names the script, its element and whom one gives data to", () => {
  const widgets = {
    videoConsultation: {
      script,
      origins: [],
      provider: { name: "Terminwerk", privacy: "https://termine.example/datenschutz" },
      attributes: { class: "termine" },
    },
    reviews: null,
  };
  expect(widgetOf({ widgets }, "videoConsultation")).toEqual({
    script,
    attributes: { "data-widget": "video-consultation", class: "termine" },
    provider: { name: "Terminwerk", href: "https://termine.example/datenschutz" },
  });
  expect(widgetOf({ widgets }, "reviews")).toBeNull();
});

it("names the script's host where the configuration names nobody", () => {
  const widgets = { videoConsultation: null, reviews: { script, origins: [] } };
  expect(widgetOf({ widgets }, "reviews")).toEqual({
    script,
    attributes: { "data-widget": "reviews" },
    provider: { name: "termine.example" },
  });
});
