export { berlinDay } from "./berlin-day";
