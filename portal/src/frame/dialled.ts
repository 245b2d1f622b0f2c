/** A number as the telephone dials it; German numbers get their country code. */
export function dialled(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, "");
  return digits.startsWith("0") ? `+49${digits.slice(1)}` : digits;
}
