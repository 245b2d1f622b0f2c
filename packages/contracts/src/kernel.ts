export { berlinDay } from "./kernel/berlin-day";
export { isEmail, MAX_EMAIL_LENGTH } from "./entry-text";
export { escapeHtml } from "./kernel/escape-html";
