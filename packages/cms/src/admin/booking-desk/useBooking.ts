import { useForm } from "@strapi/strapi/admin";
import type { Booking } from "./models";

/** The booking that the edit view shows. It is anew from the server after a cancellation. */
export function useBooking(): Booking {
  return useForm<Booking>("Booking", ({ initialValues }) => initialValues);
}
