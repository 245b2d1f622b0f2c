import { adminApi, getFetchClient } from "@strapi/strapi/admin";
import { batch } from "./batch";
import { BOOKING, OUTBOX, type BookingMail, type DepartureSeats } from "./models";

const seatsOf = batch(
  async (numbers) => {
    const { get } = getFetchClient();
    const { data } = await get<{ data: DepartureSeats[] }>(
      `/gratweg/departures/seats?numbers=${numbers.join(",")}`,
    );
    return data.data;
  },
  ({ number }) => number,
);

const deskApi = adminApi
  .enhanceEndpoints({ addTagTypes: ["Document", "DepartureSeats", "BookingMails"] })
  .injectEndpoints({
    endpoints: (builder) => ({
      departureSeats: builder.query<DepartureSeats | null, number>({
        queryFn: async (number) => {
          try {
            return { data: await seatsOf(number) };
          } catch (error) {
            return { error: { name: "UnknownError", message: error instanceof Error ? error.message : "" } };
          }
        },
        providesTags: ["DepartureSeats"],
        // Seats go while somebody reads a list: what is shown anew is asked anew.
        keepUnusedDataFor: 2,
      }),
      bookingMails: builder.query<BookingMail[], string>({
        query: (documentId) => ({ url: `/gratweg/bookings/${documentId}/mails`, method: "GET" }),
        transformResponse: ({ data }: { data: BookingMail[] }) => data,
        providesTags: ["BookingMails"],
        keepUnusedDataFor: 2,
      }),
      cancelBooking: builder.mutation<{ outcome: string }, { documentId: string; reason: string }>({
        query: ({ documentId, reason }) => ({
          url: `/gratweg/bookings/${documentId}/cancel`,
          method: "POST",
          data: { reason },
        }),
        transformResponse: ({ data }: { data: { outcome: string } }) => data,
        invalidatesTags: (_result, _error, { documentId }) => [
          { type: "Document", id: `${BOOKING}_${documentId}` },
          { type: "Document", id: `${BOOKING}_LIST` },
          "DepartureSeats",
          "BookingMails",
        ],
      }),
      settleRequest: builder.mutation<unknown, { documentId: string }>({
        query: ({ documentId }) => ({
          url: `/gratweg/bookings/${documentId}/settle`,
          method: "POST",
          data: {},
        }),
        invalidatesTags: (_result, _error, { documentId }) => [
          { type: "Document", id: `${BOOKING}_${documentId}` },
        ],
      }),
      resendMail: builder.mutation<{ state: string }, { documentId: string }>({
        query: ({ documentId }) => ({
          url: `/gratweg/outbox/${documentId}/resend`,
          method: "POST",
          data: {},
        }),
        transformResponse: ({ data }: { data: { state: string } }) => data,
        invalidatesTags: (_result, _error, { documentId }) => [
          { type: "Document", id: `${OUTBOX}_${documentId}` },
          { type: "Document", id: `${OUTBOX}_LIST` },
          "BookingMails",
        ],
      }),
    }),
  });

export const {
  useDepartureSeatsQuery,
  useBookingMailsQuery,
  useCancelBookingMutation,
  useResendMailMutation,
  useSettleRequestMutation,
} = deskApi;
