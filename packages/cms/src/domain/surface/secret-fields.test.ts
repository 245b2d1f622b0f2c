import { askedTypes, asksForSecrets, typesWithSecrets, type Model } from "./secret-fields";

const USER = "plugin::users-permissions.user";
const MODELS: Record<string, Model> = {
  "admin::user": {
    attributes: {
      email: { type: "email" },
      password: { type: "password" },
      resetPasswordToken: { type: "string" },
    },
    config: { attributes: { resetPasswordToken: { hidden: true } } },
  },
  [USER]: {
    attributes: {
      email: { type: "email" },
      password: { type: "password" },
      credentialStamp: { type: "string" },
      createdBy: { type: "relation", target: "admin::user" },
    },
    config: { attributes: { credentialStamp: { hidden: true } } },
  },
  "api::tour.tour": {
    attributes: {
      title: { type: "string" },
      password: { type: "string" },
      createdBy: { type: "relation", target: "admin::user" },
      image: { type: "media" },
    },
  },
  "plugin::upload.file": {
    attributes: { name: { type: "string" }, createdBy: { type: "relation", target: "admin::user" } },
  },
};
const models = (uid: string) => MODELS[uid];

it.each([
  [USER, { sort: "password" }],
  [USER, { sort: "credentialStamp:desc" }],
  [USER, { sort: "email:asc, credentialStamp:asc" }],
  [USER, { sort: ["email", "credentialStamp"] }],
  [USER, { sort: { credentialStamp: "asc" } }],
  [USER, { sort: [{ createdBy: { password: "asc" } }] }],
  [USER, { sort: "createdBy.resetPasswordToken" }],
  [USER, { filters: { credentialStamp: { $startsWith: "a" } } }],
  [USER, { filters: { $and: [{ $not: { credentialStamp: "a" } }] } }],
  [USER, { filters: { $or: { 0: { createdBy: { password: { $null: true } } } } } }],
  ["api::tour.tour", { filters: { createdBy: { resetPasswordToken: { $gt: "m" } } } }],
  ["api::tour.tour", { populate: { createdBy: { sort: "password" } } }],
  ["api::tour.tour", { populate: { createdBy: { filters: { password: "a" } } } }],
  ["api::tour.tour", { filters: { image: { createdBy: { password: { $startsWith: "a" } } } } }],
  ["api::tour.tour", { sort: "image.createdBy.resetPasswordToken" }],
  ["plugin::upload.file", { filters: { createdBy: { password: { $startsWith: "a" } } } }],
  ["admin::user", { sort: "resetPasswordToken", _q: "a" }],
])("%s is not asked for by %j", (uid, query) => {
  expect(asksForSecrets(query, uid, models)).toBe(true);
});

it.each([
  [USER, { sort: "email:asc", filters: { $and: [{ email: { $contains: "password" } }] } }],
  [USER, { sort: "createdBy.email", _q: "credentialStamp" }],
  ["api::tour.tour", { filters: { image: { name: { $contains: "a" } } } }],
  ["api::tour.tour", { sort: "password", filters: { title: "a" }, populate: ["createdBy"] }],
  ["api::unknown.unknown", { sort: "password" }],
  [USER, undefined],
])("%s may be asked for by %j", (uid, query) => {
  expect(asksForSecrets(query, uid, models)).toBe(false);
});

it.each([
  ["/admin/users", ["admin::user"]],
  ["/ADMIN/Users/", ["admin::user"]],
  [`/content-manager/collection-types/${USER}`, [USER]],
  ["/content-manager/relations/api::tour.tour/createdBy", ["api::tour.tour", "admin::user"]],
  ["/content-manager/relations/api::tour.tour/abc/createdBy/", ["api::tour.tour", "admin::user"]],
  [`/content-manager/collection-types/${encodeURIComponent(USER)}/`, [USER]],
  ["/admin/%75sers", ["admin::user"]],
  ["/gratweg/bookings.csv", ["api::booking.booking"]],
  ["/admin/users-permissions", []],
  ["/upload/files", []],
])("%s asks for entries of %j", (path, types) => {
  expect(askedTypes(path, models)).toEqual(types);
});

it("the library's questions are about files and folders", () => {
  const of = (path: string) => typesWithSecrets(path, models);
  expect([of("/upload/files"), of("/upload/folders/7"), of("/upload/configuration")]).toEqual([
    ["plugin::upload.file"],
    ["plugin::upload.folder"],
    [],
  ]);
});
