import { serviceOnly } from "../../../domain/service-only";

/** For the own server alone, which has asked whose token it is. */
const config = { auth: false, middlewares: [serviceOnly(process.env.GRATWEG_SERVICE_SECRET)] };

const route = (method: "GET" | "POST", path: string, handler: string) => ({
  method,
  path: `/internal/${path}`,
  handler,
  config,
});

export default {
  routes: [
    route("GET", "accounts/:id", "account.read"),
    route("POST", "accounts/:id", "account.change"),
    route("GET", "accounts/:id/export", "account.export"),
    route("POST", "accounts/:id/deletion-check", "account.checkDeletion"),
    route("POST", "accounts/:id/deletion", "account.delete"),
    route("POST", "account/confirm-email", "account.confirmEmail"),
    route("POST", "deletion-receipts", "account.deletionReceipt"),
    route("GET", "accounts/:id/sessions", "account.sessions"),
    route("POST", "accounts/:id/sessions", "account.endSessions"),
    route("GET", "accounts/:id/saved-trips", "account.savedTrips"),
    route("POST", "accounts/:id/saved-trips", "account.saveTrip"),
    route("GET", "accounts/:id/bookings", "account.bookings"),
    route("GET", "accounts/:id/bookings/:number", "account.booking"),
    route("POST", "accounts/:id/bookings/:number/requests", "account.request"),
    route("GET", "accounts/:id/bookings/:number/documents/:kind", "account.paper"),
    route("GET", "users", "managed-user.list"),
    route("GET", "users/audit", "managed-user.audit"),
    route("POST", "users", "managed-user.invite"),
    route("POST", "users/:id/invitation", "managed-user.inviteAgain"),
    route("POST", "users/:id/change", "managed-user.change"),
    route("POST", "users/:id/deletion-check", "managed-user.checkDeletion"),
    route("POST", "users/:id/deletion", "managed-user.delete"),
  ],
};
