import type { BookingCommand, BookingRequest } from "./types";
import { MAX_TRAVELLERS } from "./arithmetic";

type Json = Readonly<Record<string, unknown>>;

const KEY = /^[\w-]{16,128}$/;
const MAX_NUMBER = 2_147_483_647;
const LONGEST_TEXT = 4000;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown, least = 1): value is string =>
  typeof value === "string" && value.length >= least && value.length <= LONGEST_TEXT && !value.includes("\0");
const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
const hasTexts = (value: unknown, fields: readonly string[]): boolean =>
  isObject(value) && fields.every((field) => isText(value[field]));

/**
 * The server has validated and tidied; this only keeps a mistake between the two from reaching the database. Fields that nobody
 * knows are left out. null: no booking.
 */
export function bookingCommand(body: unknown): BookingCommand | null {
  if (!isObject(body)) return null;
  const { key, requestHash, request, isMember = false, isGuest = false } = body;
  if (typeof isMember !== "boolean" || typeof isGuest !== "boolean") return null;
  if (typeof key !== "string" || !KEY.test(key) || !isText(requestHash) || !isObject(request)) return null;
  const { departure, travellers, contact, options, formSheetVersion, expectedTotal, note } = request;
  const right =
    isWhole(departure, 1, MAX_NUMBER) &&
    Array.isArray(travellers) &&
    isWhole(travellers.length, 1, MAX_TRAVELLERS) &&
    travellers.every((one) => hasTexts(one, ["firstName", "lastName", "birthDate"])) &&
    hasTexts(contact, ["email", "phone", "street", "postalCode", "city", "country"]) &&
    isObject(options) &&
    isWhole(options.singleRooms, 0, travellers.length) &&
    typeof options.insurance === "boolean" &&
    isText(formSheetVersion) &&
    isWhole(expectedTotal, 0, MAX_NUMBER) &&
    (note === undefined || isText(note, 0));
  return right
    ? { key, requestHash, request: tidy(request as unknown as BookingRequest), isMember, isGuest }
    : null;
}

function tidy({ contact, options, ...request }: BookingRequest): BookingRequest {
  return {
    departure: request.departure,
    travellers: request.travellers.map(({ firstName, lastName, birthDate }) => ({
      firstName,
      lastName,
      birthDate,
    })),
    contact: {
      email: contact.email,
      phone: contact.phone,
      street: contact.street,
      postalCode: contact.postalCode,
      city: contact.city,
      country: contact.country,
    },
    options: { singleRooms: options.singleRooms, insurance: options.insurance },
    formSheetVersion: request.formSheetVersion,
    expectedTotal: request.expectedTotal,
    ...(request.note === undefined ? {} : { note: request.note }),
  };
}
