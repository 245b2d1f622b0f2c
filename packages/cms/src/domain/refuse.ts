import { errors } from "@strapi/utils";
import type { Complaint } from "./rules";

/** Strapi's screens show each message at its field. */
export function refuse(complaints: readonly Complaint[]): never {
  throw new errors.ValidationError(complaints.map(({ message }) => message).join(" "), {
    errors: complaints.map(({ path, message }) => ({ path, message, name: "ValidationError" })),
  });
}
