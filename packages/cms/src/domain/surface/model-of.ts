import type { Core } from "@strapi/strapi";

/** The type that a request names; nothing for `toString` and whatever else every object inherits. */
export function modelOf<Model>(
  strapi: Pick<Core.Strapi, "contentTypes" | "components" | "getModel">,
  uid: string,
): Model | undefined {
  const isKnown = Object.hasOwn(strapi.contentTypes, uid) || Object.hasOwn(strapi.components, uid);
  return isKnown ? strapi.getModel(uid as never) : undefined;
}
