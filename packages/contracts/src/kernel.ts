export { berlinDay } from "./kernel/berlin-day";
