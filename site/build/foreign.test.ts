import { toForeign } from "./foreign";

const none = {
  analytics: { publicKey: null, host: null },
  widgets: { videoConsultation: null, reviews: null },
};

it("is nothing where nothing is configured, or analytics only half", () => {
  const nothing = { analytics: null, videoConsultation: null, reviews: null };
  expect(toForeign(none)).toEqual(nothing);
  expect(toForeign({ ...none, analytics: { publicKey: "phc_x", host: null } })).toEqual(nothing);
});

it("names whom data goes to, and how a script finds its element", () => {
  expect(
    toForeign({
      analytics: { publicKey: "phc_x", host: "https://eu.zahl.example" },
      widgets: {
        videoConsultation: { script: "https://termine.example/v1.js", origins: [] },
        reviews: {
          script: "https://lob.example/w.js",
          origins: [],
          provider: { name: "Lobwerk", privacy: "https://lob.example/datenschutz" },
          attributes: { class: "lob-inline", "data-url": "https://lob.example/gratweg" },
        },
      },
    }),
  ).toEqual({
    analytics: { name: "PostHog (eu.zahl.example)" },
    videoConsultation: {
      script: "https://termine.example/v1.js",
      attributes: { "data-widget": "video-consultation" },
      provider: { name: "termine.example" },
    },
    reviews: {
      script: "https://lob.example/w.js",
      attributes: {
        "data-widget": "reviews",
        class: "lob-inline",
        "data-url": "https://lob.example/gratweg",
      },
      provider: { name: "Lobwerk", href: "https://lob.example/datenschutz" },
    },
  });
});
